import { beforeAll, describe, expect, it } from 'vitest'
import { everySentence } from '../../../scripts/sentences/every-sentence.ts'
import { type Language, languages } from '../../domain/language.ts'
import { warningsAtomTexts } from '../../domain/texts/warnings-atom-texts.ts'
import { catalogueOf, loadAllTexts } from './catalogues.ts'
import { everythingSaid } from './everything-said.fixture.ts'
import { glossary } from './glossary.fixture.ts'

beforeAll(() => loadAllTexts(languages))

const said = new Map<Language, string[]>()
function found(language: Language, wrong: RegExp): string[] {
  const all = said.get(language) ?? everythingSaid(language)
  said.set(language, all)
  return all.filter((text) => wrong.test(text))
}

/** German and Italian sentences write "3,1"; their tables, tiles and charts follow the Swiss locale. */
const hasComma: readonly Language[] = ['de', 'it']
const isSentence = (text: string) => /[.!?]$/.test(text)

/** A sentence that is read aloud in one breath; French and Italian need more words than German. */
const mostWords = 24
/** Legal texts say all that they must; descriptions are for search engines. */
const maybeLong = /^(legal|consent|meta)\./
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[\p{Lu}«“])/u)
const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))

describe.each(languages)('everything said in %s', (language) => {
  it('has no sentence that is too long', () => {
    const texts = Object.entries(catalogueOf(language)).filter(([key]) => !maybeLong.test(key))
    const { Places: _, ...said } = Object.fromEntries(everySentence(language, Object.fromEntries(texts)))
    const long = Object.values(said)
      .flat()
      .flatMap(sentencesOf)
      .filter((sentence) => wordsOf(sentence).length > mostWords)
    expect(long).toEqual([])
  })

  it.each(glossary[language].map(({ term, not }) => [term, not] as const))('says “%s”', (_, not) => {
    expect(found(language, not)).toEqual([])
  })

  it('has an unbreakable space between a figure and its unit', () => {
    expect(
      found(
        language,
        /\d (mm|cm|km|m|h|min|s|hPa|%|°C|km\/h|mm\/h|Uhr|Grad|degr[ée]+s?|grad[oi])(?![\p{L}\d])/u,
      ),
    ).toEqual([])
  })

  it('sets per cent as the language does', () => {
    const right = { en: /\d%/, de: /\d\u00a0%/, fr: /\d\u202f%/, it: /\d\u00a0%/ }[language]
    const figures = found(language, /\d\s?%/)
    expect(figures.length).toBeGreaterThan(0)
    expect(figures.filter((text) => !right.test(text))).toEqual([])
  })

  it('has no straight quotation marks or apostrophes, no double spaces, none before a comma', () => {
    expect(found(language, /["']|\S {2}\S| [,.](?!\S)/)).toEqual([])
  })

  // Versions (CC BY 4.0, WCAG 2.2) and numbers of laws (RS 235.1) are no decimals.
  it('writes decimals as its locale does', () => {
    const foreign = { en: /\d,\d(?!\d\d)/, de: /\d,\d/, fr: /(?<!BY |WCAG |RS \d*)\d\.\d/, it: /\d,\d/ }[
      language
    ]
    expect(
      found(language, foreign).filter((text) => !hasComma.includes(language) || !isSentence(text)),
    ).toEqual([])
  })

  it.runIf(hasComma.includes(language))('has a decimal comma in running sentences', () => {
    const point = /(?<![\d.]|BY |WCAG |SR |RS |DSG, |\/)\d+\.\d+(?!\.?\d)/
    expect(found(language, /\d,\d/).length).toBeGreaterThan(20)
    expect(found(language, point).filter(isSentence)).toEqual([])
  })

  it('leaves no place unfilled', () => {
    expect(found(language, /\{\w+\}|undefined|NaN|\[object/)).toEqual([])
  })

  it('has quotation marks of its own', () => {
    const foreign = { en: /[«»„]/, de: /[“”„]/, fr: /[“”„]/, it: /[“”„]/ }[language]
    expect(found(language, foreign)).toEqual([])
  })
})

it.each([
  ['en', /\b(of|for|from|than|in|on|to|at|cover) Säntis\b/],
  ['de', /\b(von|für|bei|als|in|auf|zu) Säntis\b|^Säntis (liegt|ist|hat)\b/],
  ['fr', /(?<!\p{L})(de|à|pour|d’) ?Eiger\b|^Eiger /u],
  ['it', /\b(di|a|da|per|su|in) Schilthorn\b|^Schilthorn /],
] as const)('a mountain has its article in the sentences of %s', (language, bare) => {
  expect(found(language, /Säntis|Eiger|Schilthorn/).length).toBeGreaterThan(20)
  expect(found(language, bare)).toEqual([])
})

it('a clause in German brackets begins small, and so does Italian behind a colon', () => {
  expect(found('de', /\((Der|Die|Das|Ein|Eine|Es|Wir) \p{L}/u)).toEqual([])
  expect(found('it', /: (Il|Lo|La|I|Gli|Le|Un|Una|Non|Sono|Quest[aoie]|Ultim[aeo]|Prossim[aeo]) /)).toEqual(
    [],
  )
})

/** Names that follow a comma or a colon; figures, units and abbreviations are no words. */
const namesInside =
  /^(Säntis|Schilthorn|Rigi|Pully|Thunersee|Zurigo|Zurich|Locarno|Airolo|Altdorf|Berne?|Berna|Aare|Ticino|Alpes|Alpi|Suisse|Svizzera|MétéoSuisse|MeteoSvizzera|MeteoAlarm|OpenWeather|Wetterhorn|Royaume|Regno|Norvège|Norvegia|Allemagne|Germania|Belgique|Belgio|États|Stati|Eawag|Google|Mozilla|Apple|Microsoft|Inter|Office|Ufficio|Decline|Refuser|Rifiuta)$/u

it.each(['fr', 'it'] as const)(
  'in %s no capital follows a comma or a colon inside a sentence',
  (language) => {
    const sentences = found(language, /[,:] \p{Lu}\p{Ll}.*\.$/u).flatMap((text) => text.split(/(?<=[.!?»]) /))
    const capitals = sentences.filter((text) =>
      [...text.matchAll(/[,:] (\p{Lu}\p{Ll}\p{L}*)/gu)].some(([, word = '']) => !namesInside.test(word)),
    )
    expect(sentences.length).toBeGreaterThan(10)
    expect(capitals).toEqual([])
  },
)

it.each(['fr', 'it'] as const)('in %s the title of a message begins small behind its place', (language) => {
  const titles = (everySentence(language, {}).get('Push messages') ?? []).filter((text) =>
    /^\p{Lu}\p{Ll}+\u202f?: /u.test(text),
  )
  expect(titles.length).toBeGreaterThan(3)
  expect(
    titles.filter((text) => /^\p{L}+\u202f?: \p{Lu}/u.test(text) && !/^(Exemple|Esempio)/.test(text)),
  ).toEqual([])
})

it.each(languages)('the feed in %s names MeteoAlarm’s terms as the pages do', (language) => {
  expect(warningsAtomTexts[language].rights).toBe(catalogueOf(language)['alerts.delay'])
})

it('German is written as in Switzerland: no ß, a clock has its word in a sentence', () => {
  expect(found('de', /ß/)).toEqual([])
  const sentences = found('de', /^\p{Lu}.*\b(um|gegen|ab etwa|bis etwa|bis|von) \d\d:\d\d\b.*\.$/u)
  expect(sentences.length).toBeGreaterThan(50)
  expect(sentences.filter((text) => !text.includes('\u00a0Uhr'))).toEqual([])
  expect(found('de', /:00(?: bis [^.]*)?\u00a0Uhr/)).toEqual([])
})

it('French has a narrow space before every double sign and inside its quotation marks', () => {
  const signs = /[^\u202f\s\d][;:?!»](?=\s|$|[).])|[ \u00a0][;:?!»]|«(?!\u202f)/u
  expect(found('fr', signs)).toEqual([])
})

it('Italian articulates its times and dates', () => {
  expect(
    found(
      'it',
      /(?<!\p{L})(il|dal|al|del) (8|11) \p{L}|(alle|dalle|delle|verso le) 0?1:|verso \d|da \d+ \p{L}{3}\b/u,
    ),
  ).toEqual([])
})

describe('plural forms', () => {
  const units = /^(mm|cm|km|m|h|min|s|hPa)(\/h)?$/
  const numbers = /\{(count|minutes|hours|seconds|days|shown|frost|summer|grave)\}[ \u00a0]([\p{L}/]+)/gu

  it.each(languages)('stand wherever %s counts something', (language) => {
    const missing = Object.entries(catalogueOf(language)).filter(([key, text]) => {
      const counts =
        text.includes('{count}') || [...text.matchAll(numbers)].some(([, , noun = '']) => !units.test(noun))
      return counts && !/_(one|other)$/.test(key)
    })
    // "frost days 3": the number follows its noun. "2 of 7": none of the numbers has a noun.
    expect(
      missing.filter(([key]) => !/^(seasonal\.days(Coming|Sentence)|alerts\.lead\w+)$/.test(key)),
    ).toEqual([])
  })

  it.each(languages)('come in both numbers in %s', (language) => {
    const keys = Object.keys(catalogueOf(language))
    const stems = keys.flatMap((key) => key.match(/^(.*)_(?:one|other)$/)?.[1] ?? [])
    expect(stems.filter((stem) => !keys.includes(`${stem}_one`) || !keys.includes(`${stem}_other`))).toEqual(
      [],
    )
  })
})
