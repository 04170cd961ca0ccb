import { describe, expect, it } from 'vitest'
import { all, bern, forecastAt, memoryStore, napf } from '../../../tests/support/accuracy-store.ts'
import { valuesOf } from '../../../tests/support/builders/weather.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { hourMs, minuteMs, tenMinutesMs } from '../../domain/time/durations.ts'
import { addDays, instantOfLocal, localDate, startOfLocalDay } from '../../domain/time/local-time.ts'
import type { DailyWeather } from '../../domain/weather/weather.ts'
import type { AccuracyStore } from '../../ports/accuracy.ts'
import type { LocalPoint, StationValues } from '../../ports/local-forecasts.ts'
import type { RainSample } from '../radar/show/rain-samples.ts'
import { createCollector, type RainSampler } from './collect.ts'
import type { StationForecasts } from './station-forecasts.ts'

const zone = 'Europe/Zurich'

/** 10 °C and dry at night, 20 °C and 0.2 mm in each ten minutes of the noon hour: 1.2 mm a day. */
function measuredAt(at: number): StationValues {
  const startAt = at - tenMinutesMs
  const hour = new Date(startAt).getUTCHours()
  const isNoon = hour === 11
  return valuesOf({
    measuredAt: at,
    temperatureC: isNoon ? 20 : 10,
    precipitation10MinMm: isNoon ? 0.2 : 0,
  })
}

const point: LocalPoint = {
  index: 0,
  name: 'Bern / Zollikofen',
  kind: 'station',
  postcode: null,
  coordinates: bern.coordinates,
  heightM: 553,
}

/** 1 °C too warm by day for each day ahead, 2 °C too cold at night; rain only for tomorrow. */
function forecastFrom(now: number): DailyWeather[] {
  const today = localDate(now, zone)
  return Array.from({ length: 9 }, (_, lead) => ({
    date: addDays(today, lead),
    temperatureMaxC: 20 + lead,
    temperatureMinC: 8,
    rainMm: lead === 1 ? 1.5 : 0,
    snowMm: 0,
    precipitationChancePercent: lead === 1 ? 80 : 20,
  })) as DailyWeather[]
}

function collecting(
  store: AccuracyStore,
  more: {
    rain?: RainSampler
    fetched?: () => Promise<StationForecasts | null>
    lost?: (at: number) => boolean
  } = {},
) {
  let now = 0
  const create = () =>
    createCollector({
      store,
      forecasts: {
        current: () => ({
          runAt: now - 30 * minuteMs,
          points: [point],
          at: () => ({ hourly: [], daily: forecastFrom(now) }),
        }),
      },
      measurements: {
        stations: () => [bern, napf],
        current: () =>
          more.lost?.(now)
            ? []
            : [{ station: bern, values: measuredAt(Math.floor(now / tenMinutesMs) * tenMinutesMs) }],
      },
      fetched: more.fetched ?? (async () => null),
      rain: more.rain ?? (async () => null),
      clock: () => now,
      log: recordedLog(),
    })
  let collect = create()
  return {
    /** As a killed process leaves it. */
    restart: () => {
      collect = create()
    },
    async until(from: number, to: number) {
      for (now = from; now < to; now += tenMinutesMs) await collect()
    },
  }
}

