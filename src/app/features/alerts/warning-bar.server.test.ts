import { beforeAll, expect, it } from 'vitest'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import type { WeatherAlert } from '../../../domain/alert/alert.ts'
import { sampleAlerts } from '../../../domain/alert/alert-rules.ts'
import { languages } from '../../../domain/language.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { regionWarningBar } from './warning-bar.server.ts'

beforeAll(() => loadAllTexts(languages))

const now = Date.UTC(2026, 6, 21, 17, 10)
const [sample] = sampleAlerts(now, { en: '', de: '', fr: '', it: '' })
const reading = (severity: WeatherAlert['severity']) =>
  ({
    data: {
      state: 'active',
      alerts: [
        {
          ...sample,
          id: 'a1',
          isSample: false,
          severity,
          startAt: now - 60_000,
          endAt: Date.UTC(2026, 6, 21, 19),
          texts: { en: { title: 'Thunderstorm', description: '', instruction: null } },
        },
      ],
      fromProvider: null,
      updatedAt: now,
    },
    fetchedAt: now,
  }) as unknown as Reading<AlertReport>
const region = { id: 'alpine', name: 'Alps' } as const

it('a region’s page begins with its grave warning, which may hold in a part of it only', () => {
  const bar = regionWarningBar(reading('severe'), region, writingIn('en', now))
  expect(bar).toMatchObject({ level: 3, title: 'Thunderstorm', label: 'Alert for the Alps' })
  expect(bar?.period).toContain('in parts of the Alps')
  expect(bar?.to).toBe('/alerts?region=alpine#alert-a1')
})

it('a moderate one is on the first screen too', () => {
  expect(regionWarningBar(reading('moderate'), region, writingIn('en', now))?.level).toBe(2)
})

it('one without particular danger stands on the page alone', () => {
  expect(regionWarningBar(reading('minor'), region, writingIn('en', now))).toBeNull()
})
