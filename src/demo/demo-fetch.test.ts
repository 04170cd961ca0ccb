import { describe, expect, it } from 'vitest'
import { isSoak } from '../../tests/support/soak.ts'
import { atmosphere, fetchAt, forecastHours, forecastUrl, readRadar } from './demo-wire.fixture.ts'
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
    const place = { lat, lon }
    const atMs = Math.floor(nowMs / 300_000) * 300_000
    const rate = atmosphere.rateAt(place, atMs)
    const radar = await readRadar(fetchAt(nowMs + 10 * 60_000), atMs)
    const { xKm, yKm } = toPlane(place)
    const onRadar = radar[Math.floor(280 - yKm) * 710 + Math.floor(xKm + 345)] as number
    // Cell centre and place are up to 700 m apart.
    if (onRadar > 1) expect(rate).toBeGreaterThan(0)
    if (onRadar === 0) expect(rate).toBeLessThan(1)
    const hours = await forecastHours(fetchAt(nowMs), place)
    expect(hours.length).toBeGreaterThan(48)
    const [running] = hours
    expect(running?.startMs).toBe(Math.floor(nowMs / 3_600_000) * 3_600_000)
    if (rate > 0.6) expect(running?.mm).toBeGreaterThan(0)
    for (const { isWet, mm, chancePercent } of hours) {
      if (mm > 0) expect(isWet).toBe(true)
      if (isWet) expect(chancePercent).toBeGreaterThan(40)
      else expect(chancePercent).toBeLessThan(40)
    }
  })

  it('these cases hold dry and wet ones', () => {
    const wet = cases.filter(({ nowMs, lat, lon }) => atmosphere.rateAt({ lat, lon }, nowMs) > 0).length
    expect(wet).toBeGreaterThanOrEqual(wetOnes - 1)
    expect(wet).toBeLessThan(random)
  })
})

it('answers 404 at addresses of no upstream, and nothing to a caller that gave up', async () => {
  const fetch = fetchAt(Date.UTC(2026, 10, 25, 12))
  expect((await fetch('https://elsewhere.test/')).status).toBe(404)
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(fetch(forecastUrl({ lat: 46.95, lon: 7.45 }), { signal })).rejects.toThrow('enough')
})
