import { spawnSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '../../domain/language.ts'
import { cantons, regions } from '../../reference/regions.ts'
import { swissPlaceNames } from '../../reference/swiss-place-names.ts'
import { worldPlaceNames } from '../../reference/world-place-names.ts'
import { loadAllTexts } from './catalogues.ts'
import { everythingSaid } from './everything-said.fixture.ts'
import { spellingNames } from './spelling-names.fixture.ts'

beforeAll(() => loadAllTexts(languages))

const dictionaries = { en: 'en_GB', de: 'de_CH', fr: 'fr', it: 'it_CH' }

/** The words of a text. French elides inside its dictionary, Italian in front of it; hyphens join whole words. */
function wordsOf(text: string, language: Language): string[] {
  return text
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/https?:\S+|\b[\w-]+(\.[\w-]+)+\b/g, '')
    .split(/[^\p{L}’-]+/u)
    .flatMap((word) => (language === 'fr' ? [word.replace('’', "'")] : word.split('’').slice(-1)))
    .flatMap((word) => (language === 'fr' ? [word] : word.split('-')))
    .filter((word) => word.length > 2 && !/^[A-Z]+$/.test(word))
}

/** null where there is no hunspell or no dictionary of the language. */
function unknownTo(dictionary: string, words: readonly string[]): string[] | null {
  const { status, stdout } = spawnSync('hunspell', ['-i', 'utf-8', '-d', dictionary, '-l'], {
    input: words.join('\n'),
    encoding: 'utf8',
  })
  return status === 0 ? stdout.split('\n').filter(Boolean) : null
}

describe.each(languages)('spelling in %s', (language) => {
  const dictionary = dictionaries[language]
  const isThere = unknownTo(dictionary, []) !== null
  if (!isThere) {
    const ask = 'apt-get install hunspell hunspell-en-gb hunspell-de-ch hunspell-fr hunspell-it'
    process.stderr.write(
      `\n*** spelling in ${language} left out: no hunspell with ${dictionary} (${ask}) ***\n`,
    )
  }

  it.skipIf(!isThere)('knows every word but our names', () => {
    const places = [...swissPlaceNames, ...worldPlaceNames, ...regions, ...cantons].flatMap((place) =>
      wordsOf(place.names[language], language),
    )
    const bare = (word: string) => word.replace(/^([ldnsmtcj]|qu)'/i, '').toLocaleLowerCase(language)
    const names = spellingNames(language).union(new Set(places.map(bare)))
    const isName = (word: string) => names.has(bare(word))
    const words = [...new Set(everythingSaid(language).flatMap((text) => wordsOf(text, language)))]
    expect(words.length).toBeGreaterThan(500)
    expect((unknownTo(dictionary, words) ?? []).filter((word) => !isName(word))).toEqual([])
  })

  it.skipIf(!isThere)('would notice a wrong one', () => {
    expect(unknownTo(dictionary, ['Wettter'])).toEqual(['Wettter'])
  })
})
