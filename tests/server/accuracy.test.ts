import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accuracyQuery } from '../../src/app/features/accuracy/accuracy-query.ts'
import { accuracyView } from '../../src/app/features/accuracy/accuracy-view.server.ts'
import { loadAllTexts } from '../../src/app/i18n/catalogues.ts'
import { memoise } from '../../src/domain/memoise.ts'
import { codeOf } from '../../src/domain/rain/rate-codes.ts'
import { minuteMs } from '../../src/domain/time/durations.ts'
import { addDays, startOfLocalDay } from '../../src/domain/time/local-time.ts'
import { accuracyApi } from '../../src/server/api/accuracy-api.ts'
import { createAccuracy } from '../../src/services/accuracy/create-accuracy.ts'
import { createKeepAccuracy } from '../../src/services/accuracy/keep-accuracy.ts'
import { createStationForecasts } from '../../src/services/accuracy/station-forecasts.ts'
import type { CurrentKey } from '../../src/services/operator/weather-key.ts'
import { productCells } from '../../src/services/radar/product-grid.ts'
import { fullProbability } from '../../src/services/radar/radar-parts.ts'
import type { RadarSequence, SequenceFrame } from '../../src/services/radar/show/radar-sequence.ts'
import { rainSamples } from '../../src/services/radar/show/rain-samples.ts'
import { createAccuracyStore } from '../../src/storage/accuracy/create-accuracy-store.ts'
import { createCache } from '../../src/storage/cache/create-cache.ts'
import { type DatabasePlace, openDatabase } from '../../src/storage/database/open-database.ts'
import { createMetNorway, metNorwayFacts } from '../../src/upstreams/met-norway/index.ts'
import { createForecastClient } from '../../src/upstreams/meteoswiss-forecast/client.ts'
import { fetchRun } from '../../src/upstreams/meteoswiss-forecast/fetch-run.ts'
import { createLocalForecasts, localForecastFacts } from '../../src/upstreams/meteoswiss-forecast/index.ts'
import { createStations } from '../../src/upstreams/meteoswiss-stations/index.ts'
import { accuracyWire, stations } from '../support/accuracy-world.ts'
import { apiWith } from '../support/api-with.ts'
import { visitIn } from '../support/builders/visit-in.ts'
import { freshPostgresDatabases, freshSqliteFiles } from '../support/fresh-databases.ts'
import { only } from '../support/only.ts'
import { ownFolder } from '../support/own-folder.ts'
import { recordedLog } from '../support/recorded-log.ts'
import { isSoak } from '../support/soak.ts'

const zone = 'Europe/Zurich'
const [tenMs, halfHourMs, hourMs] = [10 * minuteMs, 30 * minuteMs, 60 * minuteMs]
const firstDay = '2026-11-10'
const startAt = startOfLocalDay(firstDay, zone)
/** The 11th, 12th and 13th are over and verified. */
const endAt = startOfLocalDay(addDays(firstDay, 4), zone) + 80 * minuteMs

const folder = ownFolder(afterAll)
beforeAll(() => loadAllTexts(['en']))

/** It rains from 8 to 10 UTC; the nowcast sees it come and go half an hour late, with 80 or 10 per cent. */
const isRaining = (at: number) => {
  const hour = new Date(at).getUTCHours()
  return hour >= 8 && hour < 10
}
/** A whole radar picture of one value. */
const everywhere = memoise((value: number) => new Uint8Array(productCells).fill(value))

function radarAt(now: number): RadarSequence {
  const nowAt = Math.floor(now / halfHourMs) * halfHourMs
  const frame = (minutes: number): SequenceFrame => {
    const at = nowAt + minutes * minuteMs
    const isPredicted = minutes > 0
    const isWet = isPredicted ? isRaining(at - halfHourMs) : isRaining(at)
    return {
      at,
      kind: isPredicted ? 'predicted' : 'measured',
      codes: everywhere(codeOf(isWet ? 2 : 0)),
      probability: isPredicted ? everywhere(((isWet ? 80 : 10) * fullProbability) / 100) : null,
      picture: null,
    }
  }
  return only<RadarSequence>({ nowAt, frames: [-60, -30, 0, 30, 60, 120].map(frame) })
}

