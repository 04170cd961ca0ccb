import { beforeAll, describe, expect, it } from 'vitest'
import { failedWith, readingOf } from '../../../../tests/support/builders/sources.ts'
import { warningOf } from '../../../../tests/support/builders/warnings.ts'
import { currentOf, dayOf, hourOf, zurich } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { criteriaQuery } from '../../../domain/plan/read-criteria.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { addDays } from '../../../domain/time/local-time.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { HourlyWeather, WeatherReport } from '../../../domain/weather/weather.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { createFormat } from '../../i18n/format.ts'
import type { Writing } from '../../i18n/writing.ts'
import { planQuery } from './plan-query.ts'
import { planView } from './plan-view.server.ts'

beforeAll(() => loadAllTexts(languages))

/** Wednesday 15 July 2026, 8:00 in Zürich. */
const now = Date.parse('2026-07-15T06:00:00Z')
const timeZone = 'Europe/Zurich'
const wet = { rainMm: 2, precipitationChancePercent: 90, conditionCode: 501, condition: 'rain' } as const
const calm: WarningReport = { state: 'all-clear', warnings: [], fromProvider: null, updatedAt: now }

/** Fair hours; which ones are otherwise is counted from 8:00 of the first day. */
function weather(
  over: (hour: number) => Partial<HourlyWeather> = () => ({}),
  { hours = 48, days = 7, ageMs = 0 } = {},
): Outcome<WeatherReport> {
  return readingOf(
    {
      coordinates: zurich.coordinates,
      timeZone,
      current: currentOf({ observedAt: now - ageMs, conditionCode: 800, condition: 'sunny' }),
      hourly: Array.from({ length: hours }, (_, hour) =>
        hourOf({
          startAt: now + hour * hourMs,
          conditionCode: 800,
          condition: 'sunny',
          precipitationChancePercent: 0,
          rainMm: 0,
          snowMm: 0,
          windSpeedKmh: 5,
          humidityPercent: 50,
          ...over(hour),
        }),
      ),
      daily: Array.from({ length: days }, (_, index) =>
        dayOf({
          date: addDays('2026-07-15', index),
          precipitationChancePercent: 5,
          rainMm: 0,
          temperatureMaxC: 24,
          conditionCode: 800,
        }),
      ),
    },
    now - ageMs,
  )
}

function viewOf(known: Partial<Parameters<typeof planView>[0]>, search: string, writing: Writing) {
  const all = {
    outcome: weather(),
    rain: null,
    warnings: calm,
    isSnowless: false,
    avalanche: null,
    goal: null,
    ...known,
  }
  return planView(all, zurich, planQuery.read(search), writing)
}
const view = (outcome: Outcome<WeatherReport>, search = '', language: Language = 'en', warnings = calm) =>
  viewOf({ outcome, warnings }, search, writingIn(language, now))
function loaded(...given: Parameters<typeof view>) {
  const { plan } = view(...given)
  if ('failure' in plan) throw new Error(plan.failure)
  return plan
}

