import { keysOfName, withoutCanton } from '../name-forms.ts'
import { normaliseName } from '../normalise-name.ts'
import type { DraftPlace } from './draft-place.ts'

export type SearchKey = { key: string; kind: 'name' | 'weak' | 'postcode' }

export function searchKeys(place: DraftPlace): SearchKey[] {
  const kinds = new Map<string, SearchKey['kind']>()
  const names = [...Object.values(place.names), ...place.aliases]
  const swissNames = place.country === 'CH' ? names.map((name) => withoutCanton(name, place.admin)) : []
  for (const name of new Set([...names, ...swissNames]))
    for (const key of keysOfName(name)) kinds.set(key, 'name')
  for (const name of new Set(place.weakAliases)) {
    const key = normaliseName(name)
    if (!kinds.has(key)) kinds.set(key, 'weak')
  }
  for (const postcode of place.postcodes) kinds.set(postcode, 'postcode')
  kinds.delete('')
  return [...kinds].map(([key, kind]) => ({ key, kind }))
}

/** Articles and prepositions that no search begins with. */
const smallWords = new Set([
  'a',
  'am',
  'an',
  'b',
  'bei',
  'd',
  'da',
  'de',
  'del',
  'di',
  'do',
  'du',
  'i',
  'im',
  'in',
  'l',
])

/** Where the later words of a key begin: "chaux de fonds" and "fonds" in "la chaux de fonds". */
export function laterWordStarts(key: string): number[] {
  const starts: number[] = []
  for (let space = key.indexOf(' '); space >= 0; space = key.indexOf(' ', space + 1)) {
    const end = key.indexOf(' ', space + 1)
    const word = key.slice(space + 1, end < 0 ? undefined : end)
    if (word.length > 1 && !smallWords.has(word)) starts.push(space + 1)
  }
  return starts
}
