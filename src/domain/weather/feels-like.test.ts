import fc from 'fast-check'
import { expect, it } from 'vitest'
import { feelsLikeReason } from './feels-like.ts'
import { wholeDegrees } from './units.ts'

it.each([
  [24, 25.4, 58, 14, 'warmer-humid'],
  [30, 32, 30, 5, 'warmer'],
  [30, 32, null, 5, 'warmer'],
  [-4, -9, 94, 18, 'colder-wind'],
  [12, 10, 30, 2, 'colder-dry'],
  [12, 10, 80, 2, 'colder'],
  [12, 10, null, null, 'colder'],
  [12.4, 12.49, 80, 20, null],
  [12.4, 11.6, 80, 20, null],
  [12, null, 80, 20, null],
] as const)(
  '%d feels like %s at %s %% and %s km/h: %s',
  (temperatureC, feelsLikeC, humidityPercent, windSpeedKmh, reason) => {
    expect(feelsLikeReason({ temperatureC, feelsLikeC, humidityPercent, windSpeedKmh }, wholeDegrees)).toBe(
      reason,
    )
  },
)

it('agrees with the rounded figures beside it', () => {
  const degrees = fc.double({ min: -40, max: 45, noNaN: true })
  fc.assert(
    fc.property(
      degrees,
      degrees,
      fc.option(fc.integer({ min: 0, max: 100 })),
      (temperatureC, feelsLikeC, humidityPercent) => {
        const reason = feelsLikeReason(
          { temperatureC, feelsLikeC, humidityPercent, windSpeedKmh: 10 },
          wholeDegrees,
        )
        const sign = Math.sign(Math.round(feelsLikeC) - Math.round(temperatureC))
        expect(reason?.startsWith('warmer') ?? false).toBe(sign > 0)
        expect(reason?.startsWith('colder') ?? false).toBe(sign < 0)
      },
    ),
  )
})
