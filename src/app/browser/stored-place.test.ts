import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mirrorStoredLanguage, storeLanguage } from './stored-language.ts'
import {
  followKeptPlaces,
  isOwnPlace,
  mirrorStoredPlace,
  parseStoredPlace,
  storePlace,
} from './stored-place.ts'

const kept = (value: string) =>
  JSON.stringify({ kind: 'wetterhorn-places', version: 1, places: [{ value, label: value }] })

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

  it('a kept place does not stand in its way', () => {
    stored.set('myPlaces', kept('chur'))
    storePlace({ value: 'thun', label: 'Thun' })
    expect(document.cookie).toMatch(/^userLocation=thun;/)
  })
})

describe('the visitor’s own place', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
    vi.stubGlobal('document', { cookie: '' })
    vi.stubGlobal('location', { protocol: 'https:', hostname: 'w.example' })
    stored.set('myPlaces', kept('lugano'))
  })
  afterEach(() => {
    stored.clear()
    vi.unstubAllGlobals()
  })

  it('is the one chosen last, whatever has a star', () => {
    storePlace({ value: 'bern', label: 'Bern' })
    expect(document.cookie).toMatch(/^userLocation=bern;/)
    expect(mirrorStoredPlace('bern')).toBe(false)
    followKeptPlaces()
    expect(document.cookie).toMatch(/^userLocation=bern;/)
    expect([isOwnPlace({ value: 'bern' }), isOwnPlace({ value: 'lugano' })]).toEqual([true, false])
  })

  it('is the first with a star where none was chosen', () => {
    followKeptPlaces()
    expect(document.cookie).toMatch(/^userLocation=lugano;/)
    expect(isOwnPlace({ value: 'lugano' })).toBe(true)
  })
})
