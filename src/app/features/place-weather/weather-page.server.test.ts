import { beforeAll, describe, expect, it } from 'vitest'
import { failedWith } from '../../../../tests/support/builders/sources.ts'
import { languages } from '../../../domain/language.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'

import { day, hour, loaded, now, pageOf, reading, report } from './weather-page.fixture.ts'

beforeAll(() => loadAllTexts(languages))

describe('the current weather', () => {
  it('has the place’s values, and only those', async () => {
    const weather = await loaded()
    expect(weather).toMatchObject({
      headline: 'Partly cloudy',
      iconName: 'Partly cloudy',
      temperatureC: 23.6,
      range: { maxC: 26.2, minC: 14.6, extent: 'Whole day, forecast', isRest: false },
      feelsLike: { value: '25', note: 'Warmer: humid air' },
      humidity: { value: '58', note: 'Dew point 15°' },
      wind: { value: '14', note: 'From the south-west, gusts 31\u00a0km/h' },
      precipitation: { value: '0', note: null },
      facts: { sunrise: '05:44', sunset: '21:18', uv: '7, high, 16:00', visibility: '32\u00a0km' },
    })
    expect(weather.age).toMatchObject({
      ago: '10 minutes ago',
      absolute: '15 July 2026, 16:10',
      isOld: false,
    })
  })

  it('after midnight has the sun of the new day, whatever the last reading says', async () => {
    // The sun rises at 05:44:27 on the 15th and at 05:45:27 on the 16th, and sets at 21:18 and at 21:17.
    const { facts } = await loaded({ at: Date.parse('2026-07-15T22:00:28Z') })
    expect(facts).toMatchObject({ sunrise: '05:45', sunset: '21:17' })
  })

  it('leaves out what the provider does not give; precipitation without a forecast is 0', async () => {
    const bare = {
      ...report.current,
      feelsLikeC: null,
      humidityPercent: null,
      windSpeedKmh: null,
      uvIndex: null,
    }
    const weather = await loaded({ weather: reading({ ...report, current: bare, daily: [] }) })
    expect([weather.feelsLike, weather.humidity, weather.wind, weather.facts.uv]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(weather.precipitation).toEqual({ value: '0', note: null })
    expect(weather.range).toEqual({ maxC: 23.6, minC: 20, extent: 'From now until midnight', isRest: true })
    const unknown = await loaded({ weather: reading({ ...report, hourly: [], daily: [] }) })
    expect(unknown.range).toBeNull()
  })

  it('with open data has an index of its own, named so, and the sight of the nearest airport', async () => {
    const forecast = { sourceId: 'met-norway', runAt: null }
    const hourly = report.hourly.map((one) => ({ ...one, uvIndex: null, cloudPercent: 0 }))
    const bare = { ...report.current, visibilityKm: null }
    const weather = reading({ ...report, current: bare, hourly, daily: [], forecast })
    const kloten = {
      id: 'LSZH',
      name: 'Zürich',
      coordinates: { lat: 47.458, lon: 8.548 },
      heightM: 426,
      observedAt: Date.parse('2026-07-15T13:50:00Z'),
      visibilityM: 10_000,
    }
    const { facts } = await loaded({ weather, airports: [kloten] })
    expect(facts.uv).toMatch(/^5, moderate, 16:00 \(calculated, from now\)$/)
    expect(facts.visibility).toBe('10\u00a0km or more, measured at Zürich airport, 10\u00a0km away, 15:50')
    const fog = await loaded({ weather, airports: [{ ...kloten, visibilityM: 350 }], language: 'de' })
    expect(fog.facts.visibility).toBe('0.4\u00a0km, gemessen am Flughafen Zürich, 10\u00a0km entfernt, 15:50')
    expect((await loaded({ weather })).facts.visibility).toBe(null)
  })

  it('in the evening names no index of 0', async () => {
    const evening = report.hourly.filter(({ startAt }) => startAt >= Date.parse('2026-07-15T18:00:00Z'))
    const hourly = evening.map((one) => ({ ...one, uvIndex: null, cloudPercent: 0 }))
    const forecast = { sourceId: 'met-norway', runAt: null }
    const { facts } = await loaded({ weather: reading({ ...report, hourly, daily: [], forecast }) })
    expect(facts.uv).toBe(null)
  })

  it('says how much of the day’s sunshine is left; the list of days has all of it', async () => {
    const hourly = report.hourly.map((one) => ({ ...one, sunshineMinutes: one.isDay ? 42 : 0 }))
    const daily = report.daily.with(0, day(0, { sunshineMinutes: 660 }))
    const weather = reading({ ...report, hourly, daily })
    const { facts, days } = await loaded({ weather })
    expect([facts.sunshine, days.days[0]?.sunshine]).toEqual(['5.5 of 11\u00a0h left', '11\u00a0h'])
    const all = report.daily.with(0, day(0, { sunshineMinutes: 336 }))
    expect((await loaded({ weather: reading({ ...report, hourly, daily: all }) })).facts.sunshine).toBe(
      '5.5\u00a0h',
    )
    expect((await loaded({ weather: reading({ ...report, daily }) })).facts.sunshine).toBe('11\u00a0h')
  })

  it('has no chance of precipitation where only its amount is given', async () => {
    const hourly = report.hourly.map((one) => ({
      ...one,
      conditionCode: 501,
      condition: 'rain' as const,
      precipitationChancePercent: null,
      rainMm: 1,
    }))
    const { precipitation } = await loaded({ weather: reading({ ...report, hourly, daily: [] }) })
    expect(precipitation.value).toBe('–')
    expect(precipitation.note).toMatch(/mm/)
  })

  it('never lies outside today’s range', async () => {
    const hot = { ...report.current, temperatureC: 28.4 }
    expect((await loaded({ weather: reading({ ...report, current: hot }) })).range?.maxC).toBe(28.4)
    expect((await loaded({ weather: reading({ ...report, current: hot, hourly: [] }) })).range?.maxC).toBe(
      28.4,
    )
  })

  it('is as old as its forecast where nothing is measured', async () => {
    const forecast = { sourceId: 'meteoswiss-forecast', runAt: now - 4 * hourMs }
    const { age } = await loaded({ weather: reading({ ...report, forecast }, { observedAt: now }) })
    expect(age).toMatchObject({ ago: '4 hours ago', isOld: false, oldAfterMs: 5 * hourMs })
    const station = { name: 'Fluntern', heightM: 556, distanceKm: 2, heightDifferenceM: 148, measuredAt: now }
    const measured = { ...report, forecast, current: { ...report.current, station } }
    expect((await loaded({ weather: reading(measured, { observedAt: now }) })).age.ago).toBeNull()
  })

  it('is old after an hour', async () => {
    const weather = await loaded({ at: now + hourMs })
    expect(weather.age.isOld).toBe(true)
    expect(weather.hours.hours[0]?.temperatureC).toBe(20)
  })
})

describe('today is what is left of it', () => {
  const at = (clock: string) => Date.parse(`2026-07-15T${clock}:00+02:00`)
  /** Rain until 14:00, sun after it; the provider's day is wet. */
  const wetMorning: WeatherReport = {
    ...report,
    hourly: Array.from({ length: 48 }, (_, index) => hour(index, { conditionCode: 800, condition: 'sunny' })),
    daily: report.daily.with(
      0,
      day(0, { conditionCode: 501, condition: 'rain', rainMm: 11, precipitationChancePercent: 90 }),
    ),
  }

  it('what has fallen is a note beside what is to come', async () => {
    const rain = reading<PlaceRain>({
      nowAt: now,
      stepMinutes: 5,
      steps: [],
      nearest: null,
      fallenTodayMm: 11.2,
    })
    const weather = await loaded({ weather: reading(wetMorning, { observedAt: now }), rain })
    expect(weather.precipitation).toEqual({ value: '0', note: '11\u00a0mm fallen so far' })
    expect(weather.days.days[0]).toMatchObject({ icon: 'sunny', chancePercent: null })
    expect(weather.hours.sentence).toBe('Sunny, 20 to 24\u00a0degrees.')
  })

  it('has the high and low of all of it, measured where a station saw it', async () => {
    const station = { name: 'Fluntern', heightM: 556, distanceKm: 3, heightDifferenceM: 148, measuredAt: now }
    const measuredSoFar = {
      date: '2026-07-15',
      untilAt: now,
      temperatureMaxC: 24.6,
      temperatureMinC: 13.8,
      windGustKmh: 81,
    }
    const current = { ...report.current, station }
    const weather = await loaded({ weather: reading({ ...report, current, measuredSoFar }) })
    expect(weather.range).toEqual({
      maxC: 24.6,
      minC: 13.8,
      extent: 'Whole day, measured until 16:20',
      isRest: false,
    })
    expect(weather.days.days[0]).toMatchObject({ weekday: 'Today', maxC: 24.6, minC: 13.8 })
  })

  it('is tonight from 18:00 on', async () => {
    const evening = await loaded({ weather: reading(wetMorning), at: at('18:00') })
    expect([evening.hours.label, evening.days.days[0]?.weekday]).toEqual(['Tonight', 'Today'])
    const before = await loaded({ weather: reading(wetMorning), at: at('17:59') })
    expect(before.hours.label).toBe('Today')
  })

  it('never takes an hour of tomorrow', async () => {
    const hourly = wetMorning.hourly.map((one) => ({
      ...one,
      temperatureC: one.startAt >= at('23:59') ? 34 : 18,
    }))
    const daily = wetMorning.daily.map((one) => ({ ...one, isRest: true }))
    const weather = await loaded({ weather: reading({ ...wetMorning, hourly, daily }), at: at('20:00') })
    expect(weather.range).toMatchObject({ maxC: 18, minC: 18, isRest: true })
    expect(weather.days.days[0]?.weekday).toBe('Tonight')
    expect(weather.hours.sentence).toContain('around 18\u00a0degrees')
  })

  it('gives snow in centimetres, with its water beside', async () => {
    const hourly = wetMorning.hourly.map((one) => ({
      ...one,
      conditionCode: 601,
      condition: 'snow' as const,
      precipitationChancePercent: 90,
      temperatureC: -4,
      snowMm: 1,
    }))
    const cold = { ...report.current, conditionCode: 601, condition: 'snow' as const, temperatureC: -4 }
    const weather = await loaded({
      weather: reading({ ...wetMorning, current: cold, hourly }),
      at: at('16:00'),
    })
    expect(weather.precipitation.note).toBe(
      '8\u00a0cm of fresh snow to come by midnight (8\u00a0mm of water)',
    )
    expect(weather.hours.hours[1]?.amount).toEqual({ value: '1', unit: 'cm' })
    const rain = reading<PlaceRain>({
      nowAt: at('16:00'),
      stepMinutes: 5,
      steps: [],
      nearest: null,
      fallenTodayMm: 3.2,
    })
    const later = await loaded({
      weather: reading({ ...wetMorning, current: cold, hourly }),
      at: at('16:00'),
      rain,
    })
    expect(later.precipitation.note).toBe(
      '8\u00a0cm of fresh snow to come by midnight (8\u00a0mm of water), 3\u00a0cm fallen so far',
    )
  })
})

describe('a failure', () => {
  it('names its kind and keeps the warnings', async () => {
    const { page, description, isKeyMissing } = await pageOf({ weather: failedWith('quota') })
    expect(isKeyMissing).toBe(false)
    expect(page.weather).toMatchObject({ failure: 'quota', message: expect.stringContaining('quota') })
    expect(page.warnings.notice?.title).toBe('No warnings for Zurich')
    expect(description).toContain('Weather in Zurich')
  })

  it('is none while the source is still answering', async () => {
    const { page } = await pageOf({ weather: failedWith('pending') })
    expect(page.weather).toMatchObject({
      failure: 'pending',
      message: expect.stringContaining('Still loading'),
    })
  })

  it('is looked at again soon where the first radar pictures are on their way', async () => {
    expect(Math.min(...(await pageOf({ rain: failedWith('pending') })).fresh)).toBe(now + 5000)
  })

  it('tells the form for the key from a page about a place', async () => {
    expect((await pageOf({ weather: failedWith('key-missing') })).isKeyMissing).toBe(true)
    expect((await pageOf()).isKeyMissing).toBe(false)
  })
})

describe('the description', () => {
  it('states the current weather with its temperature in °C', async () => {
    expect((await pageOf()).description).toMatch(/^Current weather in Zurich: 24\u00a0°C, partly cloudy\./)
    expect((await pageOf({ language: 'it' })).description).toContain('Zurigo')
  })
})

describe('the week', () => {
  /** Zürich, with the fourth day of the week as given; only its own values are known. */
  const week = async (rest: Parameters<typeof day>[1], language: 'en' | 'de' | 'fr' | 'it' = 'en') => {
    const daily = report.daily.map((one, index) => (index === 3 ? day(3, rest) : one))
    const { days } = await loaded({ weather: reading({ ...report, daily }), language })
    const shown = days.days[3]
    if (!shown) throw new Error('no fourth day')
    return { ...shown, heaviest: days.heaviest }
  }
  const flood = { rainMm: 59, snowMm: 0, precipitationRangeMm: { p10: 18, p90: 131 } }
  const blizzard = { rainMm: 0, snowMm: 21, precipitationRangeMm: { p10: 8, p90: 34 }, temperatureMeanC: -5 }

  it('has the amount of a wet day, and no word of usual ones', async () => {
    const shown = await week({ rainMm: 3.2, snowMm: 0, windGustKmh: 59 })
    expect(shown.amount).toEqual({ value: '3.2', unit: 'mm' })
    expect([shown.mark, shown.amountRange, shown.gusts, shown.heaviest]).toEqual([
      undefined,
      undefined,
      undefined,
      null,
    ])
    expect((await week({ rainMm: 0, snowMm: 0 })).amount).toBeUndefined()
  })
  it('marks a very wet day with its likely range, and names it', async () => {
    expect(await week(flood)).toMatchObject({
      amount: { value: '59', unit: 'mm' },
      mark: { kind: 'rain', text: 'Very wet' },
      amountRange: '18–131\u00a0mm',
      heaviest: 'Very wet on Saturday: about 59\u00a0mm, up to 131\u00a0mm possible.',
    })
  })
  it('has snow in centimetres', async () => {
    expect(await week(blizzard)).toMatchObject({
      amount: { value: '21', unit: 'cm' },
      mark: { kind: 'snow', text: 'A lot of snow' },
      amountRange: '8–34\u00a0cm',
      heaviest: 'A lot of snow on Saturday: about 21\u00a0cm, up to 34\u00a0cm possible.',
    })
    expect((await week({ rainMm: 0, snowMm: 4, temperatureMeanC: -5 })).amount).toEqual({
      value: '4',
      unit: 'cm',
    })
  })
  it('has gusts from 60 km/h', async () =>
    expect((await week({ windGustKmh: 60 })).gusts).toBe('Gusts 60\u00a0km/h'))
  it.each([
    ['de', 'Sehr nass am Samstag: etwa 59\u00a0mm, bis 131\u00a0mm möglich.'],
    ['fr', 'Très pluvieux samedi\u202f: environ 59\u00a0mm, jusqu’à 131\u00a0mm possibles.'],
    ['it', 'Molto piovoso sabato: circa 59\u00a0mm, possibili fino a 131\u00a0mm.'],
  ] as const)('says it in %s', async (language, text) =>
    expect((await week(flood, language)).heaviest).toBe(text),
  )
})