const day = (date: string) => startOfLocalDay(date, zone)
describe('collecting', () => {
  it('keeps each morning’s forecast and counts it once when its day is over', async () => {
    const store = memoryStore()
    const { until, restart } = collecting(store)
    await until(day('2026-11-10'), day('2026-11-12') + 30 * minuteMs)
    // The 10th was measured, but nothing was forecast for it; the 11th is not over until late values have come.
    expect(await store.byLead(all)).toEqual([])
    restart()
    await until(day('2026-11-12') + 30 * minuteMs, day('2026-11-13') + 70 * minuteMs)
    restart()
    await until(day('2026-11-13') + hourMs, day('2026-11-13') + 90 * minuteMs)
    expect((await forecastAt(store, 1))?.sums).toMatchObject({
      highCases: 2,
      highError: 20,
      highAbsolute: 20,
      lowCases: 2,
      lowError: -40,
      lowAbsolute: 40,
      hits: 2,
      misses: 0,
      bin8Cases: 2,
      bin8Wet: 2,
      chanceSquares: 800,
    })
    expect((await forecastAt(store, 2))?.sums).toMatchObject({
      highCases: 1,
      highError: 20,
      misses: 1,
      chanceSquares: 6400,
    })
    const persistence = (await store.byLead(all)).filter(({ source }) => source === 'persistence')
    expect(
      persistence.map(({ leadMinutes, sums }) => [leadMinutes / 1440, sums.highCases, sums.highAbsolute]),
    ).toEqual([
      [1, 2, 0],
      [2, 1, 0],
    ])
    expect((await store.byLead(all)).find(({ source }) => source === 'climatology')?.sums).toMatchObject({
      highCases: 2,
      hits: 0,
      misses: 0,
    })
    // The other station has no forecast point.
    expect((await store.byStation(all)).every(({ station }) => station === 'BER')).toBe(true)
  })

  it('a day with a gap of more than an hour is no case, one of an hour is', async () => {
    const store = memoryStore()
    const gap = (from: string, minutes: number) => (at: number) =>
      at >= Date.parse(from) && at < Date.parse(from) + minutes * minuteMs
    const [whole, broken] = [gap('2026-11-12T03:00:00Z', 60), gap('2026-11-13T03:00:00Z', 70)]
    const { until } = collecting(store, { lost: (at) => whole(at) || broken(at) })
    await until(day('2026-11-11'), day('2026-11-14') + 90 * minuteMs)
    expect((await forecastAt(store, 1))?.sums.highCases).toBe(1)
    expect(await store.dueDays('2026-11-14')).toEqual([])
  })

  it('days of 23 and 25 hours are days', async () => {
    for (const date of ['2026-03-29', '2026-10-25']) {
      const store = memoryStore()
      await collecting(store).until(day(addDays(date, -1)), day(addDays(date, 1)) + 90 * minuteMs)
      expect((await forecastAt(store, 1))?.sums.highCases).toBe(1)
    }
  })

  it('keeps a requested source once a day, at stations with normals, and holds it against its own references', async () => {
    const store = memoryStore()
    const requests: string[] = []
    let fails = 1
    const collector = collecting(store, {
      fetched: async () => ({
        sourceId: 'met-norway',
        most: 20,
        async daysAt({ id }) {
          requests.push(id)
          if (fails-- > 0) throw new Error('away')
          return forecastFrom(day('2026-11-11') + 8 * 3_600_000).map((one) => ({
            ...one,
            temperatureMaxC: 17,
          }))
        },
      }),
    })
    await collector.until(day('2026-11-11'), day('2026-11-11') + 8 * 3_600_000)
    collector.restart()
    await collector.until(day('2026-11-11') + 8 * 3_600_000, day('2026-11-12'))
    // Failed, was left alone for a quarter of an hour, and was not requested again after the restart.
    expect(requests).toEqual(['BER', 'BER'])
    await collector.until(day('2026-11-12'), day('2026-11-13') + 90 * minuteMs)
    const rows = await store.byLead({ ...all, leads: [1440] })
    const of = (source: string) => rows.find((one) => one.source === source)?.sums
    expect(of('met-norway')).toMatchObject({ highCases: 1, highError: -30, highAbsolute: 30, hits: 1 })
    expect(of('met-norway persistence')).toMatchObject({ highCases: 1, highAbsolute: 0 })
    expect(of('met-norway climatology')).toMatchObject({ highCases: 1 })
  })

  it('requests no more stations than the budget allows', async () => {
    const store = memoryStore()
    const requests: string[] = []
    const fetched = async () => ({
      sourceId: 'openweather',
      most: 0,
      daysAt: async ({ id }: { id: string }) => {
        requests.push(id)
        return []
      },
    })
    await collecting(store, { fetched }).until(day('2026-11-11'), day('2026-11-12'))
    expect(requests).toEqual([])
  })

  it('keeps no forecast of the afternoon', async () => {
    const store = memoryStore()
    await collecting(store).until(
      instantOfLocal('2026-11-10', 12, zone),
      day('2026-11-11') + 5 * tenMinutesMs,
    )
    expect(await store.dueDays('2026-12-01')).toEqual([])
  })
})

describe('nowcasts', () => {
  const startAt = Date.parse('2026-11-15T09:00:00Z')
  const frame = (at: number, isPredicted: boolean, wet: (boolean | null)[]): RainSample => ({
    at,
    isPredicted,
    wet,
    chancePercent: wet.map((one) => (isPredicted && one !== null ? (one ? 90 : 10) : null)),
  })

  it('are verified by the frames they were for, at every half hour', async () => {
    const store = memoryStore()
    // Bern gets wet at 09:30 as predicted and dries at 11:00 unforeseen; the radars never see the Napf.
    const isWet = (at: number) => at >= startAt + 30 * minuteMs && at < startAt + 120 * minuteMs
    const sequence = (nowAt: number) => ({
      nowAt,
      samples: [-30, 0, 30, 60, 120].flatMap((minutes) => {
        const at = nowAt + minutes * minuteMs
        if (at % (30 * minuteMs) !== 0) return []
        return [frame(at, minutes > 0, [minutes > 0 ? at > startAt : isWet(at), null])]
      }),
    })
    let nowAt = startAt
    const collector = collecting(store, { rain: async () => sequence(nowAt) })
    for (; nowAt <= startAt + 120 * minuteMs; nowAt += tenMinutesMs) {
      await collector.until(nowAt + minuteMs, nowAt + 2 * minuteMs)
      await collector.until(nowAt + 2 * minuteMs, nowAt + 3 * minuteMs)
      if (nowAt === startAt + hourMs) collector.restart()
    }
    const of = async (source: string, lead: number) =>
      (await store.byLead(all)).find((one) => one.source === source && one.leadMinutes === lead)?.sums
    expect(await of('nowcast', 30)).toMatchObject({ hits: 3, falseAlarms: 1, misses: 0, bin9Cases: 4 })
    expect(await of('nowcast', 60)).toMatchObject({ hits: 2, falseAlarms: 1 })
    expect(await of('nowcast', 120)).toMatchObject({ hits: 0, falseAlarms: 1, chanceSquares: 8100 })
    expect(await of('persistence', 30)).toMatchObject({
      hits: 2,
      misses: 1,
      falseAlarms: 1,
      chanceSquares: 20_000,
    })
    expect((await store.byStation(all)).some(({ station }) => station === 'NAP')).toBe(false)
  })

  it('whose frame never came are dropped', async () => {
    const store = memoryStore()
    await store.queueNowcasts([{ fromAt: startAt, leadMinutes: 30, sites: [] }])
    const late = async (nowAt: number) => {
      await collecting(store, { rain: async () => ({ nowAt, samples: [] }) }).until(nowAt, nowAt + 1)
      return (await store.waitingNowcasts()).length
    }
    expect(await late(startAt + 129 * minuteMs)).toBe(1)
    expect(await late(startAt + 130 * minuteMs)).toBe(0)
  })
})
