import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Services } from '../../services/services.ts'
import type { Env } from '../http/client-address.ts'
import { problem } from '../http/problem.ts'
import { unknownWarnings } from './unknown-warnings.ts'
import { feedLanguage, feedScope, warningsAtom } from './warnings-atom.ts'

/** GET /alerts.atom?place=…|region=…&lang=… */
export function warningsAtomRoute(options: {
  services: () => Promise<Pick<Services, 'findPlaces' | 'getDangers'>>
  publicOrigin: string
}) {
  const route = new Hono<Env>()
  route.get('/', etag({ weak: true }), async (c) => {
    const query = new URL(c.req.url).searchParams
    const language = feedLanguage(query)
    if (!language) return problem(c, { status: 400, code: 'bad-parameter', title: 'No such language' })
    const { findPlaces, getDangers } = await options.services()
    const about = feedScope(query, language, findPlaces)
    if (!about) return problem(c, { status: 404, code: 'not-found', title: 'No such place or region' })
    const report = await getDangers(about.scope, language)
    const unknown = unknownWarnings(report.warnings.data.state)
    if (unknown) return problem(c, unknown.what, unknown.headers)
    return c.body(warningsAtom(report, about, { language, origin: options.publicOrigin }), 200, {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=120',
    })
  })
  return route
}