/** The parts of a server that keep and verify forecasts, over a wire of our own and a clock that the test moves. */
function createSite(place: DatabasePlace, name: string) {
  let now = startAt
  const clock = () => now
  const log = recordedLog()
  const wire = accuracyWire(clock)
  const outside = { fetch: wire.fetch, clock, log, userAgent: 'test' }
  const path = join(folder, `${name}-forecasts.db`)
  const cache = createCache({ maxItems: 100, maxBytes: 10_000_000, clock, log })
  const metNorway = createMetNorway({
    ...outside,
    cache,
    acquireTurn: async () => undefined,
  })
  const sources = { openWeather: metNorway, metNorway, local: null, usesOpenData: () => true }
  const key = { key: '', kind: 'open-data', mode: 'live', fingerprint: 'x' } as CurrentKey
  const client = createForecastClient({ ...outside, baseUrl: 'https://data.geo.admin.ch/' })

  /** As a process that starts now has it: only the files and the database are kept. */
  function start() {
    const database = openDatabase(place, log)
    const forecasts = createLocalForecasts({ path, clock, lastFailure: () => null })
    const measurements = createStations({ ...outside, path: join(folder, `${name}.json`) })
    const store = createAccuracyStore(database)
    const forecasters = [localForecastFacts, metNorwayFacts]
    const keepAccuracy = createKeepAccuracy({
      store,
      forecasts,
      measurements,
      fetched: createStationForecasts({
        sources,
        weatherKey: { current: async () => key },
        cache,
        perDay: 1000,
        budget: { mayAsk: async () => true },
      }),
      rain: async (sites, everyMs) => rainSamples(radarAt(now), sites, everyMs),
      isWanted: async () => true,
      forecasters: forecasters.map(({ id }) => id),
      holder: 'one',
      clock,
      log,
    })
    const figures = { figures: store, measurements, forecasters }
    const accuracy = createAccuracy({ source: async () => figures, patienceMs: 1200, clock, log })
    return {
      accuracy,
      store,
      /** Ten minutes pass: measurements are read, then what is due is done. */
      async step() {
        await measurements.refresh()
        keepAccuracy.start()
        await keepAccuracy.stop()
      },
      async stop() {
        await database.close()
      },
    }
  }

  return {
    start,
    wire,
    log,
    at: (time: number) => {
      now = time
    },
    now: clock,
    async publish(day: string) {
      wire.publishRun(day)
      await fetchRun({ client, path, clock, log })
    },
  }
}

/** Half hours whose frame was measured within the test: hits, false alarms, misses, by hand. */
function nowcastByHand(leadMinutes: number) {
  const count = { hits: 0, falseAlarms: 0, misses: 0 }
  for (let from = startAt; from + leadMinutes * minuteMs < endAt; from += halfHourMs) {
    const at = from + leadMinutes * minuteMs
    const [said, came] = [isRaining(at - halfHourMs), isRaining(at)]
    if (said && came) count.hits += stations.length
    if (said && !came) count.falseAlarms += stations.length
    if (!said && came) count.misses += stations.length
  }
  return count
}

/** Both databases keep the same contract (accuracy-store.contract.ts); four days of round trips take minutes on PostgreSQL. */
const databases = [
  ['SQLite', freshSqliteFiles()] as const,
  ...(isSoak ? [['PostgreSQL', freshPostgresDatabases().place] as const] : []),
]

