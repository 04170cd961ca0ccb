import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditionFromCode, conditions } from './condition.ts'

/** Every id the provider documents (openweathermap.org/weather-conditions), with our condition by day. */
const documented: Record<string, number[]> = {
  thunderstorm: [200, 201, 202, 210, 211, 212, 221, 230, 231, 232],
  drizzle: [300, 301, 302, 310, 311, 312, 313, 314, 321],
  rain: [500, 501],
  'heavy-rain': [502, 503, 504, 511, 520, 521, 522, 531],
  snow: [600, 601, 602, 611, 612, 613, 615, 616, 620, 621, 622],
  cloudy: [701, 711, 721, 731, 741, 751, 761, 762, 771, 781],
  sunny: [800],
  'partly-cloudy': [801, 802, 803, 804],
}

describe('conditionFromCode', () => {
  for (const [condition, codes] of Object.entries(documented)) {
    it.each(codes)(`%i is ${condition}`, (code) => {
      expect(conditionFromCode(code, true)).toBe(condition)
      expect(conditionFromCode(code, false)).toBe(code === 800 ? 'partly-cloudy' : condition)
    })
  }

  it('answers for every whole code of each hundred, not only the documented ones', () => {
    const expected = (code: number): string => {
      if (code < 300) return 'thunderstorm'
      if (code < 400) return 'drizzle'
      if (code < 500) return 'cloudy'
      if (code < 502) return 'rain'
      if (code < 600) return 'heavy-rain'
      if (code < 700) return 'snow'
      if (code < 800) return 'cloudy'
      return code === 800 ? 'sunny' : 'partly-cloudy'
    }
    for (let code = 200; code <= 804; code++)
      expect([code, conditionFromCode(code, true)]).toEqual([code, expected(code)])
  })

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    0,
    -1,
    -800,
    1,
    199,
    400,
    499,
    900,
    1e9,
  ])('claims neither sun nor rain for the unknown code %d', (code) => {
    expect(conditionFromCode(code, true)).toBe('cloudy')
    expect(conditionFromCode(code, false)).toBe('cloudy')
  })

  it('gives one of the eight values whatever comes in', () => {
    fc.assert(
      fc.property(fc.double(), fc.boolean(), (code, isDay) =>
        conditions.includes(conditionFromCode(code, isDay)),
      ),
    )
  })

  it('lets day and night differ at a clear sky only', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 1200 }), (code) => {
        const differs = conditionFromCode(code, true) !== conditionFromCode(code, false)
        expect(differs).toBe(code === 800)
      }),
    )
  })
})
