import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Words in all languages that are no sentences: names, addresses, links between words, tests. */
const noSentences = [
  'src/app/features/about/contact-page.tsx',
  'src/app/i18n/page-format.server.ts',
  'src/domain/language.ts',
  // The words of day-outlook-text.ts.
  'src/domain/texts/day/day-phrases.ts',
  'src/gazetteer/builder/draft-place.ts',
  'src/gazetteer/builder/geonames-places.ts',
  'src/gazetteer/lakes-and-airports.ts',
  'src/reference/natural-hazards.ts',
  'src/reference/regions.ts',
  'src/reference/who-warns.ts',
  // The catalogues once more.
  'src/service-worker/texts.ts',
  // The office's words.
  'src/upstreams/bafu-hazards/official-words.ts',
]

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.fixture)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** A table or a switch of German and Italian words, or of the files that hold them ("de: rainPhrasesDe"). */
const saysSomething = (source: string) =>
  /\bde: ['"`([{\w]|case 'de'/.test(source) && /\bit: ['"`([{\w]|case 'it'/.test(source)

// The demo world's authorities speak, not the site.
const generators = filesOf('src').filter(
  (file) => !file.startsWith('src/demo/') && saysSomething(readFileSync(file, 'utf8')),
)
const printed = filesOf('scripts/sentences')
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap((source) => [...source.matchAll(/from '(?:\.\.\/)+(src\/[^']+)'/g)].map(([, file]) => file))

it('everything that speaks several languages is printed by npm run sentences', () => {
  expect(generators.length).toBeGreaterThan(15)
  expect(generators.filter((file) => !printed.includes(file) && !noSentences.includes(file))).toEqual([])
})

it('a new file with words in all languages would be noticed', () => {
  const tables = [
    "{ en: 'Sun', de: 'Sonne', fr: 'Soleil', it: 'Sole' }",
    '{ en: sunEn, de: sunDe, fr: sunFr, it: sunIt }',
  ]
  expect(tables.map(saysSomething)).toEqual([true, true])
})

it('so is what speaks English only', () => expect(printed).toContain('src/server/mcp/answers.ts'))

it('only what speaks is excepted', () => {
  expect(noSentences.filter((file) => !generators.includes(file))).toEqual([])
})
