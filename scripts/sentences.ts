/**
 * `npm run sentences -- de`: every sentence the grammars can produce in a language, and all texts of its catalogues with
 * their values filled in, to be read through by an editor.
 */
import { readdirSync } from 'node:fs'
import type { Texts } from '../src/app/i18n/texts.ts'
import { isLanguage } from '../src/domain/language.ts'
import { everySentence } from './sentences/every-sentence.ts'

const language = process.argv[2] ?? ''
if (!isLanguage(language)) {
  console.error('Usage: npm run sentences -- en|de|fr|it')
  process.exit(1)
}

const folder = new URL(`../src/app/i18n/${language}/`, import.meta.url)
const catalogue: Record<string, string> = {}
for (const file of readdirSync(folder).filter((name) => name !== 'site.ts')) {
  const { default: texts } = (await import(new URL(file, folder).href)) as { default: Texts<'common'> }
  for (const [key, text] of Object.entries(texts)) catalogue[`${file.slice(0, -3)}.${key}`] = text
}

for (const [heading, sentences] of everySentence(language, catalogue)) {
  console.log(`\n## ${heading}`)
  for (const sentence of new Set(sentences)) console.log(sentence)
}
