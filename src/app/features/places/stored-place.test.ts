import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mirrorStoredLanguage, storeLanguage } from '../../browser/stored-language.ts'
import { mirrorStoredPlace, parseStoredPlace, storePlace } from './stored-place.ts'

it.each([null, '', 'null', '7', '{"value":7', '{}', '{"value":"","label":"x"}', '{"value":"bern"}', '[]'])(
  '%s is no place',
  (text) => expect(parseStoredPlace(text)).toBeNull(),
)

it('a place is a value with a label', () => {
  expect(parseStoredPlace('{"value":"bern","label":"Bern"}')).toEqual({ value: 'bern', label: 'Bern' })
})

describe('where storage is full', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: (key: string) => stored.delete(key),
    })
    vi.stubGlobal('document', { cookie: '' })
    vi.stubGlobal('location', { protocol: 'https:' })
  })
  afterEach(() => {
    stored.clear()
    vi.unstubAllGlobals()
  })

  it('a chosen place is in the cookie, and the one chosen before it is gone', () => {
    stored.set('userLocation', '{"value":"bern","label":"Bern"}')
    storePlace({ value: 'thun', label: 'Thun' })
    expect(document.cookie).toMatch(/^userLocation=thun;/)
    expect(mirrorStoredPlace('thun')).toBe(false)
  })

  it('so is a chosen language', () => {
    stored.set('language', 'de')
    storeLanguage('fr')
    expect(document.cookie).toMatch(/^language=fr;/)
    expect(mirrorStoredLanguage('fr', '/')).toBe(false)
  })

  it('a kept place stays the visitor’s own', () => {
    const kept = { kind: 'wetterhorn-places', version: 1, places: [{ value: 'chur', label: 'Chur' }] }
    stored.set('myPlaces', JSON.stringify(kept))
    storePlace({ value: 'thun', label: 'Thun' })
    expect(document.cookie).toMatch(/^userLocation=chur;/)
  })
})
