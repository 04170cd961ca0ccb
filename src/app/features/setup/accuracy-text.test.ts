import { beforeAll, expect, it } from 'vitest'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { AccuracyCounts } from '../../../ports/accuracy.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { accuracyText } from './accuracy-text.ts'

beforeAll(() => loadAllTexts(['en', 'de']))

const now = Date.parse('2026-11-17T06:00:00Z')
const none = { days: null, nowcasts: null }

it.each<[string, 'en' | 'de', AccuracyCounts, string]>([
  [
    'before the first case',
    'en',
    { cases: 0, waiting: 1, bytes: 49_152, evaluatedAt: none },
    '0 cases, 1 waiting, 0.0\u00a0MB',
  ],
  [
    'by the newer of days and nowcasts',
    'en',
    {
      cases: 12_480,
      waiting: 310,
      bytes: 12_640_000,
      evaluatedAt: { days: now - 6 * hourMs, nowcasts: now - 2 * hourMs },
    },
    '12480 cases, 310 waiting, 12.6\u00a0MB, latest 2 hours ago',
  ],
  [
    'never later than now',
    'de',
    { cases: 1, waiting: 0, bytes: 2_000_000, evaluatedAt: { days: null, nowcasts: now + hourMs } },
    '1 Fall, 0 ausstehend, 2.0\u00a0MB, zuletzt gerade eben',
  ],
])('the accuracy figures on /setup: %s', (_, language, counts, text) => {
  expect(accuracyText(counts, now, writingIn(language, now))).toBe(text)
})
