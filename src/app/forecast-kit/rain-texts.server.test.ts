import { beforeAll, describe, expect, it } from 'vitest'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { openWeather } from '../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../tests/support/builders/writing.ts'
import { languages } from '../../domain/language.ts'
import type { Place } from '../../domain/place/place.ts'
import { rainAhead } from '../../domain/rain/place-rain.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import type { WeatherWarning } from '../../domain/warning/warning.ts'
import type { WarningReport } from '../../services/warnings/get-warnings.ts'
import { loadAllTexts } from '../i18n/catalogues.ts'
import { rainSentence, rainStepText } from './rain-texts.server.ts'

beforeAll(() => loadAllTexts(languages))

/** 19:05 in Zürich, on the evening of a storm. */
const now = Date.parse('2026-07-21T17:05:00Z')
const names = { en: 'Zürich', de: 'Zürich', fr: 'Zurich', it: 'Zurigo' }
const place = { names, timeZone: 'Europe/Zurich' } as Place
const ahead = (rates: number[]) =>
  rainAhead(
    {
      nowAt: now,
      stepMinutes: 5,
      nearest: null,
      steps: rates.map((rateMmh, index) => ({
        at: now + index * 5 * minuteMs,
        kind: index === 0 ? 'measured' : 'predicted',
        rateMmh,
        probability: index === 0 ? null : 1,
        isSnow: false,
      })),
    },
    now,
  )
const moderate = Array.from({ length: 25 }, () => 4)
const sentence = (rates: number[], warnings: WeatherWarning[], report: Partial<WarningReport> = {}) => {
  const known: WarningReport = { state: 'active', warnings, fromProvider: null, updatedAt: now, ...report }
  return rainSentence(ahead(rates), place, known, writingIn('en', now))
}
const storm = (over: Partial<WeatherWarning> = {}) =>
  warningOf({
    type: 'storms',
    severity: 'extreme',
    startAt: now + 55 * minuteMs,
    endAt: now + 115 * minuteMs,
    ...over,
  })

describe('the sentence of the next two hours beside a warning', () => {
  it('says that more may come than the radar can know', () => {
    expect(sentence(moderate, [storm()])).toBe(
      'Rain until at least 21:05. Thunderstorm warning: rain may be much heavier than the radar forecast shows.',
    )
  })
  it('says so too where the provider of the weather relays the warning', () => {
    const fromProvider = { warnings: [storm({ issuer: 'DWD' })], source: openWeather }
    expect(sentence(moderate, [], { state: 'outside', fromProvider })).toContain('Thunderstorm warning')
  })
  it('says nothing more where it is as strong as words go', () => {
    expect(sentence(moderate.with(8, 60), [storm()])).toBe(
      'Rain, very heavy around 19:45, until at least 21:05.',
    )
    expect(sentence(moderate.fill(60, 8), [storm()])).not.toContain('warning')
  })
  it('says nothing of lesser, later or other warnings, or of samples', () => {
    const calm = Array.from({ length: 25 }, () => 4)
    for (const other of [
      storm({ severity: 'moderate' }),
      storm({ startAt: now + 121 * minuteMs }),
      storm({ type: 'heat' }),
    ])
      expect(sentence(calm, [other])).toBe('Rain until at least 21:05.')
    expect(sentence(calm, [storm({ isSample: true })], { state: 'sample' })).toBe(
      'Rain until at least 21:05.',
    )
  })
})

describe('a step of the next two hours', () => {
  const text = (rateMmh: number, probability: number | null, isSnow = false) =>
    rainStepText({ at: now, rateMmh, probability, isSnow }, 'Europe/Zurich', writingIn('en', now))

  it('gives the chance that anything falls apart from how much, and is never certain', () => {
    expect(text(22, 1)).toBe('19:05: chance of rain 95%, about 22\u00a0mm/h')
    expect(text(2.4, 0.7, true)).toBe('19:05: chance of snow 70%, about 2\u00a0cm/h (2.4\u00a0mm/h of water)')
  })
  it('says what was measured as it is', () => {
    expect(text(22, null)).toBe('19:05: 22\u00a0mm/h')
  })
})
