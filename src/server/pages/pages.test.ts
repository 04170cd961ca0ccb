import { createContext } from 'react-router'
import { expect, it } from 'vitest'
import { failedWith, readingOf } from '../../../tests/support/builders/sources.ts'
import { reportOf } from '../../../tests/support/builders/weather.ts'
import { only } from '../../../tests/support/only.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { ownIdentity } from '../../domain/identity.ts'
import type { Place } from '../../domain/place/place.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import type { RequestContext, SiteSettings } from '../../page-contract/page-contract.ts'
import type { Services } from '../../services/services.ts'
import type { GetWeather } from '../../services/weather/get-weather.ts'
import { createFairShares } from '../http/fair-shares.ts'
import { createPageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import { createRenderGate } from './render-gate.ts'

/** Pages that name the instant they were rendered at, and ask for the weather. */
function pagesAt(clock: () => number, getWeather: GetWeather = async () => readingOf(reportOf(0), 0)) {
  const requestContext = createContext<RequestContext>()
  return createPages({
    appHandler: async () => ({
      release: 'test',
      requestContext,
      handle: async (_, context) => {
        const { services, now, client } = context.get(requestContext)
        await services.getWeather({} as Place, client)
        return new Response(new Date(now).toISOString(), { headers: { 'content-type': 'text/html' } })
      },
      finishDocument: (html) => ({ html, scriptHashes: [] }),
      textFilesOf: () => [],
      drawPreview: async () => null,
      routeOf: () => 'routes/location',
    }),
    services: async () => only<Services>({ getWeather, getWorldWeather: getWeather }),
    baseMapStyleUrl: null,
    site: only<SiteSettings>({ identity: ownIdentity }),
    adOrigins: [],
    publicOrigin: 'https://weather.test',
    cache: createPageCache({ maxBytes: 100_000, clock, now: clock }),
    gate: createRenderGate({ now: clock }),
    shares: createFairShares({ atOnce: 2, perMinute: 1000, longestWaitMs: 0, now: clock }),
    onRender: () => {},
    countView: () => {},
    clock,
    log: recordedLog(),
  })
}

it.each([
  ['a full minute, else', '2026-12-31T22:20:30Z', '2026-12-31T22:21:29Z', '2026-12-31T22:21:30Z'],
  ['up to midnight in Switzerland', '2026-12-31T22:59:30Z', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'],
  ['up to midnight in Nepal', '2026-12-31T18:14:30Z', '2026-12-31T18:14:59Z', '2026-12-31T18:15:00Z'],
])('a page is kept %s', async (_, renderedAt, lastKept, renewedAt) => {
  let now = 0
  const pages = pagesAt(() => now)
  const shown = async (at: string) => {
    now = Date.parse(at)
    const page = await pages.answer(new Request('https://weather.test/de/location/bern'), 'client')
    return Date.parse(await page.text())
  }
  expect(await shown(renderedAt)).toBe(Date.parse(renderedAt))
  expect(await shown(lastKept)).toBe(Date.parse(renderedAt))
  expect(await shown(renewedAt)).toBe(Date.parse(renewedAt))
})

it('what is appended to an address makes no other page of it', async () => {
  let now = Date.parse('2026-12-31T22:20:30Z')
  const pages = pagesAt(() => now)
  const shown = async (search: string) => {
    now += 1000
    return (await pages.answer(new Request(`https://weather.test/de/location/bern${search}`), 'a')).text()
  }
  const plain = await shown('')
  expect(await shown(`?x=${'a'.repeat(15_000)}`)).toBe(plain)
  expect(await shown('?view=table')).not.toBe(plain)
})

it.each<[string, Outcome<WeatherReport>]>([
  ['has no weather', failedWith('unavailable')],
  [
    'waits for a better source',
    readingOf(reportOf(0), 0, { failures: [{ provider: 'meteoswiss', kind: 'pending' }] }),
  ],
])('a page that %s is not kept: the next request asks again', async (_, outcome) => {
  let now = Date.parse('2026-12-31T22:20:30Z')
  const pages = pagesAt(
    () => now,
    async () => outcome,
  )
  const shown = async () =>
    Date.parse(await (await pages.answer(new Request('https://weather.test/de/location/bern'), 'a')).text())
  expect(await shown()).toBe(now)
  now += 1
  expect(await shown()).toBe(now)
})
