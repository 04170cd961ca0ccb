import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isLanguage,
  languageName,
  languageOfTag,
  languages,
  negotiateLanguage,
  swissLocale,
} from './language.ts'

describe('negotiateLanguage', () => {
  it.each([
    [null, null, 'en'],
    [null, '', 'en'],
    [null, 'fr', 'fr'],
    [null, 'fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    [null, 'rm, it;q=0.7, de;q=0.9', 'de'],
    [null, 'de;q=0.5,it;q=0.5', 'de'],
    [null, 'de;q=0, it;q=0.1', 'it'],
    [null, 'de; q=0.2 , fr ; q=0.3', 'fr'],
    [null, 'es, pt;q=0.9', 'en'],
    [null, '*', 'en'],
    [null, 'DE_ch', 'de'],
    [null, 'de;level=1;q=0.1,it;q=0.2', 'it'],
    ['it', 'de', 'it'],
    ['es', 'de', 'de'],
    ['DE', 'fr', 'fr'],
    ['', 'fr', 'fr'],
    [null, 'de;q=abc, fr;q=0.1', 'fr'],
    [null, 'de;q=, fr;q=0.1', 'fr'],
    [null, 'de;q=Infinity, fr;q=0.1', 'fr'],
    [null, 'de;q=NaN', 'en'],
    [null, 'de;q=-1', 'en'],
  ])('stored %j, accepted %j gives %s', (stored, accepted, expected) => {
    expect(negotiateLanguage(stored, accepted)).toBe(expected)
  })

  it.each([
    ['__proto__', 'constructor'],
    ['../de', '<script>alert(1)</script>'],
    ['de\u0000', ';;;;,,,,;q=;q='],
    ['de\n', ','.repeat(100_000)],
    ['toString', `${'x'.repeat(1_000_000)},de`],
  ])('answers English to the hostile %j', (stored, accepted) => {
    expect(negotiateLanguage(stored, accepted)).toBe('en')
  })

  it('gives one of ours whatever comes in', () => {
    const any = fc.option(fc.string())
    fc.assert(fc.property(any, any, (stored, accepted) => isLanguage(negotiateLanguage(stored, accepted))))
  })

  it('lets the highest quality win in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...languages], { minLength: 1 }), (order) => {
        const ranked = order.map((language, i) => `${language};q=${((i + 1) / 10).toFixed(1)}`)
        expect(negotiateLanguage(null, ranked.join(', '))).toBe(order.at(-1))
      }),
    )
  })
})

it.each([
  ['de-CH', 'de'],
  ['it_CH', 'it'],
  [' FR ', 'fr'],
  ['den', null],
  ['rm', null],
  ['', null],
  ['-de', null],
])('the tag %j is %s', (tag, expected) => expect(languageOfTag(tag)).toBe(expected))

it.each([null, undefined, 1, {}, ['de'], 'De'])('%j is no language of ours', (value) =>
  expect(isLanguage(value)).toBe(false),
)

it('has a Swiss locale that Intl knows and a name for each language', () => {
  for (const language of languages) {
    expect(Intl.DateTimeFormat.supportedLocalesOf(swissLocale[language])).toEqual([swissLocale[language]])
    expect(swissLocale[language]).toBe(`${language}-CH`)
    expect(languageName[language]).toMatch(/^\p{Lu}/u)
  }
})
