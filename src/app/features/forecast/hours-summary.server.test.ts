import { beforeAll, expect, it } from 'vitest'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { languages } from '../../../domain/language.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { hoursSummary } from './hours-summary.server.ts'

beforeAll(() => loadAllTexts(languages))

const hour = (time: string, temperatureC: number) => ({
  time,
  temperatureC,
  amountMm: 0,
  isSnow: false,
  snowCm: 0,
  chancePercent: null,
  wind: null,
})
const summary = (...temperatures: number[]) =>
  hoursSummary(
    temperatures.map((temperatureC, index) => hour(`${21 + index}:00`, temperatureC)),
    writingIn('en', 0),
  )

it('names the coldest and the warmest hour', () =>
  expect(summary(3.6, 5.2)).toBe('Low 4° at 21:00, high 5° at 22:00.'))

it('names no hour of a flat night', () => expect(summary(4.8, 5.3)).toBe('Around 5° throughout.'))
