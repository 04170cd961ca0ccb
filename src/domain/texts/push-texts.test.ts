import { describe, expect, it } from 'vitest'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { languages } from '../language.ts'
import type { ComingRain } from '../push/coming-rain.ts'
import { rainNote, warningNote } from './push-texts.ts'

const description = 'Sturmböen von 80 bis 100 km/h.\nÄste können brechen.'
const gale = warningOf({
  id: '2.49.0/gale 1',
  severity: 'severe',
  startAt: Date.parse('2026-11-15T13:00:00Z'),
  endAt: Date.parse('2026-11-15T20:00:00Z'),
  texts: { de: { title: 'Windwarnung der Stufe 3', description, instruction: null } },
})
const note = (more: Partial<Parameters<typeof warningNote>[0]> = {}, language: 'de' | 'en' = 'de') =>
  warningNote({ warning: gale, placeNames: ['Zürich', 'Uster'], isDemo: false, ...more }, language)

describe('warningNote', () => {
  it('carries the issuer’s words unaltered, after where and how long', () => {
    expect(note()).toEqual({
      tag: 'warning-2.49.0/gale 1',
      occasion: expect.any(String),
      title: 'Windwarnung der Stufe 3',
      body: `Zürich, Uster: So., 15. Nov., 14 bis 21\u00a0Uhr\n${description}`,
      url: '/de/alerts#alert-2.49.0-gale-1',
      language: 'de',
    })
  })

  it('takes the place of the message that it is an update of', () => {
    const update = { ...gale, id: 'gale 2', originId: gale.id }
    expect(note({ warning: update })).toMatchObject({ tag: note().tag, url: '/de/alerts#alert-gale-2' })
  })

  it('closes those of the other warnings that an update joins', () => {
    const update = { ...gale, id: 'gale 2', originId: gale.id, replacedIds: ['squall', gale.id] }
    expect(note({ warning: update }).closes).toEqual(['warning-squall'])
    expect(note().closes).toBeUndefined()
  })

  it('names the language of the words where the subscriber’s is missing', () => {
    expect(note({}, 'en')).toMatchObject({ title: 'Windwarnung der Stufe 3', language: 'de' })
  })

  it('never looks like a real warning in the demo', () => {
    expect(note({ isDemo: true }).body).toMatch(/^Demodaten, keine echte Warnung\n/)
  })

  it('fits a push message, and shows where it was cut', () => {
    const text = { title: '🌪'.repeat(500), description: '🌪'.repeat(5000), instruction: null }
    const replacedIds = [2000, 84, 85, 86, 87, 88, 89, 90, 91, 92].map((length) => 'x'.repeat(length))
    const long = note({ warning: { ...gale, texts: { de: text }, replacedIds } })
    expect(long.closes).toHaveLength(8)
    expect(long.body.endsWith('…')).toBe(true)
    expect(Buffer.byteLength(JSON.stringify(long))).toBeLessThan(3900)
  })
})

describe('rainNote', () => {
  const rain: ComingRain = {
    startAt: 0,
    minutes: 20,
    outlook: {
      kind: 'starts',
      form: 'rain',
      hedged: false,
      intensity: 'moderate',
      changes: [],
      at: 0,
      afterTraces: false,
      peak: null,
      endsAt: null,
    },
  }
  const place = { slug: 'zurich', name: 'Zürich', time: () => '16:40' }

  it.each([
    ['en', 'Zürich: rain in about 20 minutes'],
    ['de', 'Zürich: Regen in etwa 20 Minuten'],
    ['fr', 'Zürich\u202f: pluie dans 20 minutes environ'],
    ['it', 'Zürich: pioggia tra circa 20 minuti'],
  ] as const)('in %s', (language, title) => {
    const said = rainNote({ rain, place, isDemo: false }, language)
    expect(said).toMatchObject({ title, tag: 'rain-zurich', url: `/${language}/location/zurich`, language })
    expect(said.body).toContain('16:40')
  })

  it.each([
    ['de', 'Schneeregen'],
    ['fr', 'Pluie mêlée de neige'],
    ['it', 'Pioggia mista a neve'],
  ] as const)('in %s title and sentence call rain and snow %s', (language, sleet) => {
    const mixed = { ...rain, outlook: { ...rain.outlook, form: 'mixed' as const } }
    const { title, body } = rainNote({ rain: mixed, place, isDemo: false }, language)
    for (const said of [title, body]) expect(said).toMatch(new RegExp(sleet, 'i'))
  })

  it('is marked in the demo, in every language', () => {
    for (const language of languages)
      expect(rainNote({ rain, place, isDemo: true }, language).body).toMatch(/^D[^\n]+\n/)
  })
})
