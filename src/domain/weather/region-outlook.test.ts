import { describe, expect, it } from 'vitest'
import { dayOf } from '../../../tests/support/builders/weather.ts'
import type { Condition } from './condition.ts'
import { regionDay } from './region-outlook.ts'
import type { DailyWeather } from './weather.ts'

const codes: Partial<Record<Condition, number>> = {
  sunny: 800,
  'partly-cloudy': 802,
  cloudy: 741,
  rain: 501,
  snow: 601,
}
const day = (condition: Condition, maxC = 8, chance = 80): DailyWeather =>
  dayOf({
    condition,
    conditionCode: codes[condition] ?? 211,
    temperatureMaxC: maxC,
    temperatureMinC: maxC - 6,
    temperatureMeanC: maxC - 3,
    precipitationChancePercent: chance,
  })

const wetDays = {
  sunny: day('sunny'),
  rain: day('rain'),
  snow: day('snow'),
  thunderstorm: day('thunderstorm'),
  heavyRain: { ...day('heavy-rain'), conditionCode: 502 },
  sleet: { ...day('snow'), conditionCode: 616 },
}
type Told = keyof typeof wetDays

describe('a day of a region', () => {
  it('is nothing without places', () => {
    expect(regionDay([])).toBeNull()
  })
  it('has one sky where all agree', () => {
    expect(regionDay([day('sunny'), day('sunny')])).toMatchObject({
      sky: 'sunny',
      isUniform: true,
      wet: [],
    })
  })
  it('takes the middle between sun here and cloud there', () => {
    const sunAndRain = [day('sunny'), day('rain', 8, 10)]
    expect(regionDay(sunAndRain)).toMatchObject({ sky: 'partly-cloudy', isUniform: false, wet: [] })
  })
  it('names fog where half of the places have it', () => {
    expect(regionDay([day('cloudy'), day('sunny')])).toMatchObject({ sky: 'fog', isUniform: false })
  })
  it.each([
    [1, 'few'],
    [2, 'some'],
    [5, 'most'],
    [9, 'most'],
    [10, 'everywhere'],
  ])('says how far rain in %i of 10 places reaches', (count, extent) => {
    const days = Array.from({ length: 10 }, (_, index) => day(index < count ? 'rain' : 'sunny'))
    expect(regionDay(days)?.wet).toEqual([{ weather: 'rain', extent }])
  })
  const told = (counts: Partial<Record<Told, number>>) => {
    const days = Object.entries(counts).flatMap(([name, count]) =>
      Array.from({ length: count }, () => wetDays[name as Told]),
    )
    return regionDay(days)?.wet.map(({ weather, extent }) => `${weather} ${extent}`)
  }
  it('says of thunderstorms how far they reach, after rain that reaches further', () => {
    expect(told({ rain: 6, thunderstorm: 4 })).toEqual(['rain everywhere', 'thunderstorms some'])
    expect(told({ rain: 3, thunderstorm: 1, sunny: 6 })).toEqual(['rain some', 'thunderstorms few'])
    expect(told({ thunderstorm: 10 })).toEqual(['thunderstorms everywhere'])
    expect(told({ rain: 2, thunderstorm: 6, sunny: 2 })).toEqual(['thunderstorms most'])
    expect(told({ heavyRain: 6, thunderstorm: 4 })).toEqual(['heavy-rain most', 'thunderstorms some'])
  })
  it('says of heavy rain how far it reaches', () => {
    expect(told({ rain: 8, heavyRain: 2 })).toEqual(['rain everywhere', 'heavy-rain some'])
    expect(told({ heavyRain: 10 })).toEqual(['heavy-rain everywhere'])
  })
  it('tells rain from snow, or names both where they reach as far', () => {
    expect(told({ snow: 11, rain: 1 })).toEqual(['snow most', 'rain few'])
    expect(told({ rain: 9, snow: 1 })).toEqual(['rain most', 'snow few'])
    expect(told({ rain: 5, snow: 5 })).toEqual(['sleet most'])
    expect(told({ sleet: 10 })).toEqual(['sleet everywhere'])
    expect(told({ snow: 10 })).toEqual(['snow everywhere'])
  })
  it('names the gravest beside what most places have', () => {
    expect(told({ rain: 7, snow: 1, thunderstorm: 4 })).toEqual(['rain most', 'thunderstorms some'])
  })
  it('spans the maxima', () => {
    expect(regionDay([day('sunny', -7.6), day('sunny', 9.4)])).toMatchObject({
      lowestMaxC: -7.6,
      highestMaxC: 9.4,
    })
  })
})
