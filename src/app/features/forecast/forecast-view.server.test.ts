import { beforeAll, describe, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { currentOf, dayOf, hourOf, zurich } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { startOfLocalDay } from '../../../domain/time/local-time.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { DailyWeather, HourlyWeather, WeatherReport } from '../../../domain/weather/weather.ts'
import type { MorningForecast } from '../../../services/local-weather/morning-forecast.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { forecastQuery } from './forecast-query.ts'
import type { LoadedForecast } from './forecast-view.server.ts'
import { forecastView } from './forecast-view.server.ts'

const timeZone = 'Europe/Zurich'
/** 10:10 in Zürich. */
const now = Date.parse('2026-11-15T09:10:00Z')
const place = zurich
const air = {
  condition: 'rain',
  conditionCode: 500,
  isDay: true,
  humidityPercent: 80,
  pressureHpa: 1013,
  dewPointC: 4,
  uvIndex: 1.2,
  cloudPercent: 90,
  windSpeedKmh: 12,
  windGustKmh: 30,
  windFromDegrees: 270,
} as const

const hoursFrom = (firstAt: number): HourlyWeather[] =>
  Array.from({ length: 48 }, (_, index) =>
    hourOf({
      ...air,
      startAt: firstAt + index * hourMs,
      temperatureC: 5 + (index % 24) / 4,
      precipitationChancePercent: 60,
      rainMm: index === 4 ? 1.2 : null,
    }),
  )

const daysFrom = (first: string): DailyWeather[] =>
  Array.from({ length: 8 }, (_, index) =>
    dayOf({
      ...air,
      date: new Date(Date.parse(`${first}T12:00:00Z`) + index * 24 * hourMs).toISOString().slice(0, 10),
      temperatureMaxC: 9 + index,
      temperatureMinC: 3,
      temperatureMeanC: 6,
      precipitationChancePercent: 60,
      rainMm: index === 2 ? 14 : null,
      moonPhase: index === 0 ? null : 0.5,
    }),
  )

function outcomeOf(change: Partial<WeatherReport> = {}, at = now): Outcome<WeatherReport> {
  return readingOf(
    {
      coordinates: place.coordinates,
      timeZone,
      current: currentOf({ ...air, observedAt: at, temperatureC: 7 }),
      hourly: hoursFrom(Math.floor(at / hourMs) * hourMs),
      daily: daysFrom('2026-11-15'),
      ...change,
    },
    at,
  )
}

type Asked = { search?: string; at?: number; language?: Language; morning?: MorningForecast | null }

function viewOf(outcome: Outcome<WeatherReport>, asked: Asked = {}) {
  const { search = '', at = now, language = 'en', morning = null } = asked
  const writing = writingIn(language, at)
  return forecastView({ outcome, rain: null, morning }, place, forecastQuery.read(search), writing)
}
function loaded(outcome: Outcome<WeatherReport>, search = '', at = now): LoadedForecast {
  const { forecast } = viewOf(outcome, { search, at })
  if ('failure' in forecast) throw new Error(forecast.failure)
  return forecast
}

beforeAll(() => loadAllTexts(languages))

describe('what changed since this morning', () => {
  const forecast = {
    sourceId: 'meteoswiss-forecast',
    runAt: now,
    point: { name: 'Zürich', heightM: 409, distanceKm: 0, heightDifferenceM: 0 },
  }
  const changed = (pointName: string, change: Partial<HourlyWeather> = {}) => {
    const outcome = outcomeOf({ forecast })
    const hourly = (outcome.data?.hourly ?? []).map((hour) => ({ ...hour, ...change }))
    const view = viewOf(outcome, { morning: { pointName, hourly } }).forecast
    return 'failure' in view ? view.failure : view.changed
  }

  it('is one line', () => {
    expect(changed('Zürich', { temperatureC: -20 })).toMatch(
      /^Changed since this morning: \d+° warmer \w+\.$/,
    )
  })

  it('is nothing where nothing did, of another point, or without a run of the morning', () => {
    expect(changed('Zürich')).toBeNull()
    expect(changed('Bern', { temperatureC: -20 })).toBeNull()
    expect(loaded(outcomeOf({ forecast })).changed).toBeNull()
  })
})

describe('today and the seven days after it', () => {
  it('are as many as on the home page, the first is today, the week has a sentence', () => {
    const { days, weekSentence } = loaded(outcomeOf())
    expect(days.map(({ date }) => date)).toEqual(
      [15, 16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`),
    )
    expect(days[0]?.weekday).toBe('Today')
    expect(weekSentence).toBe('3° to 16°, warmest on Sunday 22 November. Wettest on Tuesday: 14\u00a0mm.')
    const french = viewOf(outcomeOf(), { language: 'fr' }).forecast
    expect(french).toMatchObject({ weekSentence: expect.stringContaining('maximum dimanche 22 novembre') })
  })

  it('are called dry where nothing is to fall, and told of the least that is shown', () => {
    const week = (rainMm: number | null) => {
      const dry = { precipitationChancePercent: 5, rainMm, conditionCode: 800, condition: 'sunny' as const }
      const daily = daysFrom('2026-11-15').map((day) => ({ ...day, ...dry }))
      return loaded(outcomeOf({ daily, hourly: [] })).weekSentence
    }
    expect(week(null)).toContain('No precipitation expected.')
    expect(week(0)).toContain('No precipitation expected.')
    expect(week(0.07)).toContain('0.1\u00a0mm')
  })

  it('say how high the place lies, and what height they are for where the maker says so', () => {
    expect(loaded(outcomeOf()).heights).toEqual(['408\u00a0m a.s.l.'])
    const forecast = { sourceId: 'met-norway', runAt: now, heightM: 620 }
    expect(loaded(outcomeOf({ forecast })).heights).toEqual([
      '408\u00a0m a.s.l.',
      'Forecast for 620\u00a0m above sea level',
    ])
  })

  it('say a height once where they are for it, or for a point that is compared to it', () => {
    const own = { sourceId: 'met-norway', runAt: now, heightM: 408 }
    expect(loaded(outcomeOf({ forecast: own })).heights).toEqual(['Forecast for 408\u00a0m above sea level'])
    const point = { name: 'Zürich', heightM: 409, distanceKm: 0.4, heightDifferenceM: 1 }
    const forecast = { sourceId: 'meteoswiss-forecast', runAt: now, point }
    expect(loaded(outcomeOf({ forecast })).heights).toEqual([
      expect.stringMatching(/^Forecast for Zurich \(409\u00a0m\), issued at/),
    ])
  })

  it('leave out what is not given', () => {
    expect(loaded(outcomeOf()).days[3]?.amountMm).toBeNull()
    expect(loaded(outcomeOf()).chosen.facts.moon).toBeNull()
    expect(loaded(outcomeOf(), 'day=2026-11-16').chosen.facts.moon).toEqual({ phase: 0.5, name: 'Full moon' })
    const calm = daysFrom('2026-11-15').map((day) => ({ ...day, windSpeedKmh: null, windGustKmh: null }))
    expect(loaded(outcomeOf({ daily: calm, hourly: [] })).days.every(({ wind }) => wind === null)).toBe(true)
  })

  it('of an old report begin with today, not with yesterday', () => {
    const old = outcomeOf({ daily: daysFrom('2026-11-13') })
    expect(loaded(old).days[0]?.date).toBe('2026-11-15')
    expect(viewOf(outcomeOf({ daily: daysFrom('2026-11-01') })).forecast).toEqual({ failure: 'no-days' })
  })

  it('are marked as old past their age', () => {
    expect(loaded(outcomeOf()).isOld).toBe(false)
    expect(loaded(outcomeOf(), '', now + 2 * hourMs).isOld).toBe(true)
  })

  it('the failure of the service is passed on', () => {
    const failed = { data: null, failures: [{ provider: 'openweather', kind: 'key-missing' }] } as const
    expect(viewOf({ ...failed, failures: [...failed.failures] }).forecast).toEqual({ failure: 'key-missing' })
  })
})

describe('the chosen day', () => {
  it('in place of today there are the next 24 hours, and today in a sentence', () => {
    const { hours, missing, title, today } = loaded(outcomeOf()).chosen
    expect([title, today]).toEqual(['Next 24 hours', 'Today, Sunday 15 November'])
    expect(hours?.hours).toHaveLength(24)
    expect(hours?.hours[0]?.time).toBe('10:00')
    expect(hours?.hours.at(-1)?.time).toBe('09:00')
    expect(hours?.midnights).toEqual([0.583])
    expect(hours?.now).toBeCloseTo(10 / 60 / 24, 2)
    expect(missing).toBeNull()
  })

  it('late in the evening the day is told of its evening, the chart of what it shows', () => {
    const at = Date.parse('2026-11-15T21:10:00Z')
    const hourly = hoursFrom(at - 10 * 60_000).map((hour, index) => ({
      ...hour,
      temperatureC: index < 2 ? 7 : 34,
    }))
    const { hours, sentence, today } = loaded(outcomeOf({ hourly }, at), '', at).chosen
    expect(hours?.hours.map(({ time }) => time).slice(0, 3)).toEqual(['22:00', '23:00', '00:00'])
    expect(hours?.hours.find(({ day }) => day !== null)?.time).toBe('00:00')
    expect(hours?.summary).toContain('34')
    expect(sentence).toContain('around 7\u00a0degrees')
    expect(today).toBe('Tonight, Sunday 15 November')
  })

  it('a day whose hours end early says from when on', () => {
    const { hours, missing } = loaded(outcomeOf(), 'day=2026-11-17').chosen
    expect(hours?.hours).toHaveLength(10)
    expect(hours?.slots).toBe(24)
    expect(hours?.summary).toMatch(/ Values up to 10:00\.$/)
    expect(missing).toContain('up to 10:00 on Tuesday')
  })

  it('a day beyond the hours has none', () => {
    const { hours, missing } = loaded(outcomeOf(), 'day=2026-11-19').chosen
    expect(hours).toBeNull()
    expect(missing).toContain('For Thursday, only daily values are available.')
  })

  it('an unknown day is today, and said to be', () => {
    const forecast = loaded(outcomeOf(), 'day=nonsense')
    expect(forecast.isOtherDay).toBe(true)
    expect(forecast.chosen.date).toBe('2026-11-15')
  })

  it('the night of the clock change has 25 hours', () => {
    const at = Date.parse('2026-10-24T08:10:00Z')
    const outcome = outcomeOf({ daily: daysFrom('2026-10-24') }, at)
    const { hours } = loaded(outcome, 'day=2026-10-25', at).chosen
    expect(hours?.slots).toBe(25)
    expect(hours?.hours[0]?.at).toBe(startOfLocalDay('2026-10-25', timeZone))
    expect(hours?.hours.filter(({ hour }) => hour === '02')).toHaveLength(2)
  })

  it('a zone whose hours begin between ours has its hours too, from the first after midnight', () => {
    const { hours, missing } = loaded(outcomeOf({ timeZone: 'Asia/Kolkata' }), 'day=2026-11-16').chosen
    expect(hours?.hours[0]?.hour).toBe('00:30')
    expect(hours).toMatchObject({ slots: 24, hours: { length: 24 } })
    expect(missing).toBeNull()
  })

  it('sunrise and sunset are those of the place, not of the point its forecast is for', () => {
    const daily = daysFrom('2026-11-15').map((day) => ({
      ...day,
      sunriseAt: Date.parse(`${day.date}T06:00:00Z`),
      sunsetAt: Date.parse(`${day.date}T16:00:00Z`),
    }))
    const { chosen } = loaded(outcomeOf({ daily }), 'day=2026-11-16')
    expect(chosen.facts).toMatchObject({ sunrise: '07:31', sunset: '16:49' })
  })

  it('nights are those of the place', () => {
    const nights = loaded(outcomeOf(), 'day=2026-11-16').chosen.hours?.nights ?? []
    expect(nights).toHaveLength(2)
    expect(nights[0]?.from).toBe(0)
    // Sunrise about 07:31, sunset about 16:49.
    expect((nights[0]?.to ?? 0) * 24).toBeCloseTo(7.5, 0)
    expect((nights[1]?.from ?? 0) * 24).toBeCloseTo(16.8, 0)
  })
})
