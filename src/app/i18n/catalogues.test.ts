import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../domain/language.ts'
import { memoise } from '../../domain/memoise.ts'
import { pages } from '../../domain/pages.ts'
import { catalogueOf, loadAllTexts } from './catalogues.ts'

beforeAll(() => loadAllTexts(languages))

const textsOf = memoise(
  (language: (typeof languages)[number]) =>
    new Map(Object.entries(catalogueOf(language)).filter(([key]) => !key.endsWith('.*'))),
)
/** "{inPlace}", "{ofPlace}", "{forPlace}" and "{thePlace}" are forms of the place: languages need them in different texts. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) =>
      name?.replace(/^([iI]n|of|[fF]or|[tT]he)Place$/, 'place').replace('ofStation', 'station'),
    )
    .sort()
const pluralForm = /_(zero|one|two|few|many|other)$/

/** All source that says something, without the catalogues. */
const source = ['src/app', 'src/service-worker']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/i18n\/(en|de|fr|it)$/.test(entry.parentPath),
  )
  .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n')

describe.each(languages)('the texts in %s', (language) => {
  it('can be fetched by the browser wherever a page needs them', () => {
    const file = readFileSync(`src/app/i18n/${language}/site.ts`, 'utf8')
    const excluded = /'!\.\/\{(.*)\}\.ts'/.exec(file)?.[1]?.split(',') ?? []
    const unreachable = excluded.filter((name) => !file.includes(`default as ${name} }`))
    expect(unreachable).toContain('meta')
    const needed = pages.flatMap<string>(({ texts }) => texts)
    expect(needed.filter((name) => unreachable.includes(name))).toEqual([])
  })

  it('have exactly the English keys', () => {
    expect(textsOf('en').size).toBeGreaterThan(50)
    expect([...textsOf(language).keys()].sort()).toEqual([...textsOf('en').keys()].sort())
  })

  it('use the same placeholders as English', () => {
    const differing = [...textsOf(language)].filter(
      ([key, text]) =>
        // "One warning" may do without its number.
        !pluralForm.test(key) &&
        placeholders(text).join() !== placeholders(textsOf('en').get(key) ?? '').join(),
    )
    expect(differing).toEqual([])
  })

  it('are set with typographic apostrophes, and none is empty', () => {
    expect([...textsOf(language)].filter(([, text]) => /'/.test(text) || text.trim() === '')).toEqual([])
  })
})

it('German is written as in Switzerland, without ß', () => {
  expect([...textsOf('de')].filter(([, text]) => text.includes('ß'))).toEqual([])
})

it('French has unbreakable spaces before its double punctuation', () => {
  expect(
    [...textsOf('fr')].filter(
      ([, text]) => /[^\s\d][!?;:](\s|$)| [!?;:»]/u.test(text) && !/[\u00a0\u202f][!?;:»]/u.test(text),
    ),
  ).toEqual([])
})

it('the views set an unbreakable space between a figure and its unit', () => {
  const breakable = /(?<!t\('[\w.]+'\))\}(?: |\{' '\})(?:mm|cm|km\/h|km|hPa|min)\b.*/g
  expect([...source.matchAll(breakable)].map(([code]) => code)).toEqual([])
})

it('the views leave the colon to the language, which may set a space before it', () => {
  expect([...source.matchAll(/^(?!.*Error\().*[`}]: \$\{.*/gm)].map(([code]) => code)).toEqual([])
})

it('every text is used', () => {
  const templates = [...source.matchAll(/`(\w+\.[\w.-]*)\$\{/g)].map(([, start]) => start ?? '')
  const unused = [...textsOf('en').keys()].filter((key) => {
    const stem = key.replace(pluralForm, '')
    return (
      !source.includes(`'${key}'`) &&
      !source.includes(`'${stem}'`) &&
      !templates.some((start) => key.startsWith(start))
    )
  })
  expect(unused).toEqual([])
})

describe('a text inside another', () => {
  /** Each `t('outer', { place: t('inner') })` of the source; keys may end where a template fills them in. */
  const nested = [...source.matchAll(/(\w+): t\(\s*['`]([\w.-]+)/g)].flatMap(
    ({ index, 1: place, 2: inner }) => {
      let depth = 0
      for (let at = index - 1; at >= 0; at--) {
        if (source[at] === '}') depth++
        if (source[at] === '{' && depth-- === 0) {
          const outer = source
            .slice(Math.max(0, at - 80), at)
            .match(/\bt\(\s*['`]([\w.-]+)[^'`]*['`],\s*$/)?.[1]
          return outer && place && inner ? [{ outer, place, inner }] : []
        }
      }
      return []
    },
  )
  const textsFrom = (start: string, language: (typeof languages)[number]) =>
    [...textsOf(language)].filter(([key]) => key.replace(pluralForm, '') === start || key.startsWith(start))

  it('is looked at', () => {
    expect(nested.map(({ outer }) => outer)).toContain('alerts.federal')
  })

  it.each(languages)('is a word or a clause in %s, never a finished label or sentence', (language) => {
    const wrong = nested.flatMap(({ outer, place, inner }) =>
      textsFrom(inner, language).flatMap(([key, text]) => {
        const isSentence = /[.!?:]$/.test(text)
        // German writes every noun with a capital.
        const isLabel = language !== 'de' && /^\p{Lu}\p{Ll}/u.test(text)
        // At the beginning, as a name behind a colon and in quotation marks, a capital is right.
        const stand = textsFrom(outer, language).filter(([, sentence]) =>
          sentence.split(/(?:^|[:|(]\s|[“«]\u202f?)(?=\{)/).some((part) => part.indexOf(`{${place}}`) > 0),
        )
        return stand.filter(() => isSentence || isLabel).map(([sentence]) => `${key} in ${sentence}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  it('never is a whole statement: no text has a place for one', () => {
    const statements = /\{(updated|summary|sentence|text|label|message|note)\}/
    expect(
      languages.flatMap((language) => [...textsOf(language)].filter(([, text]) => statements.test(text))),
    ).toEqual([])
  })
})