describe('the answer', () => {
  /** Tomorrow, Thursday, from 10 to 15 it is dry. */
  const dryTomorrow = (hour: number) => (hour >= 26 && hour < 31 ? { precipitationChancePercent: 20 } : wet)

  it.each([
    ['en', 'Next dry period: Thursday from 10:00 to 15:00, 5 hours, very likely (80%).'],
    ['de', 'Nächste trockene Phase: Donnerstag von 10 bis 15 Uhr, 5 Stunden, sehr wahrscheinlich (80 %).'],
    ['fr', 'Prochaine période sèche : jeudi de 10:00 à 15:00, 5 heures, très probable (80 %).'],
    ['it', 'Prossimo periodo asciutto: giovedì dalle 10:00 alle 15:00, 5 ore, molto probabile (80 %).'],
  ] as const)('in %s', (language, answer) =>
    expect(loaded(weather(dryTomorrow), '', language).answer.replaceAll(/\s/g, ' ')).toBe(answer),
  )

  it.each([
    ['en', '12° to 16°'],
    ['de', '12° bis 16°'],
    ['fr', '12° à 16°'],
    ['it', 'da 12° a 16°'],
  ] as const)('has its temperatures in words in %s', (language, words) => {
    const warming = weather((hour) => ({ ...dryTomorrow(hour), temperatureC: hour - 14 }))
    expect(loaded(warming, '', language).days[1]?.facts).toContain(` · ${words}`)
  })

  it('leads with the next window and adds the best where that is another', () => {
    const { answer, days } = loaded(weather((hour) => (hour >= 6 && hour < 23 ? wet : {})))
    expect(answer).toBe(
      'Next dry period: today from 09:00 to 14:00, 5 hours, very likely (90%). Best: Thursday from 07:00 to 22:00, 15 hours, very likely (90%).',
    )
    expect(days.slice(0, 2).map(({ day, verdict, facts }) => [day, verdict, facts])).toEqual([
      ['Today', '09:00 to 14:00', '5 hours, very likely (90%) · 20°'],
      ['Thursday', '07:00 to 22:00', '15 hours, very likely (90%) · 20°'],
    ])
  })

  it.each([
    [{ reason: 'avalanche', level: 3 }, 'Avalanche danger level 3 of 5: we give no time.'],
    [{ reason: 'bulletin' }, 'Without a current avalanche bulletin we give no time.'],
  ] as const)('of a tour is none in %j', (avalanche, answer) => {
    const cold = weather(() => ({ temperatureC: -4 }))
    const goal = { place: zurich, weather: cold, rain: null }
    const { plan } = viewOf({ outcome: cold, goal, avalanche }, 'need=tour', writingIn('en', now))
    expect(plan).toMatchObject({ answer })
    expect('days' in plan && plan.days.some(({ isGood }) => isGood)).toBe(false)
  })

  it('says what is in the way where nothing suits', () =>
    expect(
      loaded(
        weather(() => wet),
        'need=walk',
      ).answer,
    ).toBe('No suitable period of 2 hours or more in the coming days. Main obstacles: risk of rain.'))

  it.each([
    ['en', /^The forecast is too uncertain to promise a time\. Perhaps today from 09:00 to 22:00 \(/],
    ['de', /^Die Prognose ist .* feste Angabe\. Vielleicht passt es: heute von 9 bis 22\sUhr \(/],
    ['fr', /^La prévision est .* moment précis\. Peut-être aujourd’hui de 09:00 à 22:00 \(/],
    ['it', /^La previsione è .* momento preciso\. Forse oggi dalle 09:00 alle 22:00 \(/],
  ] as const)('promises nothing of an old forecast in %s', (language, answer) =>
    expect(
      loaded(
        weather(() => ({}), { ageMs: 9 * 24 * hourMs }),
        '',
        language,
      ).answer,
    ).toMatch(answer),
  )

  it('calls nothing possible that is hardly so', () => {
    const old = weather(() => ({}), { ageMs: 20 * 24 * hourMs })
    expect(loaded(old).answer).toBe('No suitable period of 2 hours or more in the coming days.')
    expect(loaded(old, 'need=hay&min=any&humidity=any').answer).toBe(
      'Individual days look dry from Wednesday to Friday, but the forecast is too uncertain to promise them in a row.',
    )
  })

  it('of hay does not deny days that the list below calls dry', () => {
    // Each day alone is dry enough, all in a row may well not be.
    const plan = loaded(
      weather(() => ({ precipitationChancePercent: 28 }), { hours: 72, days: 3 }),
      'need=hay&min=any&humidity=any&chance=30&days=3',
    )
    expect(plan.days.map(({ isGood }) => isGood)).toContain(true)
    expect(plan.answer).toMatch(
      /^Individual days look dry from \w+ to \w+, but the forecast is too uncertain/,
    )
  })

  it('of hay counts days, with those that have no hours', () => {
    const plan = loaded(weather(), 'need=hay&min=any&humidity=any')
    expect(plan.answer).toBe('Wednesday to Friday: 3 dry days in a row, very likely (80%).')
    expect(plan.days.at(-1)).toMatchObject({ verdict: 'Dry enough' })
    expect(plan.days.at(-1)?.strip).toBeNull()
    expect(plan.notes).toContain('Days without hourly values are judged by their daily forecast.')
  })
})

describe('the days', () => {
  it('show what is in the way, and the promised window', () => {
    const [today] = loaded(weather((hour) => (hour < 4 ? { ...wet, windGustKmh: 20 } : {}))).days
    expect(today?.strip?.stretches.map(({ state, hours }) => [state, hours])).toEqual([
      ['rain', 3],
      ['good', 10],
      ['hours', 2],
    ])
    expect(today).toMatchObject({ verdict: '12:00 to 22:00', facts: '10 hours, very likely (90%) · 20°' })
    expect(today?.strip?.hours[0]?.text).toMatch(
      /^09:00 to 10:00: risk of rain · 20° · chance 90% · 2\.0\smm · wind 5\skm\/h · gusts 20\skm\/h$/,
    )
  })

  it('tell the hours that are named from others that suit', () => {
    const [today] = loaded(weather((hour) => (hour < 10 || hour === 12 ? {} : wet))).days
    expect(today?.verdict).toBe('09:00 to 18:00')
    expect(today?.strip?.stretches.map(({ state, hours }) => [state, hours])).toEqual([
      ['good', 9],
      ['rain', 2],
      ['perhaps', 1],
      ['rain', 3],
    ])
  })

  it('are hours in a table, with the obstacle of each', () => {
    const outcome = weather((hour) => (hour < 4 ? { ...wet, windGustKmh: 20 } : {}))
    const [today] = loaded(outcome, 'view=table').days
    expect(today?.strip).toBeNull()
    expect(today?.hours?.[0]).toEqual({
      time: '09:00',
      isGood: false,
      verdict: 'risk of rain',
      temperature: '20°',
      chance: '90%',
      amount: '2.0\u00a0mm',
      wind: '5 / 20\u00a0km/h',
      humidity: '50%',
    })
  })

  it('tell of snow by its depth, as every page does', () => {
    const snow = { ...wet, rainMm: 0, snowMm: 2, temperatureC: -5 }
    const hourIn = (look: string) =>
      loaded(
        weather(() => snow),
        `view=${look}`,
      ).days[0]
    expect(hourIn('table')?.hours?.[0]?.amount).toBe('2\u00a0cm')
    expect(hourIn('chart')?.strip?.hours[0]?.text).toContain('chance 90% · 2\u00a0cm · wind')
  })

  it('of which too little is left say so, not what comes after', () => {
    const [today] = loaded(weather(), 'from=7&to=10').days
    expect(today?.verdict).toBe('Suitable for too short a time')
  })

  it('have all 25 hours where the clock goes back', () => {
    const late = Date.parse('2026-10-24T20:00:00Z')
    const outcome = weather(() => ({}), { hours: 40, days: 0 })
    if (!outcome.data) throw new Error('no weather')
    const hourly = outcome.data.hourly.map((hour, index) => ({ ...hour, startAt: late + index * hourMs }))
    const longNight = { ...outcome, data: { ...outcome.data, hourly } }
    const dayIn = (look: string) => {
      const { plan } = viewOf({ outcome: longNight }, `view=${look}`, writingIn('en', late))
      return 'failure' in plan ? undefined : plan.days.find(({ date }) => date === '2026-10-25')
    }
    const hours = dayIn('table')?.hours ?? []
    expect(hours.map(({ time }) => time).slice(1, 5)).toEqual(['01:00', '02:00 CEST', '02:00 CET', '03:00'])
    expect(hours).toHaveLength(25)
    // 12:00 is thirteen hours after midnight.
    expect(dayIn('chart')?.strip?.axis).toEqual([
      { hour: 0, at: 0 },
      { hour: 6, at: 0.28 },
      { hour: 12, at: 0.52 },
      { hour: 18, at: 0.76 },
      { hour: 24, at: 1 },
    ])
  })
})

describe('warnings', () => {
  const storm = warningOf({ severity: 'severe', type: 'storms', startAt: now, endAt: now + 100 * hourMs })

  it('rule hours out, an example does not', () => {
    const warned: WarningReport = { ...calm, state: 'active', warnings: [storm] }
    expect(loaded(weather(), '', 'en', warned).answer).toMatch(/Main obstacles: weather warning\.$/)
    const example: WarningReport = { ...calm, state: 'sample', warnings: [{ ...storm, isSample: true }] }
    const plan = loaded(weather(), '', 'en', example)
    expect(plan.answer).toMatch(
      /^Next dry period: today from 09:00 to 22:00, 13 hours, very likely \(90%\)\.$/,
    )
    expect(plan.notes).toContain('Warnings currently unknown.')
  })

  it('have the sign of their own severity, of several the gravest', () => {
    const endAt = now + 3 * hourMs
    const warnings = [storm, warningOf({ severity: 'extreme', type: 'storms', startAt: now, endAt })]
    const { days, warningLevels } = loaded(weather(), '', 'en', { ...calm, state: 'active', warnings })
    const warned = days[0]?.strip?.stretches.filter(({ state }) => state === 'warning')
    expect(warned?.map(({ level }) => level)).toEqual([4, 3])
    expect(warningLevels).toEqual([4, 3])
    const unstated = warningOf({ scale: null, issuer: 'somebody', type: 'storms', startAt: now, endAt })
    const report: WarningReport = { ...calm, state: 'active', warnings: [unstated] }
    expect(loaded(weather(), '', 'en', report).warningLevels).toEqual([null])
  })
})

describe('the address', () => {
  it('holds metric values whatever units are shown', () => {
    const format = createFormat('en', { temperature: 'F', wind: 'kt', precipitation: 'in' })
    const { fields } = viewOf({}, 'need=swim&min=20', { ...writingIn('en', now), format })
    const least = fields.find(({ name }) => name === 'min')
    expect(least?.value).toBe('20')
    expect(least?.options.find(({ value }) => value === '20')?.text).toBe('68\u00a0°F')
  })

  it('of a hike offers altitudes, and says where none has a forecast', () => {
    const goal = { place: zurich, weather: weather(), rain: null }
    const hike = viewOf({ goal }, 'need=hike&height=1500', writingIn('en', now))
    expect(hike.heights.map(({ text }) => text)).toContain('2000\u00a0m')
    expect(hike.heights.find(({ isChosen }) => isChosen)?.value).toBe('1500')
    expect(hike.fields.map(({ name }) => name)).not.toContain('height')
    expect(view(weather()).heights).toEqual([])
    expect(viewOf({ goal: 'none-near' }, 'need=hike', writingIn('en', now)).plan).toEqual({
      failure: 'no-goal',
    })
  })

  it('keeps what it says itself', () =>
    expect(view(weather(), 'place=bern&need=walk&wind=any').given).toEqual({
      ...criteriaQuery.read(''),
      wind: 'any',
    }))
})

it('without weather the page says so', () => {
  expect(view(failedWith('timeout')).plan).toEqual({ failure: 'timeout' })
  expect(view(weather(undefined, { hours: 0 })).plan).toEqual({ failure: 'no-hours' })
})

it('promises no skiing without snow, however good the weather', () => {
  const cold = weather(() => ({ temperatureC: -4 }))
  const answerOf = (isSnowless: boolean) => {
    const { plan } = viewOf({ outcome: cold, isSnowless }, 'need=ski', writingIn('en', now))
    return 'failure' in plan ? plan.failure : plan.answer
  }
  expect(answerOf(false)).toContain('Next good time')
  expect(answerOf(true)).toMatch(/^No suitable period .* too little snow\.$/)
})

it('names no hours that are less than possible', () => {
  const doubtful = weather(() => ({
    temperatureC: 24.2,
    temperatureRangeC: { p10: 10, p90: 26 },
    precipitationChancePercent: 25,
  }))
  const { days, answer } = loaded(doubtful, 'need=swim&min=24&chance=40')
  expect(days.map(({ verdict }) => verdict)).toContain('Too uncertain')
  expect(`${answer} ${days.map(({ verdict }) => verdict).join()}`).not.toMatch(/\b[12]?\d% certain/)
})
