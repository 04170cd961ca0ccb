import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { conditionText } from './condition-text.ts'

const at = (conditionCode: number, isDay = true) => ({ conditionCode, isDay })

describe('conditionText', () => {
  it('is in the requested language', () => {
    expect(languages.map((language) => conditionText(at(500), language))).toEqual([
      'light rain',
      'schwacher Regen',
      'faible pluie',
      'pioggia debole',
    ])
  })

  it('calls a clear sky sunny only by day', () => {
    expect(conditionText(at(800), 'en')).toBe('sunny')
    expect(conditionText(at(800, false), 'en')).toBe('clear')
    expect(conditionText(at(801, false), 'de')).toBe('meist klar')
  })

  it('leaves room for the sun of its symbol where clouds vary', () => {
    expect(languages.map((language) => conditionText(at(803), language))).toEqual([
      'variable cloud',
      'wechselnd bewölkt',
      'nuages et éclaircies',
      'nuvolosità variabile',
    ])
  })

  it('names a code it does not know after its group, and one of no group cloudy', () => {
    expect(conditionText(at(299), 'en')).toBe('thunderstorm')
    expect(conditionText(at(399), 'en')).toBe('drizzle')
    expect(conditionText(at(0), 'en')).toBe('cloudy')
    expect(conditionText(at(950), 'en')).toBe('cloudy')
  })

  it('has words without ß for every code of the provider', () => {
    for (let code = 200; code <= 804; code++)
      for (const language of languages) expect(conditionText(at(code), language)).toMatch(/^[^ß]+$/)
  })
})
