import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { placesIn } from '../../domain/texts/place-in-sentence.ts'
import { useLanguage } from './language-provider.tsx'
import type { TextKey } from './texts.ts'
import { createTranslate } from './translate.ts'

// Keys of these tests are made up; the real ones are typed.
const key = (text: string) => text as TextKey
const english = {
  'a.both': 'both',
  'a.only': 'only in English',
  'a.n_one': 'one',
  'a.n_other': '{count} things',
}

describe('createTranslate', () => {
  afterEach(() => vi.restoreAllMocks())

  it('falls back to English, then to the key, with one warning each', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const t = createTranslate('de', { 'a.both': 'beides' }, english, () => placesIn.de)
    expect(t(key('a.both'))).toBe('beides')
    expect(t(key('a.only'))).toBe('only in English')
    expect(t(key('a.only'))).toBe('only in English')
    expect(t(key('a.none'))).toBe('a.none')
    expect(warn.mock.calls).toEqual([['Missing text "a.only" in de'], ['Missing text "a.none" in de']])
  })

  it('fills placeholders and leaves unknown ones', () => {
    const t = createTranslate('en', { 'a.x': '{place} {other}' }, null, () => placesIn.en)
    expect(t(key('a.x'), { place: 'Bern' })).toBe('Bern {other}')
  })

  it.each([
    ['fr', 'Pluie {inPlace}', 'Le Locle', 'Pluie au Locle'],
    ['fr', 'Près {ofPlace}', 'Les Verrières', 'Près des Verrières'],
    ['it', 'Pioggia {inPlace}', 'Airolo', 'Pioggia ad Airolo'],
    ['de', 'Regen {inPlace}', 'Rigi', 'Regen auf der Rigi'],
    ['en', '{place}: rain {inPlace}', 'Alps', 'Alps: rain in the Alps'],
  ] as const)('in %s "%s" declines %s', (language, text, place, expected) => {
    const t = createTranslate(language, { 'a.x': text }, null, () => placesIn[language])
    expect(t(key('a.x'), { place })).toBe(expected)
  })

  it.each([
    ['20:00', 'Bild von 20\u00a0Uhr'],
    ['20:05', 'Bild von 20:05\u00a0Uhr'],
    ['02:00 MEZ', 'Bild von 02:00 MEZ\u00a0Uhr'],
  ])('in German a full hour has no minutes, in browsers as well: %s', (time, expected) => {
    const t = createTranslate('de', { 'a.at': 'Bild von {time}\u00a0Uhr' }, null, () => placesIn.de)
    expect(t(key('a.at'), { time })).toBe(expected)
  })

  it('takes the plural form of the language', () => {
    const t = createTranslate('en', english, null, () => placesIn.en)
    expect([t(key('a.n'), { count: 1 }), t(key('a.n'), { count: 5 })]).toEqual(['one', '5 things'])
  })
})

const Lost = () => useLanguage().language

it('useLanguage outside its provider says so', () => {
  expect(() => renderToStaticMarkup(createElement(Lost))).toThrow(
    'useLanguage must be used within a LanguageProvider',
  )
})
