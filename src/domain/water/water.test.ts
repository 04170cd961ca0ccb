import { describe, expect, it } from 'vitest'
import { gaugeOf } from '../../../tests/support/builders/water.ts'
import { hourMs, minuteMs } from '../time/durations.ts'
import {
  isCurrentWater,
  levelTrend,
  mergeWater,
  temperatureTrend,
  type WaterReading,
  type WaterStation,
  waterNear,
} from './water.ts'

const now = Date.parse('2026-07-15T14:00:00Z')

const station = (more: Partial<WaterStation> = {}) => gaugeOf(now - 10 * minuteMs, more)

/** One answer every 20 minutes for so many hours up to now. */
function fedFor(hours: number, at: (at: number) => Partial<WaterStation>): WaterReading | undefined {
  let known: WaterReading[] = []
  for (let t = now - hours * hourMs; t <= now; t += 20 * minuteMs)
    known = mergeWater(known, [station({ measuredAt: t, ...at(t) })], t)
  return known[0]
}

describe('mergeWater', () => {
  it('keeps one value per hour of little more than a day', () => {
    const reading = fedFor(72, () => ({}))
    expect(reading?.measuredAt).toBe(now)
    expect(reading?.earlier.length).toBe(26)
    const ages = reading?.earlier.map(([at]) => (now - at) / hourMs) ?? []
    expect(Math.max(...ages)).toBeLessThanOrEqual(26)
    expect(ages).toEqual([...ages].sort((a, b) => b - a))
  })

  it('keeps a station that an answer leaves out, with its own time, for a day', () => {
    const known = mergeWater([], [station(), station({ id: '2209', kind: 'lake' })], now)
    const half = mergeWater(
      known,
      [station({ id: '2209', kind: 'lake', measuredAt: now + hourMs })],
      now + hourMs,
    )
    expect(half.find(({ id }) => id === '2135')?.measuredAt).toBe(now - 10 * minuteMs)
    expect(mergeWater(known, [], now + 25 * hourMs)).toEqual([])
  })

  it.each([
    ['older than a day: a gauge that a rock fall destroyed', now - 400 * 24 * hourMs],
    ['of tomorrow: a gauge with a wrong clock', now + 24 * hourMs],
  ])('leaves out a value %s', (_, measuredAt) => {
    expect(mergeWater([], [station({ measuredAt })], now)).toEqual([])
  })

  it('does not go back to an older value', () => {
    const known = mergeWater([], [station()], now)
    const again = mergeWater(known, [station({ measuredAt: now - hourMs, danger: 2 })], now)
    expect(again[0]).toMatchObject({ measuredAt: now - 10 * minuteMs, danger: 1 })
  })
})

describe('trends', () => {
  it.each([
    ['rising', 0.05, 'rising'],
    ['falling', -0.05, 'falling'],
    ['steady: under 3 cm in 3 h', 0.005, 'steady'],
  ] as const)('a river is %s', (_, perHour, direction) => {
    const reading = fedFor(6, (at) => ({ levelM: 502 + (perHour * (at - now)) / hourMs }))
    const trend = reading && levelTrend(reading)
    expect(trend).toMatchObject({ direction, hours: 3 })
    expect(trend?.change).toBeCloseTo(3 * perHour, 5)
  })

  it('a lake is compared with yesterday', () => {
    const reading = fedFor(30, (at) => ({ kind: 'lake', levelM: 406 + (0.001 * (at - now)) / hourMs }))
    expect(reading && levelTrend(reading)).toMatchObject({ direction: 'rising', hours: 24 })
  })

  it('temperature is compared with the same hour of yesterday, not with the cool morning', () => {
    const daily = (at: number) => 18 + 2 * Math.sin((2 * Math.PI * at) / (24 * hourMs))
    const reading = fedFor(30, (at) => ({ temperatureC: daily(at) }))
    expect(reading && temperatureTrend(reading)).toMatchObject({ direction: 'steady', hours: 24 })
  })

  it('is unknown until our own values reach back far enough, and without a value', () => {
    const young = fedFor(1, () => ({}))
    expect(young && levelTrend(young)).toBeNull()
    const day = fedFor(20, () => ({}))
    expect(day && temperatureTrend(day)).toBeNull()
    const gap = fedFor(30, (at) => (at < now ? { levelM: null, temperatureC: null } : {}))
    expect(gap && levelTrend(gap)).toBeNull()
    expect(gap && temperatureTrend(gap)).toBeNull()
  })
})

it('is current for two hours', () => {
  expect(isCurrentWater(station({ measuredAt: now - 2 * hourMs }), now)).toBe(true)
  expect(isCurrentWater(station({ measuredAt: now - 2 * hourMs - 1 }), now)).toBe(false)
})

describe('waterNear', () => {
  const bern = { lat: 46.948, lon: 7.447 }
  const near = (more: Partial<WaterStation>): WaterReading => ({ ...station(more), earlier: [] })

  it('is the largest water with a current temperature', () => {
    const small = near({ id: 'small', dischargeM3s: 2 })
    const silent = near({ id: 'silent', dischargeM3s: 900, temperatureC: null })
    const old = near({ id: 'old', dischargeM3s: 500, measuredAt: now - 3 * hourMs })
    const far = near({ id: 'far', dischargeM3s: 500, coordinates: { lat: 47.4, lon: 8.5 } })
    expect(waterNear([small, near({ id: 'large' }), silent, old, far], bern, now)?.id).toBe('large')
    expect(waterNear([silent, old, far], bern, now)).toBeNull()
  })

  it('is none in flood, which nobody should be led to', () => {
    const flood = near({ id: 'flood', dischargeM3s: 2000, danger: 2 })
    expect(waterNear([near({ id: 'calm' }), flood], bern, now)?.id).toBe('calm')
    expect(waterNear([flood], bern, now)).toBeNull()
  })
})
