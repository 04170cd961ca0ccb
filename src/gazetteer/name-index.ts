import type { GazetteerArrays } from './gazetteer-file.ts'

/** Entries in the order of their bytes, so that all that share a beginning lie side by side. */
export type NameIndex = Pick<GazetteerArrays, 'keys' | 'entryStart' | 'entryPlace'>

/** Half-open range of entries. */
export type EntryRange = { from: number; to: number }

/** The entries that begin with the key (a–z, 0–9, space). */
export function entriesWithPrefix(index: NameIndex, key: string): EntryRange {
  return { from: firstNotBefore(index, key, false), to: firstNotBefore(index, key, true) }
}

/** First entry whose first letters are not before the key, or, past its prefix, after it. */
function firstNotBefore({ keys, entryStart }: NameIndex, key: string, pastPrefix: boolean): number {
  let low = 0
  let high = entryStart.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const start = entryStart[middle] as number
    let order = 0
    for (let i = 0; i < key.length && order === 0; i++)
      order = (keys[start + i] as number) - key.charCodeAt(i)
    if (order < 0 || (order === 0 && pastPrefix)) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether the entry is the key and not merely begins with it; the entry must have that prefix. */
export function endsAfter({ keys, entryStart }: NameIndex, entry: number, key: string): boolean {
  return keys[(entryStart[entry] as number) + key.length] === 0
}

/** The entries of some of the places, as an index of its own over the same keys. */
export function indexOfSome(index: NameIndex, isWanted: (entryPlace: number) => boolean): NameIndex {
  const wanted: number[] = []
  for (let entry = 0; entry < index.entryPlace.length; entry++) {
    if (isWanted(index.entryPlace[entry] as number)) wanted.push(entry)
  }
  return {
    keys: index.keys,
    entryStart: Uint32Array.from(wanted, (entry) => index.entryStart[entry] as number),
    entryPlace: Uint32Array.from(wanted, (entry) => index.entryPlace[entry] as number),
  }
}
