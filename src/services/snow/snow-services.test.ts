import { beforeEach, expect, it } from 'vitest'
import { providerFacts } from '../../../tests/support/builders/sources.ts'
import { memoryCache } from '../../../tests/support/memory-cache.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { UpstreamError } from '../../domain/failure.ts'
import type { Language } from '../../domain/language.ts'
import type { SnowStation } from '../../domain/snow/snow-station.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { BulletinSource, SnowStationSource } from '../../ports/sources.ts'
import type { Cache } from '../../ports/storage.ts'
import { createGetBulletin } from './get-bulletin.ts'
import { createGetSnowStations } from './get-snow-stations.ts'

let now = 0
let requests: string[] = []
let isDown = false
let cache: Cache
beforeEach(() => {
  now = Date.UTC(2027, 0, 20, 9)
  requests = []
  isDown = false
  cache = memoryCache(() => now)
})

const answer = <T>(name: string, value: T): T => {
  requests.push(name)
  if (isDown) throw new UpstreamError({ provider: name, kind: 'unavailable' }, 'down')
  return value
}
const bulletins: BulletinSource = {
  facts: providerFacts('slf-bulletin'),
  fetchBulletin: async (language) => answer(language, { language, areas: [], isWhole: true }),
}
const stations: SnowStationSource = {
  facts: providerFacts('slf-imis'),
  fetchStations: async () =>
    answer('imis', [{ measuredAt: now - 2 * hourMs }, { measuredAt: now - hourMs }] as SnowStation[]),
}
const villages: SnowStationSource = {
  facts: providerFacts('meteoswiss-snow'),
  fetchStations: async () => {
    throw new UpstreamError({ provider: 'meteoswiss-snow', kind: 'unavailable' }, 'down')
  },
}

function services() {
  const common = { cache, patienceMs: 1200, log: recordedLog() }
  return {
    getBulletin: createGetBulletin({ ...common, source: bulletins }),
    getSnowStations: createGetSnowStations({
      ...common,
      sources: { imis: stations, swissmetnet: villages },
    }),
  }
}

it('fetches once for each language', async () => {
  const wanted: Language[] = ['de', 'fr', 'de']
  for (const language of wanted) await services().getBulletin(language)
  expect(requests).toEqual(['de', 'fr'])
})

it('keeps the last bulletin through an outage and says what failed, for two days', async () => {
  const { getBulletin } = services()
  const first = await getBulletin('de')
  isDown = true
  now += hourMs
  await getBulletin('de')
  const kept = await getBulletin('de')
  expect(kept).toMatchObject({ data: first.data, isStale: true })
  now += 48 * hourMs
  expect(await getBulletin('de')).toEqual({
    data: null,
    failures: [{ provider: 'de', kind: 'unavailable' }],
  })
})

it('dates the stations by their newest measurement; a silent network does not take the other with it', async () => {
  expect(await services().getSnowStations()).toMatchObject({
    imis: { observedAt: now - hourMs, failures: [] },
    swissmetnet: { data: null, failures: [{ provider: 'meteoswiss-snow', kind: 'unavailable' }] },
  })
})
