import { describe, expect, it } from 'vitest'
import { failedWith, providerFacts, readingOf } from '../../../tests/support/builders/sources.ts'
import { hourOf, placeOf, reportOf } from '../../../tests/support/builders/weather.ts'
import { only } from '../../../tests/support/only.ts'
import { parseCoordinates } from '../../domain/place/coordinates.ts'
import type { Place } from '../../domain/place/place.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { LocalForecasts, LocalPoint } from '../../ports/local-forecasts.ts'
import { createGetWay, type WayQuestion } from './get-way.ts'

/** 12:00 in Switzerland. */
const now = Date.parse('2026-07-21T10:00:00Z')
const stop = (lat: number, elevationM: number | null = 500): Place =>
  placeOf({ slug: `place-${lat}`, coordinates: { lat, lon: 8 }, elevationM })

type World = { isOpenData?: boolean; runAt?: number; northernEnd?: number; readMs?: number }

/** Every two kilometres, in two heights. */
const points = Array.from({ length: 500 }, (_, index): LocalPoint => {
  const heightM = index % 2 === 0 ? 500 : 2300
  const coordinates = { lat: 45.95 + Math.floor(index / 2) / 50, lon: 8 }
  return { index, name: `point-${index}`, kind: 'locality', postcode: null, coordinates, heightM }
})

function create({ isOpenData = true, runAt = now, northernEnd = 90, readMs = 0 }: World = {}) {
  const asked: Place[] = []
  const untils: number[] = []
  const getWay = createGetWay({
    forecasts: only<LocalForecasts>({
      facts: { ...providerFacts('points'), isDemo: false },
      current: () => ({ runAt, points, at: () => null }),
      status: () => ({ observedAt: runAt, fetchedAt: runAt, failure: null }),
    }),
    weather(place, untilAt = Number.POSITIVE_INFINITY) {
      asked.push(place)
      untils.push(untilAt)
      const until = performance.now() + readMs
      while (performance.now() < until);
      if (place.coordinates.lat > northernEnd) return null
      const hourly = Array.from({ length: 30 }, (_, index) =>
        hourOf({
          startAt: now + index * hourMs,
          // Colder to the north, by the hour.
          temperatureC: Math.round(place.coordinates.lat) + index,
          rainMm: index === 3 ? 2 : 0,
          snowMm: 0,
          precipitationChancePercent: index === 3 || index === 5 ? 80 : 5,
          conditionCode: index === 5 ? 211 : 500,
        }),
      )
      const wanted = hourly.filter(({ startAt }) => startAt < untilAt)
      return readingOf({ ...reportOf(now), hourly: wanted }, now)
    },
    getRain: async () => failedWith('no-data'),
    findPlaces: {
      resolve: (value) =>
        placeOf({ slug: value, coordinates: parseCoordinates(value) ?? { lat: 0, lon: 0 } }),
    },
    isOpenData: async () => isOpenData,
    clock: () => now,
  })
  const ask = (question: Partial<WayQuestion> = {}) =>
    getWay({
      route: { stops: [stop(46), stop(46.5), stop(47)] },
      by: 'car',
      leaveAt: now + 20 * minuteMs,
      ...question,
    })
  return { ask, asked, untils }
}

describe('the weather of a way', () => {
  it('is that of each place at the time one is there', async () => {
    const { data } = await create().ask({ leaveAt: now + 80 * minuteMs })
    expect(data?.marks[0]).toMatchObject({
      kind: 'start',
      place: { slug: 'place-46' },
      hour: { temperatureC: 47 },
    })
    const end = data?.marks.at(-1)
    // 145 km at 85 km/h.
    expect(((end?.arriveAt ?? 0) - now) / minuteMs).toBeCloseTo(80 + 102, 0)
    expect(end).toMatchObject({ kind: 'end', hour: { temperatureC: 50 } })
    expect(data?.marks.map(({ kind }) => kind)).toContain('stop')
    expect(data).toMatchObject({ isTrack: false, hasRadar: false })
  })

  it('compares departures, of which one is asked for', async () => {
    const { data } = await create().ask()
    expect(data?.leavings).toHaveLength(13)
    expect(data?.leavings[data.chosen]?.departAt).toBe(now + 20 * minuteMs)
    const [early, late] = [data?.leavings[0], data?.leavings.at(-1)]
    expect(early?.rainMm).toBe(0)
    // Of the third hour it meets 42 minutes.
    expect(late?.rainMm).toBeCloseTo(1.4, 1)
  })

  it('knows from when on there is thunder, up to some hours after', async () => {
    const { data } = await create().ask()
    expect(data?.storm).toEqual({ fromAt: now + 5 * hourMs, untilAt: now + 6 * hourMs })
  })

  it('asks for a bounded number of places, whatever the way', async () => {
    for (const to of [46.05, 47, 50]) {
      const { ask, asked } = create()
      await ask({ route: { stops: [stop(46), stop(to)] } })
      expect(asked.length).toBeLessThanOrEqual(24 + 7)
    }
  })

  it('asks for no hours after the way and the storms that may follow it', async () => {
    const { ask, untils } = create()
    const { data } = await ask()
    const last = data?.leavings.at(-1)?.arriveAt ?? 0
    expect(new Set(untils)).toEqual(new Set([last + 3 * hourMs]))
  })

  it('lets other requests in between its places', async () => {
    const { ask, asked } = create({ readMs: 5 })
    let others = 0
    let isOver = false
    const other = () => {
      others += 1
      if (!isOver) setImmediate(other)
    }
    setImmediate(other)
    await ask()
    isOver = true
    expect(others).toBeGreaterThan(asked.length / 2)
  })

  it('asks at the height of the file, and for no village below', async () => {
    const { ask, asked } = create()
    const points = [1000, 2400, 1200].map((heightM, index) => ({
      coordinates: { lat: 46 + index / 50, lon: 8 },
      heightM,
    }))
    const { data } = await ask({ route: { track: { points, km: 6 } }, by: 'foot' })
    expect(data?.marks.map(({ kind }) => kind)).toContain('top')
    const heights = asked.map(({ elevationM }) => elevationM ?? 0)
    expect(Math.max(...heights)).toBeGreaterThan(2300)
    expect(asked.every(({ names }) => names.en === '')).toBe(true)
    expect(data?.marks[0]?.place.names.en).toBe('Here')
  })

  it('is unknown beyond the forecasts, and told as far as they reach', async () => {
    const { data } = await create({ northernEnd: 46.6 }).ask()
    expect(data?.leavings[0]).toMatchObject({ isPartial: true })
    expect(data?.marks.at(-1)?.hour).toBeNull()
    expect(data?.marks[0]?.hour).not.toBeNull()
  })

  it('is old after missed runs, and none is known without forecasts by points', async () => {
    expect(await create().ask()).toMatchObject({ isStale: false })
    expect(await create({ runAt: now - 7 * hourMs }).ask()).toMatchObject({ isStale: true })
    expect((await create({ isOpenData: false }).ask()).data).toBeNull()
  })
})
