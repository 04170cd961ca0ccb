import { describe, expect, it } from 'vitest'
import { type DayFacts, daySign } from './day-sign.ts'
import type { WeatherIconName } from './weather-icon.ts'

const plain: DayFacts = {
  named: null,
  sky: 'cloudy',
  sunShare: 0.1,
  sunHours: 1.5,
  mm: 0,
  snowCm: null,
  gustKmh: 20,
  maxC: 18,
}
const sun = { sunShare: 0.6, sunHours: 8.8 }

describe('the sign of a day', () => {
  it.each<[string, Partial<DayFacts>, WeatherIconName]>([
    ['a thunderstorm in a sunny day', { ...sun, named: 'thunderstorms', mm: 6 }, 'sun-bolt'],
    ['a day of thunderstorms', { named: 'thunderstorms', mm: 45 }, 'thunderstorm'],
    ['rain and snow', { named: 'sleet', mm: 8 }, 'sleet'],
    ['much snow', { named: 'snow', mm: 21, snowCm: 21 }, 'heavy-snow'],
    ['59 mm, whatever the sun', { ...sun, named: 'rain', mm: 59 }, 'heavy-rain'],
    ['much water as wet snow', { named: 'snow', mm: 31, snowCm: 16 }, 'snow'],
    ['snow', { named: 'snow', mm: 7, snowCm: 7 }, 'snow'],
    ['snow and sun', { ...sun, named: 'snow', mm: 3, snowCm: 3 }, 'sun-snow'],
    ['heavy showers', { named: 'heavy-rain', mm: 12 }, 'heavy-rain'],
    ['a heavy shower and sun', { ...sun, named: 'heavy-rain', mm: 12 }, 'sun-rain'],
    ['rain', { named: 'rain', mm: 3 }, 'rain'],
    ['showers and sun', { ...sun, named: 'showers', mm: 2 }, 'sun-rain'],
    ['rain without an amount', { named: 'rain', mm: null }, 'rain'],
    ['drizzle without an amount', { named: 'drizzle', mm: null }, 'drizzle'],
    ['drizzle all day', { named: 'drizzle', mm: 4 }, 'rain'],
    ['8.8 hours of sun, 35° and 0.4 mm', { ...sun, named: 'showers', mm: 0.4, maxC: 35 }, 'sun-drop'],
    ['a few drops', { named: 'rain', mm: 0.4 }, 'drizzle'],
    ['millimetres that the sentence does not name', { mm: 1.2 }, 'cloudy'],
    ['fog', { sky: 'fog' }, 'fog'],
    ['fog, then sun', { sky: 'fog', sunHours: 3, sunShare: 0.3 }, 'fog-sun'],
    ['a dry storm', { ...sun, sky: 'sunny', gustKmh: 93 }, 'windy'],
    ['heat', { ...sun, sky: 'sunny', maxC: 33 }, 'hot'],
    ['heat under a cloud', { maxC: 33 }, 'cloudy'],
    ['bitter cold', { ...sun, sky: 'sunny', maxC: -15 }, 'cold'],
    ['a sunny winter’s day on a summit', { ...sun, sky: 'sunny', maxC: -12 }, 'sunny'],
    ['sun', { ...sun, sky: 'sunny' }, 'sunny'],
    ['sun and clouds', { ...sun, sky: 'partly-cloudy' }, 'partly-cloudy'],
    ['clouds', {}, 'cloudy'],
    ['a closed deck', { sunShare: 0.01, sunHours: 0.1 }, 'overcast'],
  ])('%s', (_, facts, sign) => expect(daySign({ ...plain, ...facts })).toBe(sign))
})
