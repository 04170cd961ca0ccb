import {
  type GazetteerArrays,
  placeMask,
  postcodeFlag,
  weakNameFlag,
  wordStartFlag,
} from '../gazetteer-file.ts'
import type { DraftPlace } from './draft-place.ts'
import { laterWordStarts, type SearchKey, searchKeys } from './search-keys.ts'

const flagOf: Record<SearchKey['kind'], number> = { name: 0, weak: weakNameFlag, postcode: postcodeFlag }

/** Every name once, as bytes; every way into it (its beginning, its later words) in the order of the bytes. */
export function nameIndex(places: DraftPlace[]): Pick<GazetteerArrays, 'keys' | 'entryStart' | 'entryPlace'> {
  if (places.length > placeMask) throw new Error('more places than an index entry can number')
  const startOfKey = new Map<string, number>()
  const keyTexts: string[] = []
  let length = 0
  const entries: { text: string; start: number; place: number }[] = []
  for (const [number, place] of places.entries()) {
    for (const { key, kind } of searchKeys(place)) {
      let start = startOfKey.get(key)
      if (start === undefined) {
        start = length
        startOfKey.set(key, start)
        keyTexts.push(key)
        length += key.length + 1
      }
      entries.push({ text: key, start, place: number | flagOf[kind] })
      if (kind !== 'name') continue
      for (const at of laterWordStarts(key)) {
        entries.push({ text: key.slice(at), start: start + at, place: number | wordStartFlag })
      }
    }
  }
  entries.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.place - b.place))
  return {
    keys: new TextEncoder().encode(`${keyTexts.join('\0')}\0`),
    entryStart: Uint32Array.from(entries, ({ start }) => start),
    entryPlace: Uint32Array.from(entries, ({ place }) => place),
  }
}
