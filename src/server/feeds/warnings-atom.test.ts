import { describe, expect, it } from 'vitest'
import { areaOf } from '../../../tests/support/builders/bulletin.ts'
import { readingOf } from '../../../tests/support/builders/sources.ts'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { gaugeOf } from '../../../tests/support/builders/water.ts'
import { avalancheDangers, floodDangers } from '../../domain/danger/danger.ts'
import type { WeatherWarning } from '../../domain/warning/warning.ts'
import type { Reading } from '../../domain/weather/reading.ts'
import type { DangerReport } from '../../services/warnings/get-dangers.ts'
import type { WarningReport } from '../../services/warnings/get-warnings.ts'
import { parseXml, type XmlElement } from '../../upstreams/xml/parse-xml.ts'
import { feedLanguage, feedScope, warningsAtom } from './warnings-atom.ts'

const hostile = 'Böen > 100 km/h & "Hagel"\n- <b>Fenster</b> schliessen ]]>\tjetzt\u0000\u000b'
const warning = warningOf({
  id: '2.49.0.0 756/"<x>',
  severity: 'severe',
  scale: null,
  type: 'storms',
  area: 'Mürren & Wengen',
  startAt: Date.UTC(2026, 10, 15, 9),
  endAt: Date.UTC(2026, 10, 15, 23),
  updatedAt: Date.UTC(2026, 10, 15, 7, 30),
  texts: { de: { title: 'Sturm <stark>', description: hostile, instruction: 'Seen meiden.' } },
})
const source = {
  id: 'm',
  name: 'A & B',
  attribution: 'A <b>',
  url: 'https://example.org/?a=1&b=2',
  licence: '',
}
const reading = (warnings: WeatherWarning[], isDemo = false): Reading<WarningReport> => {
  const state = warnings.length > 0 ? 'active' : 'all-clear'
  const data = { state, warnings, fromProvider: null, updatedAt: Date.UTC(2026, 10, 15, 8) } as const
  return readingOf<WarningReport>(data, Date.UTC(2026, 10, 15, 8, 1), { source: { ...source, isDemo } })
}
const places = { resolve: () => null }
const scope = (query: string) => feedScope(new URLSearchParams(query), 'de', places)

function write(
  warnings: WeatherWarning[],
  isDemo = false,
  further: Partial<Pick<DangerReport, 'dangers' | 'unread'>> = {},
): XmlElement {
  const about = scope('region=alpine')
  if (!about) throw new Error('no scope')
  return parseXml(
    warningsAtom({ warnings: reading(warnings, isDemo), dangers: [], unread: [], ...further }, about, {
      language: 'de',
      origin: 'https://w.example',
    }),
    'test',
  )
}
const child = (of: XmlElement, name: string) => of.children.find((one) => one.name === name)
const textOf = (of: XmlElement | undefined, name: string) => (of && child(of, name)?.text) ?? null

