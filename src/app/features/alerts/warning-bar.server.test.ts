import { beforeAll, expect, it } from 'vitest'
import { alertOf } from '../../../../tests/support/builders/alerts.ts'
import { openWeather, placeOf } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import type { WeatherAlert } from '../../../domain/alert/alert.ts'
import { type Language, languages } from '../../../domain/language.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { regionWarningBar, warningBar } from './warning-bar.server.ts'

beforeAll(() => loadAllTexts(languages))

const now = Date.UTC(2026, 6, 21, 17, 10)
const reading = (severity: WeatherAlert['severity']) =>
  ({
    data: {
      state: 'active',
      alerts: [
        alertOf({
          id: 'a1',
          severity,
          startAt: now - 60_000,
          endAt: Date.UTC(2026, 6, 21, 19),
          texts: { en: { title: 'Thunderstorm', description: '', instruction: null } },
        }),
      ],
      fromProvider: null,
      updatedAt: now,
    },
    fetchedAt: now,
  }) as unknown as Reading<AlertReport>
const region = { id: 'alpine', name: 'Alps' } as const

it('a region’s page begins with its grave warning, which may hold in a part of it only', () => {
  const bar = regionWarningBar(reading('severe'), region, writingIn('en', now))
  expect(bar).toMatchObject({
    look: 'severity-3',
    glyph: 'severity-3',
    title: 'Thunderstorm',
    label: 'Alert for the Alps',
  })
  expect(bar?.period).toContain('in parts of the Alps')
  expect(bar?.to).toBe('/alerts?region=alpine#alert-a1')
})

it('a moderate one is on the first screen too', () => {
  expect(regionWarningBar(reading('moderate'), region, writingIn('en', now))?.look).toBe('severity-2')
})

it('one without particular danger stands on the page alone', () => {
  expect(regionWarningBar(reading('minor'), region, writingIn('en', now))).toBeNull()
})

it('a place’s bar leads to its gravest warning, and says when it is only the last known', () => {
  const place = placeOf({ names: { en: 'Bern', de: 'Bern', fr: 'Berne', it: 'Berna' } })
  const both = reading('severe')
  both.data.alerts.unshift({ ...(reading('moderate').data.alerts[0] as WeatherAlert), id: 'a0' })
  expect(warningBar(both, place, '/alerts', writingIn('en', now))).toMatchObject({
    look: 'severity-3',
    severity: 'Severe',
    label: 'Alert for Bern',
    period: 'until 21:00 today',
    to: '/alerts#alert-a1',
  })
  both.data.state = 'last-known'
  expect(warningBar(both, place, '/alerts', writingIn('en', now + 60_000))?.period).toBe(
    'until 21:00 today (Last known situation: 19:10)',
  )
  const relayed = { ...(reading('extreme').data.alerts[0] as WeatherAlert), issuer: 'MeteoSwiss' }
  both.data.fromProvider = { alerts: [relayed], source: openWeather }
  expect(warningBar(both, { ...place, timeZone: 'Europe/Zurich' }, '', writingIn('en', now))?.period).toBe(
    'until 21:00 today',
  )
})

it.each<[Language, string]>([
  ['en', 'Severity not stated'],
  ['de', 'Schweregrad nicht angegeben'],
])('a relayed one of which nobody says how grave it is stands above yellow, in %s', (language, severity) => {
  const place = placeOf({ country: 'US', timeZone: 'America/Chicago' })
  const [yellow] = reading('moderate').data.alerts
  const relayed = { ...(yellow as WeatherAlert), issuer: 'NWS Norman' }
  const tornado = { ...relayed, id: 'tornado', severity: 'minor' as const, scale: null }
  const known = reading('moderate')
  const barWith = (alerts: WeatherAlert[]) => {
    Object.assign(known.data, { state: 'outside', alerts: [], fromProvider: { alerts, source: openWeather } })
    return warningBar(known, place, '', writingIn(language, now))
  }
  const neutral = { look: 'is-unstated', glyph: 'info', severity, to: '#alert-tornado' }
  expect(barWith([tornado])).toMatchObject(neutral)
  expect(barWith([relayed, tornado])).toMatchObject(neutral)
  expect(barWith([tornado, { ...relayed, severity: 'severe' }])).toMatchObject({ look: 'severity-3' })
})
