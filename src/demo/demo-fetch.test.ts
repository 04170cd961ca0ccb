import { describe, expect, it } from 'vitest'
import { isSoak } from '../../tests/support/soak.ts'
import { isWetCode } from '../domain/weather/wet-code.ts'
import {
  type Air,
  amount,
  atmosphere,
  fetchAt,
  type OneCallAnswer,
  oneCallUrl,
  readJson,
  readRadar,
} from './demo-wire.fixture.ts'
import { unit } from './noise.ts'
import { toPlane } from './swiss-plane.ts'

/** Instants of three years and places within Switzerland. */
const candidates = Array.from({ length: 400 }, (_, i) => ({
  nowMs: Date.UTC(2025, 0, 1) + Math.floor(unit(99, i, 1) * 3 * 365 * 24 * 60) * 60_000,
  lat: 46.0 + 1.5 * unit(99, i, 2),
  lon: 6.3 + 3.6 * unit(99, i, 3),
}))
/** So many at random, and so many more that are wet. */
const [random, wetOnes] = isSoak ? [20, 8] : [5, 3]
const cases = [
  ...candidates.slice(0, random),
  ...candidates
    .slice(20)
    .filter(
      ({ nowMs, lat, lon }) => atmosphere.rateAt({ lat, lon }, Math.floor(nowMs / 300_000) * 300_000) > 0.1,
    )
    .slice(0, wetOnes),
]

describe('all upstreams tell one story', () => {
  it.each(cases)('at $lat, $lon, $nowMs', async ({ nowMs, lat, lon }) => {
    const body = await readJson<OneCallAnswer>(fetchAt(nowMs)(oneCallUrl(lat, lon)))
    const radar = await readRadar(fetchAt(nowMs + 10 * 60_000), body.current.dt * 1000)
    const { xKm, yKm } = toPlane({ lat, lon })
    const onRadar = radar[Math.floor(280 - yKm) * 710 + Math.floor(xKm + 345)] as number
    const now = amount(body.current)
    const isWet = isWetCode(body.current.weather[0]?.id ?? 0)
    expect(isWet).toBe(now > 0)
    // Cell centre and place are up to 700 m apart.
    if (onRadar > 1) expect(now).toBeGreaterThan(0)
    if (onRadar === 0) expect(now).toBeLessThan(1)
    const hour = body.hourly[0] as Air
    expect(hour.dt).toBeLessThanOrEqual(body.current.dt)
    if (isWet) expect(amount(hour)).toBeGreaterThan(0)
    for (const later of body.hourly) {
      expect(isWetCode(later.weather[0]?.id ?? 0)).toBe(amount(later) > 0)
      if (amount(later) === 0) expect(later.pop).toBeLessThan(0.4)
      else expect(later.pop).toBeGreaterThan(0.4)
    }
  })

  it('these cases hold dry and wet ones', () => {
    const wet = cases.filter(({ nowMs, lat, lon }) => atmosphere.rateAt({ lat, lon }, nowMs) > 0).length
    expect(wet).toBeGreaterThanOrEqual(wetOnes - 1)
    expect(wet).toBeLessThan(random)
  })

  it('days are the sums and extremes of their hours', async () => {
    const { hourly, daily, timezone, timezone_offset } = await readJson<OneCallAnswer>(
      fetchAt(Date.UTC(2026, 10, 24, 3, 20))(oneCallUrl(46.95, 7.45)),
    )
    expect([hourly.length, daily.length, timezone, timezone_offset]).toEqual([48, 8, 'Europe/Zurich', 3600])
    const tomorrow = hourly.filter(({ dt }) => new Date((dt + 3600) * 1000).getUTCDate() === 25)
    expect(tomorrow).toHaveLength(24)
    const day = daily[1]
    expect(new Date((day?.dt ?? 0) * 1000).toISOString()).toBe('2026-11-25T11:00:00.000Z')
    expect((day?.rain ?? 0) + (day?.snow ?? 0)).toBeCloseTo(
      tomorrow.reduce((sum, hour) => sum + amount(hour), 0),
      0,
    )
    expect(day?.temp.max).toBe(Math.max(...tomorrow.map((hour) => hour.temp)))
    expect(day?.temp.min).toBe(Math.min(...tomorrow.map((hour) => hour.temp)))
  })
})

it('answers 404 at addresses of no upstream, and nothing to a caller that gave up', async () => {
  const fetch = fetchAt(Date.UTC(2026, 10, 25, 12))
  expect((await fetch('https://elsewhere.test/')).status).toBe(404)
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(fetch(oneCallUrl(46.95, 7.45), { signal })).rejects.toThrow('enough')
})