describe('the feed', () => {
  it('has the grave dangers of other authorities, and names what cannot be read', () => {
    const at = Date.UTC(2026, 10, 15, 7, 50)
    const water = [gaugeOf(at, { danger: 4 }), gaugeOf(at, { id: '2', water: 'Emme', danger: 2 })]
    const dangers = [
      ...floodDangers(
        water.map((one) => ({ ...one, earlier: [] })),
        { ...source, isDemo: false },
        at,
      ),
      ...avalancheDangers({ areas: [areaOf(at, 3)] }, { ...source, isDemo: true }, at),
    ]
    const feed = write([], false, { dangers, unread: [{ kind: 'flood', knownAt: null }] })
    const entries = feed.children.filter(({ name }) => name === 'entry')
    expect(entries.map((one) => [textOf(one, 'id'), textOf(one, 'title'), textOf(one, 'updated')])).toEqual([
      [
        'urn:wetterhorn:danger:flood-Aare%204',
        'Hochwassergefahr, Stufe 4 von 5 – Aare',
        '2026-11-15T07:00:00.000Z',
      ],
      [
        'urn:wetterhorn:danger:avalanche-a1%203',
        '[Demodaten, keine echte Warnung] Lawinengefahr, Stufe 3 von 5 – Alpstein',
        '2026-11-15T06:00:00.000Z',
      ],
    ])
    expect(textOf(feed, 'subtitle')).toContain('Hochwassergefahr zurzeit nicht bekannt.')
  })
  it('names itself, its page, its source and its time', () => {
    const feed = write([])
    expect(feed.name).toBe('feed')
    expect(textOf(feed, 'id')).toBe('urn:wetterhorn:alerts:region:alpine:de')
    expect(textOf(feed, 'title')).toBe('Wetterwarnungen: Alpen')
    expect(textOf(feed, 'updated')).toBe('2026-11-15T08:00:00.000Z')
    expect(textOf(feed, 'rights')).toBe('A <b>')
    expect(child(feed, 'author')?.children.map(({ text }) => text)).toEqual([
      'A & B',
      'https://example.org/?a=1&b=2',
    ])
    const links = feed.children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes.href)
    expect(links).toEqual([
      'https://w.example/alerts.atom?region=alpine&lang=de',
      'https://w.example/de/alerts?region=alpine',
    ])
    expect(child(feed, 'entry')).toBeUndefined()
  })

  it('carries the issuer’s words unaltered, whatever they hold, but for what XML forbids', () => {
    const entry = child(write([warning]), 'entry')
    expect(textOf(entry, 'title')).toBe('Sturm <stark> – Mürren & Wengen')
    expect(textOf(entry, 'content')).toBe(`${hostile.replace('\u0000\u000b', '')}\n\nSeen meiden.`)
  })

  it('does not say an instruction twice', () => {
    const said = { title: 'Sturm', description: 'Rat: Seen meiden.', instruction: 'Seen meiden.' }
    expect(textOf(child(write([{ ...warning, texts: { de: said } }]), 'entry'), 'content')).toBe(
      'Rat: Seen meiden.',
    )
  })

  it('gives an entry a stable id, its time, area and severity', () => {
    const entry = child(write([warning]), 'entry')
    expect(textOf(entry, 'id')).toBe('urn:wetterhorn:alert:2.49.0.0%20756%2F%22%3Cx%3E')
    expect(textOf(entry, 'updated')).toBe('2026-11-15T07:30:00.000Z')
    expect(textOf(entry, 'summary')).toMatch(
      /^Orange Warnung\. Gültig: So\., 15\. Nov\., 10\sUhr, bis Mo\., 16\. Nov\., 0\sUhr/,
    )
    expect(textOf(entry, 'severity')).toBe('Severe')
    expect(textOf(entry, 'areaDesc')).toBe('Mürren & Wengen')
    expect(entry && child(entry, 'link')?.attributes.href).toMatch(/#alert-2\.49\.0\.0-756-x-$/)
  })

  it('gives an entry no end that the issuer does not name', () => {
    expect(textOf(child(write([warning]), 'entry'), 'expires')).toBe('2026-11-15T23:00:00.000Z')
    const endless = child(write([{ ...warning, isPeriodAssumed: true, isEndAssumed: true }]), 'entry')
    expect(textOf(endless, 'expires')).toBeNull()
    expect(textOf(endless, 'onset')).toBe('2026-11-15T09:00:00.000Z')
  })

  it('marks demo data in every title', () => {
    const feed = write([warning], true)
    expect(textOf(feed, 'title')).toMatch(/^\[Demodaten/)
    expect(textOf(child(feed, 'entry'), 'title')).toMatch(/^\[Demodaten/)
  })
})

it('knows places, regions and the country, and nothing else', () => {
  expect(scope('')?.key).toBe('switzerland')
  expect(scope('region=alpine')?.scope).toEqual({ kind: 'region', region: 'alpine' })
  expect(scope('region=bavaria')).toBeNull()
  expect(scope('place=nowhere')).toBeNull()
  expect(feedLanguage(new URLSearchParams('lang=xx'))).toBeNull()
  expect(feedLanguage(new URLSearchParams())).toBe('en')
})
