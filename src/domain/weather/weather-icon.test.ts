import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Condition, conditionFromCode, conditions } from './condition.ts'
import { iconFor, type WeatherIconName } from './weather-icon.ts'

/** Which pictures fit which condition without contradicting it. */
const family: Record<Condition, WeatherIconName[]> = {
  sunny: ['sunny', 'clear-night'],
  'partly-cloudy': ['partly-cloudy', 'partly-cloudy-night', 'clear-night', 'cloudy'],
  cloudy: ['cloudy', 'fog', 'windy'],
  rain: ['rain'],
  'heavy-rain': ['heavy-rain', 'rain'],
  thunderstorm: ['thunderstorm'],
  snow: ['snow', 'sleet'],
  drizzle: ['drizzle', 'rain'],
}

describe('iconFor', () => {
  it.each([
    [800, true, 'sunny'],
    [800, false, 'clear-night'],
    [801, true, 'partly-cloudy'],
    [802, false, 'partly-cloudy-night'],
    [803, true, 'partly-cloudy'],
    [804, true, 'cloudy'],
    [804, false, 'cloudy'],
    [701, true, 'fog'],
    [741, false, 'fog'],
    [771, true, 'windy'],
    [781, true, 'windy'],
    [600, true, 'snow'],
    [611, true, 'sleet'],
    [616, false, 'sleet'],
    [622, true, 'snow'],
    [300, true, 'drizzle'],
    [313, true, 'rain'],
    [314, false, 'rain'],
    [321, true, 'rain'],
    [500, false, 'rain'],
    [502, true, 'heavy-rain'],
    [520, true, 'rain'],
    [522, true, 'heavy-rain'],
    [531, true, 'rain'],
    [211, false, 'thunderstorm'],
    [999, true, 'cloudy'],
  ])('code %i, day %s: %s', (code, isDay, icon) => {
    expect(iconFor(code, conditionFromCode(code, isDay), isDay)).toBe(icon)
  })

  it('stays within the family of its condition for any code, also one that does not fit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.constantFrom(...conditions),
        fc.boolean(),
        (code, condition, isDay) => {
          expect(family[condition]).toContain(iconFor(code, condition, isDay))
        },
      ),
    )
  })

  it('never draws a sun at night nor a moon by day', () => {
    for (let code = 0; code <= 1000; code++) {
      expect(['sunny', 'partly-cloudy']).not.toContain(iconFor(code, conditionFromCode(code, false), false))
      expect(iconFor(code, conditionFromCode(code, true), true)).not.toMatch(/night/)
    }
  })
})
