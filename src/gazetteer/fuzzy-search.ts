import type { EntryRange, NameIndex } from './name-index.ts'

/** Entries whose beginning, or whole, is within `distance` typing mistakes of the query. */
export type FuzzyHit = EntryRange & { distance: number; isWhole: boolean }

/** How many mistakes are forgiven: none while a word is too short to be distinctive. */
export function forgivenMistakes(key: string): number {
  return key.length < 4 ? 0 : key.length < 8 ? 1 : 2
}

/** Nodes of the walk; far above what real queries need, so that no query can be made to cost more. */
const maximumNodes = 20_000

/** Stands for any distance beyond the allowed ones; one more still fits a byte. */
const tooFar = 200

/**
 * Walks the sorted entries as the trie they are, with one row of the edit-distance table per letter: optimal string
 * alignment, in which two swapped neighbours are one mistake (Damerau 1964). A branch is left as soon as no cell of its
 * row can lead to an answer. The query counts as found once it is used up, so a name may go on (search as you type).
 */
export function fuzzyHits(index: NameIndex, key: string, maximumDistance: number): FuzzyHit[] {
  const { keys, entryStart } = index
  const width = key.length + 1
  const query = Uint8Array.from(key, (letter) => letter.charCodeAt(0))
  const depthLimit = key.length + maximumDistance
  const rows = Array.from({ length: depthLimit + 1 }, () => new Uint8Array(width))
  const path = new Uint8Array(depthLimit + 1)
  const firstRow = rows[0] as Uint8Array
  for (let i = 0; i < width; i++) firstRow[i] = Math.min(i, tooFar)
  const hits: FuzzyHit[] = []
  let nodes = 0

  const endOfRun = (from: number, to: number, depth: number, letter: number) => {
    let low = from
    let high = to
    // Doubling first: most runs deep in the tree are short.
    for (let step = 1; low + step < to; step *= 2) {
      if (keys[(entryStart[low + step] as number) + depth] !== letter) {
        high = low + step
        break
      }
      low += step
    }
    while (low < high) {
      const middle = (low + high) >>> 1
      if (keys[(entryStart[middle] as number) + depth] === letter) low = middle + 1
      else high = middle
    }
    return low
  }

  /** `best`: the fewest mistakes with which the query was already used up on the way here. */
  const walk = (from: number, to: number, depth: number, best: number) => {
    const row = rows[depth] as Uint8Array
    const next = rows[depth + 1]
    const before = depth > 0 ? (rows[depth - 1] as Uint8Array) : null
    for (let at = from; at < to && nodes < maximumNodes; ) {
      const letter = keys[(entryStart[at] as number) + depth] as number
      const end = endOfRun(at, to, depth, letter)
      nodes++
      if (letter === 0) {
        const distance = row[key.length] as number
        if (distance <= maximumDistance) hits.push({ from: at, to: end, distance, isWhole: true })
      } else if (next) {
        // Only cells this near the diagonal can stay within the allowed mistakes.
        const first = Math.max(1, depth + 1 - maximumDistance)
        const last = Math.min(key.length, depth + 1 + maximumDistance)
        next.fill(tooFar)
        if (depth < maximumDistance) next[0] = depth + 1
        let least = next[0] as number
        for (let i = first; i <= last; i++) {
          const replaced = (row[i - 1] as number) + (query[i - 1] === letter ? 0 : 1)
          let cost = Math.min((row[i] as number) + 1, (next[i - 1] as number) + 1, replaced)
          if (before && i > 1 && query[i - 2] === letter && query[i - 1] === path[depth - 1]) {
            cost = Math.min(cost, (before[i - 2] as number) + 1)
          }
          next[i] = cost
          if (cost < least) least = cost
        }
        const usedUp = next[key.length] as number
        let reached = best
        if (usedUp <= maximumDistance && usedUp < best) {
          hits.push({ from: at, to: end, distance: usedUp, isWhole: false })
          reached = usedUp
        }
        if (least <= maximumDistance) {
          path[depth] = letter
          walk(at, end, depth + 1, reached)
        }
      }
      at = end
    }
  }
  walk(0, entryStart.length, 0, maximumDistance + 1)
  return hits
}
