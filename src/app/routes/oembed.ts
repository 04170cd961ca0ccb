import { decoded } from '../../domain/address/decoded.ts'
import { queryOf, text } from '../../domain/address/query.ts'
import { embedCode, embedQuery, embedSizes } from '../features/embed/embed-shape.ts'
import { localisePath, splitPath } from '../i18n/localised-path.ts'
import { translateFor } from '../i18n/page-texts.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/oembed'

const look = { shape: 'card', theme: 'auto', temperature: 'C' } as const

const oembedQuery = queryOf({ format: text, url: text })

/** oEmbed 1.0: what other sites make of a link to a place's page. */
export function loader(args: Route.LoaderArgs) {
  const { services, language, publicOrigin } = visitOf(args)
  const asked = oembedQuery.read(args.url.search)
  if ((asked.format ?? 'json') !== 'json') return new Response(null, { status: 501 })
  const url = URL.parse(asked.url ?? '')
  const { prefix, path } = splitPath(url?.pathname ?? '')
  const slug = /^\/location\/([^/]+)$/.exec(path)?.[1]
  const place = url?.origin === publicOrigin && slug ? services.findPlaces.resolve(decoded(slug) ?? '') : null
  if (!place) return new Response(null, { status: 404 })
  const spoken = prefix ?? language
  const address = publicOrigin + localisePath(`/embed/${place.slug}`, spoken) + embedQuery.write(look)
  const title = translateFor(spoken)('shell.weatherInPlace', { place: place.names[spoken] })
  return Response.json({
    version: '1.0',
    type: 'rich',
    provider_name: translateFor(spoken)('common.appTitle'),
    provider_url: publicOrigin,
    title,
    ...embedSizes[look.shape],
    cache_age: 3600,
    html: embedCode(address, title, look),
  })
}
