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

describe('a day of a region', () => {
  it('is nothing without places', () => {
    expect(regionDay([])).toBeNull()
  })
  it('has one sky where all agree', () => {
    expect(regionDay([day('sunny'), day('sunny')])).toMatchObject({
      sky: 'sunny',
      isUniform: true,
      wet: null,
    })
  })
  it('takes the middle between sun here and cloud there', () => {
    const sunAndRain = [day('sunny'), day('rain', 8, 10)]
    expect(regionDay(sunAndRain)).toMatchObject({ sky: 'partly-cloudy', isUniform: false, wet: null })
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
    expect(regionDay(days)?.wet).toEqual({ weather: 'rain', extent })
  })
  it('names rain and snow where both fall, and lightning before all', () => {
    expect(regionDay([day('rain'), day('snow')])?.wet?.weather).toBe('sleet')
    expect(regionDay([day('rain'), day('thunderstorm'), day('snow')])?.wet?.weather).toBe('thunderstorms')
  })
  it('spans the maxima', () => {
    expect(regionDay([day('sunny', -7.6), day('sunny', 9.4)])).toMatchObject({
      lowestMaxC: -7.6,
      highestMaxC: 9.4,
    })
  })
})
