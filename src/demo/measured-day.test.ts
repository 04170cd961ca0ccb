import { describe, expect, it } from 'vitest'
import { createAtmosphere } from './atmosphere.ts'
import { measuredDay } from './measured-day.ts'

const atmosphere = createAtmosphere(20)
const bern = { lat: 46.948, lon: 7.447 }
/** 21:00 in Switzerland. */
const evening = Date.parse('2026-07-21T19:00:00Z')

describe('the past of a day in the demo world', () => {
  it('begins at midnight, and is the sum of what the radars saw', () => {
    const { rain, soFar } = measuredDay(
      atmosphere,
      { coordinates: bern, station: 'Bern / Zollikofen' },
      evening,
    )
    expect(rain.steps).toHaveLength(21 * 12)
    expect(rain.nowAt).toBe(evening)
    const sum = rain.steps.reduce((mm, { rateMmh }) => mm + (rateMmh ?? 0) / 12, 0)
    expect(rain.fallenTodayMm).toBeCloseTo(sum, 6)
    expect(soFar).toMatchObject({ date: '2026-07-21', station: 'Bern / Zollikofen' })
    expect(soFar?.temperatureMaxC).toBeGreaterThan(soFar?.temperatureMinC ?? 99)
  })

  it('has no temperature where no station stands for the place', () =>
    expect(measuredDay(atmosphere, { coordinates: bern, station: null }, evening).soFar).toBeNull())
})
