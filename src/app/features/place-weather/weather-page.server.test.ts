import { beforeAll, describe, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { dayOf, hourOf, openWeather, zurich } from '../../../../tests/support/builders/weather.ts'
import { allClearAlert, inEveryLanguage, sampleAlerts } from '../../../domain/alert/alert-rules.ts'
import { languages } from '../../../domain/language.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import type { DailyWeather, HourlyWeather, WeatherReport } from '../../../domain/weather/weather.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'

import type { RequestContext } from '../../page/request-context.ts'
import { weatherPage } from './weather-page.server.ts'
import type { LoadedWeather, RainView, WeatherPageView } from './weather-page-view.ts'

const hourMs = 3_600_000
/** 16:20 in Zürich. */
const now = Date.parse('2026-07-15T14:20:00Z')
const _source = openWeather
const air = {
  condition: 'partly-cloudy',
  conditionCode: 802,
  isDay: true,
  humidityPercent: 58,
  pressureHpa: 1015,
  dewPointC: 15,
  uvIndex: 6.6,
  cloudPercent: 40,
  windSpeedKmh: 14.2,
  windGustKmh: 31,
  windFromDegrees: 230,
} as const

const hour = (index: number, rest: Partial<HourlyWeather> = {}): HourlyWeather =>
  hourOf({
    ...air,
    startAt: Date.parse('2026-07-15T14:00:00Z') + index * hourMs,
    feelsLikeC: 20,
    visibilityKm: 10,
    precipitationChancePercent: 0,
    ...rest,
  })
const day = (index: number, rest: Partial<DailyWeather> = {}): DailyWeather =>
  dayOf({
    ...air,
    date: `2026-07-${15 + index}`,
    temperatureMaxC: 26.2,
    temperatureMinC: 14.6,
    temperatureMeanC: 20.4,
    ...rest,
  })
const report: WeatherReport = {
  coordinates: zurich.coordinates,
  timeZone: 'Europe/Zurich',
  current: {
    ...air,
    observedAt: now - 10 * 60_000,
    temperatureC: 23.6,
    feelsLikeC: 25.1,
    visibilityKm: 32,
    rainMmh: null,
    snowMmh: null,
    sunriseAt: Date.parse('2026-07-15T03:44:00Z'),
    sunsetAt: Date.parse('2026-07-15T19:18:00Z'),
  },
  hourly: Array.from({ length: 48 }, (_, index) => hour(index)),
  daily: Array.from({ length: 8 }, (_, index) => day(index)),
}
const reading = <T>(data: T, rest: Partial<Reading<T>> = {}) =>
  readingOf(data, now, { observedAt: null, ...rest })
const noRain: Outcome<PlaceRain> = { data: null, failures: [{ provider: 'radar', kind: 'no-data' }] }
const allClear = reading<AlertReport>({
  state: 'all-clear',
  alerts: [],
  fromProvider: null,
  updatedAt: now,
})

type World = {
  weather?: Outcome<WeatherReport>
  alerts?: Reading<AlertReport>
  rain?: Outcome<PlaceRain>
  language?: RequestContext['language']
  at?: number
  isCovered?: boolean
  fallenMm?: number | null
}
async function pageOf({
  weather,
  alerts = allClear,
  rain = noRain,
  language = 'en',
  at = now,
  isCovered = true,
  fallenMm = null,
}: World = {}) {
  const fresh: number[] = []
  const visit = {
    services: {
      getWeather: async () => weather ?? reading(report, { observedAt: report.current.observedAt }),
      getAlerts: async () => alerts,
      getRain: async () => rain,
      radar: {
        covers: () => isCovered,
        getFallen: async () => (fallenMm === null ? noRain : reading(fallenMm)),
      },
    },
    language,
    savedPlace: null,
    now: at,
    freshUntil: (until: number) => fresh.push(until),
  } as unknown as RequestContext
  return { ...(await weatherPage(zurich, visit)), fresh }
}
async function loaded(world: World = {}): Promise<LoadedWeather> {
  const { weather } = (await pageOf(world)).page
  if ('failure' in weather) throw new Error(`the weather failed: ${weather.failure}`)
  return weather
}

beforeAll(() => loadAllTexts(languages))

describe('the current weather', () => {
  it('has the place’s values, and only those', async () => {
    const weather = await loaded()
    expect(weather).toMatchObject({
      headline: 'Partly cloudy',
      conditionName: 'Partly cloudy',
      temperatureC: 24,
      range: { maxC: 24, minC: 20 },
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
    expect(weather.range).toEqual({ maxC: 24, minC: 20 })
    const unknown = await loaded({ weather: reading({ ...report, hourly: [], daily: [] }) })
    expect(unknown.range).toBeNull()
  })

  it('never lies outside today’s range', async () => {
    const hot = { ...report.current, temperatureC: 28.4 }
    expect((await loaded({ weather: reading({ ...report, current: hot }) })).range?.maxC).toBe(28)
    expect((await loaded({ weather: reading({ ...report, current: hot, hourly: [] }) })).range?.maxC).toBe(28)
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
    const weather = await loaded({ weather: reading(wetMorning, { observedAt: now }), fallenMm: 11.2 })
    expect(weather.precipitation).toEqual({ value: '0', note: '11\u00a0mm fallen so far' })
    expect(weather.days.days[0]).toMatchObject({ icon: 'sunny', chancePercent: null })
    expect(weather.hours.sentence).toBe('Sunny, 20 to 24\u00a0degrees.')
  })

  it('is tonight from 18:00 on', async () => {
    const evening = await loaded({ weather: reading(wetMorning), at: at('18:00') })
    expect([evening.hours.label, evening.days.days[0]?.weekday]).toEqual(['Tonight', 'Tonight'])
    const before = await loaded({ weather: reading(wetMorning), at: at('17:59') })
    expect(before.hours.label).toBe('Today')
  })

  it('never takes an hour of tomorrow', async () => {
    const hourly = wetMorning.hourly.map((one) => ({
      ...one,
      temperatureC: one.startAt >= at('23:59') ? 34 : 18,
    }))
    const weather = await loaded({ weather: reading({ ...wetMorning, hourly }), at: at('20:00') })
    expect(weather.range).toEqual({ maxC: 18, minC: 18 })
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
    expect(weather.precipitation.note).toBe('8\u00a0cm of fresh snow by midnight (8\u00a0mm of water)')
  })
})

describe('24 hours', () => {
  it('say what the chance is for where it is not the hour', async () => {
    const note = async (span: number) => {
      const hourly = report.hourly.map((one) => ({ ...one, precipitationChanceSpanHours: span }))
      return (await loaded({ weather: reading({ ...report, hourly }) })).hours.chanceNote
    }
    expect(await note(3)).toBe('The chance is for three hours, the amount for each hour.')
    expect(await note(1)).toBe('')
  })

  it('say "now" only where an hour has begun', async () => {
    const later = report.hourly.slice(2)
    const { hours } = (await loaded({ weather: reading({ ...report, hourly: later }) })).hours
    expect(hours[0]).not.toHaveProperty('isNow')
    const { hours: running } = (await loaded()).hours
    expect(running.map(({ isNow }) => isNow ?? false)).toEqual([
      true,
      ...Array.from({ length: 23 }, () => false),
    ])
  })

  it('tell an hour that the clock shows twice apart', async () => {
    const night = Date.parse('2026-10-25T00:10:00+02:00')
    const hourly = Array.from({ length: 48 }, (_, index) => ({
      ...hour(0),
      startAt: Date.parse('2026-10-25T00:00:00+02:00') + index * hourMs,
    }))
    const { hours } = (await loaded({ weather: reading({ ...report, hourly }), at: night })).hours
    expect(hours.slice(1, 5).map((one) => one.hour)).toEqual(['01', '02', '02', '03'])
    expect(new Set(hours.map((one) => one.at)).size).toBe(24)
  })

  it('show the minutes of a zone whose hours begin between ours', async () => {
    const timeZone = 'Asia/Kolkata'
    const { hours } = (await loaded({ weather: reading({ ...report, timeZone }) })).hours
    expect(hours[0]?.hour).toBe('19:30')
  })

  it('begin now with the current reading, tell midnight and omit a chance of 0', async () => {
    const hourly = report.hourly.with(1, hour(1, { precipitationChancePercent: 40, temperatureC: 26 }))
    const { hours } = (await loaded({ weather: reading({ ...report, hourly }) })).hours
    expect(hours).toHaveLength(24)
    expect(hours[0]).toMatchObject({ hour: '16', day: 'Today', temperatureC: 24 })
    expect(hours[0]).not.toHaveProperty('chancePercent')
    expect(hours[1]).toMatchObject({ hour: '17', temperatureC: 26, chancePercent: 40, height: 1 })
    expect(hours.filter((one) => one.startsDay)).toMatchObject([{ hour: '00', day: 'Thu 16' }])
  })

  it('lead to their hour, with what falls, notable gusts, and a band where ranges are given', async () => {
    const hourly = report.hourly.with(
      9,
      hour(9, {
        precipitationChancePercent: 80,
        rainMm: 2.4,
        windGustKmh: 63.6,
        temperatureRangeC: { p10: 17, p90: 23 },
      }),
    )
    const view = (await loaded({ weather: reading({ ...report, hourly }) })).hours
    expect(view.hours.flatMap(({ hour, date }) => (date ? [`${date} ${hour}`] : []))).toEqual([
      '2026-07-15 16',
      '2026-07-16 00',
    ])
    expect(view.hours[0]).not.toHaveProperty('amount')
    expect(view.hours[9]).toMatchObject({
      amount: '2.4\u00a0mm',
      step: 4,
      gustKmh: 64,
    })
    expect(view.hasGusts).toBe(true)
    expect(view.band).toMatch(/^M/)
    expect((await loaded()).hours.band).toBe('')
  })

  it('give a day no name where there is no room for it', async () => {
    const late = Date.parse('2026-07-15T21:30:00Z')
    const hourly = Array.from({ length: 48 }, (_, index) => hour(index + 7))
    const { hours } = (await loaded({ weather: reading({ ...report, hourly }), at: late })).hours
    expect(hours[0]?.hour).toBe('23')
    expect(hours[0]).not.toHaveProperty('day')
    expect(hours[1]).toMatchObject({ hour: '00', day: 'Thu 16' })
  })
})

describe('today and seven days', () => {
  it('share one scale and start with today', async () => {
    const daily = report.daily.with(3, day(3, { temperatureMaxC: 31, precipitationChancePercent: 65 }))
    const { days, guides } = (await loaded({ weather: reading({ ...report, daily }) })).days
    expect(days).toHaveLength(8)
    expect(days[0]).toMatchObject({
      weekday: 'Today',
      isToday: true,
      maxC: 24,
      minC: 20,
      chancePercent: null,
    })
    expect(days[3]).toMatchObject({ weekday: 'Saturday', date: '18 Jul', maxC: 31, chancePercent: 65 })
    // From one degree below the coldest to one above the warmest: 14 to 32.
    expect(days[3]?.to).toBeCloseTo((31 - 14) / 18, 3)
    expect(guides.map(({ temperatureC }) => temperatureC)).toEqual([20, 30])
  })

  it('say how far they may reach, in words where it is far, and how long the sun shines', async () => {
    const range = { p10: 18, p90: 25.4 }
    const hourly = Array.from({ length: 60 }, (_, index) =>
      hour(index, { temperatureC: 20, temperatureRangeC: range }),
    )
    const even = { temperatureMinC: 20, temperatureMaxC: 20, sunshineMinutes: 252 }
    const daily = report.daily.with(1, day(1, even))
    const { days, sentence } = (await loaded({ weather: reading({ ...report, hourly, daily }) })).days
    expect(days[1]).toMatchObject({
      iso: '2026-07-16',
      sunshine: '4.2\u00a0h',
      uncertain: 'High uncertain: 18 to 25\u00a0degrees.',
    })
    expect(days[1]?.low).toBeLessThan(days[1]?.from ?? 0)
    expect(days[1]?.high).toBeGreaterThan(days[1]?.to ?? 1)
    expect(sentence).toMatch(/High uncertain: 18 to 25\u00a0degrees\.$/)
    expect(days[4]).not.toHaveProperty('uncertain')
  })

  it('drop days that are over when the report is old', async () => {
    const tomorrow = now + 24 * hourMs
    const { days } = (await loaded({ at: tomorrow })).days
    expect(days).toHaveLength(7)
    expect(days[0]).toMatchObject({ weekday: 'Today', date: '16 Jul' })
  })
})

describe('warnings', () => {
  const fair = {
    temperatureC: 20,
    windGustKmh: 10,
    windSpeedKmh: 5,
    visibilityKm: 30,
    precipitationChancePercent: 0,
    rainMm: null,
    snowMm: null,
    rainMmh: null,
    snowMmh: null,
  }
  const warning = {
    ...allClearAlert(now, { kind: 'switzerland' }),
    id: 'w1',
    scale: 'meteoalarm' as const,
    severity: 'severe' as const,
    type: 'storms' as const,
    area: 'Zürich-Winterthur',
    startAt: now - hourMs,
    endAt: now + 3 * hourMs,
    texts: { de: { title: 'Heftige Gewitter', description: 'Böen bis 90 km/h.', instruction: null } },
  }
  const alertsOf = async (view: Partial<AlertReport>, world: World = {}) =>
    (await pageOf({ alerts: reading({ ...allClear.data, ...view }), ...world })).page.alerts

  it('keep their words and name the language these are in', async () => {
    const view = await alertsOf({ state: 'active', alerts: [warning] })
    expect(view.cards[0]).toMatchObject({
      level: 3,
      severity: 'Severe',
      scale: 'MeteoAlarm: orange, 3 of 4',
      words: { title: 'Heftige Gewitter', description: 'Böen bis 90 km/h.', language: 'de' },
      spans: [{ period: 'until 19:20 today', areas: [{ name: 'Zürich-Winterthur' }] }],
      own: 'Affects Zürich',
    })
    expect(view.isSevere).toBe(true)
  })

  it.each([
    ['en', '17:20 to 19:20 today', 'from 17:20 today until 16:20 tomorrow', 'until 16:20 on Saturday'],
    [
      'de',
      'heute von 17:20 bis 19:20\u00a0Uhr',
      'von heute 17:20\u00a0Uhr bis morgen 16:20\u00a0Uhr',
      'bis Samstag 16:20\u00a0Uhr',
    ],
    [
      'fr',
      'aujourd’hui de 17:20 à 19:20',
      'dès aujourd’hui à 17:20 jusqu’à demain à 16:20',
      'jusqu’à samedi à 16:20',
    ],
    [
      'it',
      'oggi dalle 17:20 alle 19:20',
      'dalle 17:20 di oggi fino alle 16:20 di domani',
      'fino alle 16:20 di sabato',
    ],
  ] as const)('say when they hold, in %s', async (language, sameDay, overnight, days) => {
    const spans: [number, number][] = [
      [1, 3],
      [1, 24],
      [-1, 72],
    ]
    const alerts = spans.map(([from, to]) => ({
      ...warning,
      startAt: now + from * hourMs,
      endAt: now + to * hourMs,
    }))
    const view = await alertsOf({ state: 'active', alerts }, { language })
    expect(view.cards[0]?.spans.map(({ period }) => period).toSorted()).toEqual(
      [sameDay, overnight, days].toSorted(),
    )
  })

  it('show three and count the rest', async () => {
    const alerts = (['wind', 'rain', 'storms', 'snow', 'fog'] as const).map((type) => ({
      ...warning,
      id: type,
      type,
    }))
    const view = await alertsOf({ state: 'active', alerts })
    expect([view.cards.length, view.moreCount]).toEqual([3, 2])
  })

  it('are praised away only in calm weather', async () => {
    const hourly = report.hourly.map((one) => ({ ...one, conditionCode: 800, ...fair }))
    const calm = { ...report, hourly, current: { ...report.current, ...fair, conditionCode: 800 } }
    const title = async (data: WeatherReport) =>
      (await pageOf({ weather: reading(data) })).page.alerts.notice?.title
    expect(await title(calm)).toBe('All Clear: Good Weather Conditions')
    const rainy = hourly.map((one) => ({ ...one, precipitationChancePercent: 80 }))
    expect(await title({ ...calm, hourly: rainy })).toBe('All Clear: No Active Alerts for Zürich')
  })

  it('as samples are never severe and carry no age', async () => {
    const view = await alertsOf({
      state: 'sample',
      alerts: sampleAlerts(
        now,
        inEveryLanguage(() => 'feed 500'),
      ),
    })
    expect(view).toMatchObject({ isSevere: false, age: null })
    expect(view.notice?.title).toBe('Examples, not real alerts')
    expect(view.cards[0]?.words.description).toContain('[EXAMPLE DATA]')
  })
})

describe('rain', () => {
  const steps = (rates: (number | null)[]): PlaceRain['steps'] => [
    { at: now, kind: 'measured', rateMmh: 0, probability: null, isSnow: false },
    ...rates.map((rateMmh, index) => ({
      at: now + (index + 1) * 5 * 60_000,
      kind: 'predicted' as const,
      rateMmh,
      probability: rateMmh ? 0.8 : 0.05,
      isSnow: false,
    })),
  ]
  const shown = ({ rain }: WeatherPageView): RainView | null => (rain === 'outside' ? null : rain)
  const rainOf = async (rates: (number | null)[]) =>
    shown(
      (await pageOf({ rain: reading({ nowAt: now, stepMinutes: 5, nearest: null, steps: steps(rates) }) }))
        .page,
    )

  it('is a sentence and 24 bars of five minutes', async () => {
    const rain = await rainOf(Array.from({ length: 30 }, (_, index) => (index < 12 ? 0 : 3)))
    expect(rain?.bars).toHaveLength(24)
    expect(rain?.bars[0]).toEqual({ text: '16:25: dry' })
    expect(rain?.bars[12]).toEqual({ height: 50, step: 4, text: '17:25: 3\u00a0mm/h, 80% likely' })
    expect(rain?.ticks).toEqual([
      { at: 0.25, time: '16:50' },
      { at: 0.5, time: '17:20' },
      { at: 0.75, time: '17:50' },
    ])
    expect(rain?.sentence).toContain('17:25')
  })

  it('begins now where the radar’s last picture is some minutes old', async () => {
    const placeRain = {
      nowAt: now,
      stepMinutes: 5,
      nearest: null,
      steps: steps(Array.from({ length: 24 }, () => 3)),
    }
    const at = now + 12 * 60_000
    const rain = shown((await pageOf({ rain: reading(placeRain), at })).page)
    expect(rain?.bars).toHaveLength(22)
    expect(rain?.bars[0]?.text).toBe('16:35: 3\u00a0mm/h, 80% likely')
    expect(rain?.ticks[0]).toEqual({ at: 0.273, time: '17:00' })
    expect(rain?.age).toMatchObject({ at: now, ago: '12 minutes ago', isOld: false })
    expect((await pageOf({ rain: reading(placeRain), at: now + 3 * hourMs })).page.rain).toBeNull()
  })

  it('says so where no radar reaches, and does not poll', async () => {
    const { page, fresh } = await pageOf({ isCovered: false })
    expect(page.rain).toBe('outside')
    expect(fresh).toEqual([])
  })

  it('is left out where the radar sees nothing', async () => {
    expect(await rainOf(Array.from({ length: 24 }, () => null))).toBeNull()
    expect((await pageOf()).page.rain).toBeNull()
  })
})

describe('a failure', () => {
  it('names its kind, keeps the warnings, and is not kept by the page cache', async () => {
    const failed: Outcome<WeatherReport> = {
      data: null,
      failures: [{ provider: 'openweather', kind: 'quota', status: 429 }],
    }
    const { page, description, fresh } = await pageOf({ weather: failed })
    expect(page.weather).toMatchObject({ failure: 'quota', message: expect.stringContaining('quota') })
    expect(page.alerts.notice?.title).toBe('All Clear: No Active Alerts for Zürich')
    expect(description).toContain('Weather in Zürich')
    expect(Math.min(...fresh)).toBe(now)
    expect(Math.min(...(await pageOf()).fresh)).toBe(now + 5000)
  })
})

describe('the description', () => {
  it('states the current weather with its temperature in °C', async () => {
    expect((await pageOf()).description).toMatch(/^Current weather in Zürich: 24\u00a0°C, partly cloudy\./)
    expect((await pageOf({ language: 'it' })).description).toContain('Zurigo')
  })
})