describe.each(databases)('the accuracy of live sources on %s', (name, freshPlace) => {
  let site: ReturnType<typeof createSite>
  let running: ReturnType<ReturnType<typeof createSite>['start']>

  beforeAll(async () => {
    site = createSite(await freshPlace(), name)
    running = site.start()
    for (let at = startAt; at < endAt; at += tenMs) {
      site.at(at + minuteMs)
      const sinceMidnight = (at - startAt) % (24 * hourMs)
      if (sinceMidnight === 6 * hourMs + halfHourMs)
        await site.publish(addDays(firstDay, Math.floor((at - startAt) / (24 * hourMs))))
      // A new process in the middle of a morning, and one between a forecast and its day.
      if (sinceMidnight === 7 * hourMs || sinceMidnight === 20 * hourMs) {
        await running.stop()
        running = site.start()
      }
      await running.step()
    }
  }, 600_000)
  afterAll(() => running.stop())

  const read = async (query: string) => {
    const api = apiWith({ accuracy: running.accuracy }, accuracyApi())
    const answer = await api.request(`/accuracy${query}`)
    expect(answer.status).toBe(200)
    return await answer.json()
  }

  it('equals what a pencil gives: MeteoSwiss', async () => {
    const { days, months, stationCount, forecasters } = await read('')
    expect({ months, stationCount }).toEqual({
      months: { first: '2026-11', last: '2026-11' },
      stationCount: 10,
    })
    const [one, two, three] = days
    expect(one.forecast.high).toEqual({ cases: 30, absoluteC: 0.5, biasC: 0.5 })
    expect(one.forecast.low).toEqual({ cases: 30, absoluteC: 1, biasC: -1 })
    // Wet on the 11th and 13th, announced; five stations are promised rain on the dry 12th.
    expect(one.forecast.rain).toEqual({
      cases: 30,
      hits: { of: 20, percent: 100 },
      falseAlarms: { of: 25, percent: 20 },
    })
    // (20 · 0.3² + 10 · 0.2²) / 30
    expect(one.forecast.chance.brier).toBe(0.073)
    // The day of issue again: 12 → 14, 14 → 10, 10 → 12 °C, 8 / 3 on average.
    expect(one.persistence.high.absoluteC).toBe(2.7)
    expect(one.persistence.high.biasC).toBeCloseTo(0, 12)
    expect(one.persistence.rain).toMatchObject({
      hits: { of: 20, percent: 0 },
      falseAlarms: { of: 10, percent: null },
    })
    expect(one.climatology.high.cases).toBe(30)
    expect(two.forecast.high).toEqual({ cases: 20, absoluteC: 1, biasC: 1 })
    // Too few: the number is given, no figure.
    expect(three.forecast.high).toEqual({ cases: 10, absoluteC: null, biasC: null })
    expect(forecasters.map((source: { id: string }) => source.id)).toEqual([
      'meteoswiss-forecast',
      'met-norway',
    ])
  })

  it('equals what a pencil gives: MET Norway, from one request a station and morning', async () => {
    const { days } = await read('?source=met-norway')
    expect(days[0].forecast.high).toEqual({ cases: 30, absoluteC: 2, biasC: 2 })
    expect(days[0].forecast.low).toEqual({ cases: 30, absoluteC: 1, biasC: 1 })
    expect(days[0].forecast.rain).toMatchObject({
      hits: { of: 20, percent: 100 },
      falseAlarms: { of: 20, percent: 0 },
    })
    expect(days[0].forecast.chance.cases).toBe(0)
    expect(days[0].persistence.high.absoluteC).toBe(2.7)
    const requests = site.wire.requests.filter((path) => path.includes('locationforecast'))
    expect(requests).toHaveLength(4 * stations.length)
  })

  it.each([30, 60, 120])('verifies the nowcast %i minutes ahead by the radar', async (lead) => {
    const { nowcast } = await read('')
    const { hits, falseAlarms, misses } = nowcastByHand(lead)
    const found = nowcast.find((one: { lead: number }) => one.lead === lead)
    expect(found.forecast.rain.hits).toEqual({
      of: hits + misses,
      percent: (100 * hits) / (hits + misses),
    })
    expect(found.forecast.rain.falseAlarms).toEqual({
      of: hits + falseAlarms,
      percent: (100 * falseAlarms) / (hits + falseAlarms),
    })
    expect(found.persistence.rain.cases).toBe(found.forecast.rain.cases)
  })

  it('says the same on the page', async () => {
    const { visit } = visitIn({ now: site.now(), services: { accuracy: running.accuracy } })
    const view = await accuracyView(accuracyQuery.read(''), visit)
    expect(view.lead).toBe('Highs forecast for the next day were off by 0.5° on average.')
    expect(view.errors.slice(0, 2).map(({ name, text }) => [name, text])).toEqual([
      ['Forecast', '0.5°'],
      ['Same as today', '2.7°'],
    ])
    expect(view.scope).toBe('10 stations, November 2026')
    expect(view.sources.map(({ text }) => text)).toEqual(['MeteoSwiss (30 cases)', 'MET Norway (30 cases)'])
  })

  it('knows how far it is, and forgets what is older than a year', async () => {
    const counts = await running.store.counts(['meteoswiss-forecast', 'met-norway', 'nowcast'])
    expect(counts.evaluatedAt).toEqual({
      days: startOfLocalDay(addDays(firstDay, 4), zone),
      nowcasts: Math.floor(endAt / halfHourMs) * halfHourMs,
    })
    expect(counts.bytes).toBeLessThan(2_000_000)
    site.at(Date.parse('2027-11-20T12:00:00Z'))
    await running.step()
    expect((await read('?period=year')).days[0].forecast.high.cases).toBe(30)
    site.at(Date.parse('2027-12-01T12:00:00Z'))
    await running.step()
    const { months } = await read('?period=year')
    expect(months).toBeNull()
    expect(await running.store.byLead({ fromMonth: '2000-01' })).toEqual([])
  })
})
