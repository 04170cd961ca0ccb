import { beforeAll, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { warningOf } from '../../../../tests/support/builders/warnings.ts'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { openWeather, zurich } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { type Danger, floodDangers, weatherDanger } from '../../../domain/danger/danger.ts'
import { languages } from '../../../domain/language.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { WeatherWarning } from '../../../domain/warning/warning.ts'
import type { FloodDanger } from '../../../domain/water/water.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { bathingDanger } from './bathing-danger.server.ts'

beforeAll(() => loadAllTexts(languages))

const now = Date.UTC(2026, 6, 21, 17, 10)
const warning = (more: Partial<WeatherWarning> = {}): Danger =>
  weatherDanger(
    warningOf({
      severity: 'extreme',
      type: 'storms',
      startAt: now + 50 * 60_000,
      endAt: now + 2 * hourMs,
      texts: { en: { title: 'Very heavy thunderstorm', description: '', instruction: null } },
      ...more,
    }),
    openWeather,
  )
const flood = (danger: FloodDanger): Danger[] =>
  floodDangers([{ ...gaugeOf(now, { water: 'Limmat', danger }), earlier: [] }], openWeather, now)
const state: WarningReport = { state: 'active', warnings: [], fromProvider: null, updatedAt: now }
const said = (...dangers: Danger[]) =>
  bathingDanger({ warnings: readingOf(state, now), dangers, unread: [] }, zurich, writingIn('en', now))

it('tells what keeps bathers out, in the words of the bar', () => {
  expect(said(warning())).toBe(
    'Stay out of the water. Red warning for Zurich: very heavy thunderstorm, 20:00 to 21:10 today.',
  )
  expect(said(...flood(4))).toMatch(/^Stay out of the water\. Flood danger in Zurich, level 4 of 5: Limmat/)
  expect(said(...flood(2))).toBe('Stay out of rivers: there is flood danger nearby.')
})

it.each([
  ['heat', warning({ type: 'heat' })],
  ['a yellow warning', warning({ severity: 'moderate' })],
  ['one of tomorrow evening', warning({ startAt: now + 25 * hourMs, endAt: now + 30 * hourMs })],
])('nobody is kept out by %s', (_, danger) => {
  expect(said(danger)).toBeNull()
})
