import { beforeAll, describe, expect, it } from 'vitest'
import { areaOf } from '../../../../tests/support/builders/bulletin.ts'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { warningOf } from '../../../../tests/support/builders/warnings.ts'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { openWeather, placeOf } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import {
  avalancheDangers,
  byGravity,
  type Danger,
  floodDangers,
  weatherDanger,
} from '../../../domain/danger/danger.ts'
import { type Language, languages } from '../../../domain/language.ts'
import type { WeatherWarning } from '../../../domain/warning/warning.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { DangerReport } from '../../../services/warnings/get-dangers.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { regionWarningBar, warningBar } from './warning-bar.server.ts'

beforeAll(() => loadAllTexts(languages))

const bern = { en: 'Bern', de: 'Bern', fr: 'Berne', it: 'Berna' }
const now = Date.UTC(2026, 6, 21, 17, 10)
const reading = (severity: WeatherWarning['severity']) =>
  readingOf<WarningReport>(
    {
      state: 'active',
      warnings: [
        warningOf({
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
    now,
  )
const reportOf = (warnings: Reading<WarningReport>, more: Danger[] = []): DangerReport => ({
  warnings,
  dangers: [
    ...[...warnings.data.warnings, ...(warnings.data.fromProvider?.warnings ?? [])].map((one) =>
      weatherDanger(one, openWeather),
    ),
    ...more,
  ].sort(byGravity),
  unread: [],
})
const region = { id: 'alpine', name: 'Alps' } as const

it('offers to notify of a place here, and not of a region or a place abroad', () => {
  const report = reportOf(reading('severe'))
  expect(regionWarningBar(report, region, writingIn('en', now))?.notify).toBeNull()
  const place = placeOf({ slug: 'bern', names: bern, timeZone: 'Europe/Zurich' })
  expect(warningBar(report, place, '', writingIn('de', now))?.notify).toEqual({
    value: 'bern',
    label: 'Bern',
  })
  expect(warningBar(report, { ...place, country: 'FR' }, '', writingIn('de', now))?.notify).toBeNull()
})

it('a region’s page begins with its grave warning, which may hold in a part of it only', () => {
  const bar = regionWarningBar(reportOf(reading('severe')), region, writingIn('en', now))
  expect(bar).toMatchObject({
    look: 'severity-3',
    glyph: 'severity-3',
    title: 'thunderstorm',
    lead: 'Orange warning for the Alps',
  })
  expect(bar?.period).toContain('(in places)')
  expect(bar?.to).toBe('/alerts?region=alpine#alert-a1')
})

it('a moderate one is on the first screen too', () => {
  expect(regionWarningBar(reportOf(reading('moderate')), region, writingIn('en', now))?.look).toBe(
    'severity-2',
  )
})

it('one without particular danger stands on the page alone', () => {
  expect(regionWarningBar(reportOf(reading('minor')), region, writingIn('en', now))).toBeNull()
})

it('a place’s bar leads to its gravest warning, and says when it is only the last known', () => {
  const place = placeOf({ names: bern })
  const both = reading('severe')
  both.data.warnings.unshift({ ...(reading('moderate').data.warnings[0] as WeatherWarning), id: 'a0' })
  expect(warningBar(reportOf(both), place, '/alerts', writingIn('en', now))).toMatchObject({
    look: 'severity-3',
    lead: 'Orange warning for Bern',
    more: '1 more danger',
    period: 'until 21:00 today',
    to: '/alerts#alert-a1',
  })
  both.data.state = 'last-known'
  expect(warningBar(reportOf(both), place, '/alerts', writingIn('en', now + 60_000))?.period).toBe(
    'until 21:00 today (Last known situation: 19:10)',
  )
  const relayed = { ...(reading('extreme').data.warnings[0] as WeatherWarning), issuer: 'MeteoSwiss' }
  both.data.fromProvider = { warnings: [relayed], source: openWeather }
  expect(
    warningBar(reportOf(both), { ...place, timeZone: 'Europe/Zurich' }, '', writingIn('en', now))?.period,
  ).toBe('until 21:00 today')
})

it.each<[Language, string]>([
  ['en', 'Warning for Bern, level not stated'],
  ['de', 'Warnung für Bern, Stufe nicht angegeben'],
])('a relayed one of which nobody says how grave it is stands above yellow, in %s', (language, lead) => {
  const place = placeOf({ names: bern, country: 'US', timeZone: 'America/Chicago' })
  const [yellow] = reading('moderate').data.warnings
  const relayed = { ...(yellow as WeatherWarning), issuer: 'NWS Norman' }
  const tornado = { ...relayed, id: 'tornado', severity: 'minor' as const, scale: null }
  const known = reading('moderate')
  const barWith = (warnings: WeatherWarning[]) => {
    Object.assign(known.data, {
      state: 'outside',
      warnings: [],
      fromProvider: { warnings, source: openWeather },
    })
    return warningBar(reportOf(known), place, '', writingIn(language, now))
  }
  const neutral = { look: 'is-unstated', glyph: 'info', lead, to: '#alert-tornado' }
  expect(barWith([tornado])).toMatchObject(neutral)
  expect(barWith([relayed, tornado])).toMatchObject(neutral)
  expect(barWith([tornado, { ...relayed, severity: 'severe' }])).toMatchObject({ look: 'severity-3' })
})

describe('beside warnings', () => {
  const limmat = (danger: 2 | 4) =>
    floodDangers([{ ...gaugeOf(now, { water: 'Limmat', danger }), earlier: [] }], openWeather, now)
  const place = placeOf({ slug: 'bern', names: bern })
  const barIn = (language: Language, more: Danger[]) =>
    warningBar(reportOf(reading('severe'), more), place, '/alerts', writingIn(language, now))

  it('a graver flood leads, with its own scale and its own page', () => {
    expect(barIn('en', limmat(4))).toEqual({
      look: 'severity-4',
      glyph: 'flood',
      lead: 'Flood danger in Bern, level 4 of 5',
      title: 'Limmat',
      language: 'en',
      period: 'Bern, Schönau · 210\u00a0m³/s, measured at 19:10',
      more: '1 more danger',
      to: '/water?place=bern',
      notify: { value: 'bern', label: 'Bern' },
    })
    expect(barIn('de', limmat(4))?.lead).toBe('Hochwassergefahr in Bern, Stufe 4 von 5')
    expect(barIn('fr', limmat(4))?.lead).toBe('Danger de crue à Berne, degré 4 sur 5')
    expect(barIn('it', limmat(4))?.lead).toBe('Pericolo di piena a Berna, livello 4 su 5')
  })

  it('a flood of level 2 does not count, an unreadable avalanche danger does not lead', () => {
    expect(barIn('en', limmat(2))).toMatchObject({ look: 'severity-3', more: null })
    const unknown = avalancheDangers({ areas: [areaOf(now, 'unknown')] }, openWeather, now)
    expect(barIn('en', unknown)).toMatchObject({ look: 'severity-3', more: null })
  })

  it('avalanche danger names its regions and its end', () => {
    const none = { ...reading('minor') }
    const danger = avalancheDangers({ areas: [areaOf(now, 3)] }, openWeather, now)
    expect(warningBar(reportOf(none, danger), place, '', writingIn('de', now))).toMatchObject({
      look: 'severity-3',
      lead: 'Lawinengefahr in Bern, Stufe 3 von 5',
      title: 'Alpstein',
      period: 'bis morgen 15:10\u00a0Uhr',
      to: '/snow?place=bern',
    })
  })
})
