import { expect, it } from 'vitest'
import { conditionFromCode } from './condition.ts'
import { drySkyOf, gravest, isWorthTelling, wetWeatherOf } from './weather-words.ts'

it.each([
  [211, 'thunderstorms', 'cloudy'],
  [300, 'drizzle', 'cloudy'],
  [321, 'showers', 'cloudy'],
  [500, 'rain', 'cloudy'],
  [502, 'heavy-rain', 'cloudy'],
  [520, 'showers', 'cloudy'],
  [522, 'heavy-rain', 'cloudy'],
  [601, 'snow', 'cloudy'],
  [615, 'sleet', 'cloudy'],
  [741, null, 'fog'],
  [771, null, 'cloudy'],
  [800, null, 'sunny'],
  [802, null, 'partly-cloudy'],
  [804, null, 'cloudy'],
  [9999, null, 'cloudy'],
])('code %i is %s before a sky that is %s', (conditionCode, wet, sky) => {
  const coded = { conditionCode, condition: conditionFromCode(conditionCode, true), isDay: true }
  expect(wetWeatherOf(coded)).toBe(wet)
  expect(drySkyOf(coded)).toBe(sky)
})

it('calls a sunny sky clear by night', () => {
  expect(drySkyOf({ conditionCode: 800, condition: conditionFromCode(800, false), isDay: false })).toBe(
    'clear',
  )
})

it('lets something fall exactly where the condition says so', () => {
  for (let code = 200; code <= 804; code++) {
    const condition = conditionFromCode(code, true)
    const isWet = !['sunny', 'partly-cloudy', 'cloudy'].includes(condition)
    expect([code, wetWeatherOf({ conditionCode: code, condition, isDay: true }) !== null]).toEqual([
      code,
      isWet,
    ])
  }
})

it('ranks what falls', () => {
  expect(gravest(['rain', 'thunderstorms', 'drizzle'])).toBe('thunderstorms')
  expect(gravest(['showers', 'drizzle'])).toBe('showers')
  expect(gravest([])).toBeNull()
})

it.each([
  ['sunny', 'cloudy', true],
  ['sunny', 'partly-cloudy', false],
  ['partly-cloudy', 'cloudy', false],
  ['sunny', 'clear', false],
  ['cloudy', 'fog', true],
  ['fog', 'sunny', true],
] as const)('from %s to %s is worth telling: %s', (from, to, expected) => {
  expect(isWorthTelling(from, to)).toBe(expected)
  expect(isWorthTelling(to, from)).toBe(expected)
})
