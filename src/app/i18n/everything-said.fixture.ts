import { readFileSync } from 'node:fs'
import { everySentence } from '../../../scripts/sentences/every-sentence.ts'
import type { Language } from '../../domain/language.ts'
import { catalogueOf } from './catalogues.ts'

const legalPages = ['privacy', 'terms', 'cookies', 'ads', 'accessibility']

/** Without the front matter. */
function legalLines(page: string, language: Language): string[] {
  const source = readFileSync(`src/app/features/legal/texts/${page}.${language}.md`, 'utf8')
  return (source.split(/^---$/m)[2] ?? '').split('\n')
}

/** Names of code and addresses are not ours to spell. */
const prose = (line: string) => line.replace(/`[^`]*`|\{\{\w+\}\}/g, 'X').replace(/\]\([^)]*\)/g, ']')

/** For the tests of the language: texts with their values, sentences of the grammars, legal texts line by line. */
export function everythingSaid(language: Language): string[] {
  const texts = Object.entries(catalogueOf(language)).filter(([key]) => !key.endsWith('.*'))
  const said = [
    ...[...everySentence(language, Object.fromEntries(texts)).values()].flat(),
    ...legalPages.flatMap((page) => legalLines(page, language)).map(prose),
  ]
  return [...new Set(said)].filter((line) => line.trim() !== '')
}
