import type { ReadBytes } from './hdf5.ts'

/** What a request for some bytes brought: those, or the whole file where the server knows no ranges. */
export type Piece = { from: number; bytes: Uint8Array }

/** The description of a composite lies in its first kilobytes, and what belongs together there is read together. */
const leastBytes = 16 * 1024

/** Limits of what is fetched of one file, whatever it says about itself. */
export type RangeLimits = { mostBytes: number; mostRequests: number }

/**
 * A file of which only the bytes that are read are fetched, each once. Rejects where it ends before, and where reading
 * it would go beyond the limits.
 */
export function createRangedFile(
  fetchRange: (from: number, length: number) => Promise<Piece>,
  { mostBytes, mostRequests }: RangeLimits,
): ReadBytes {
  const pieces: Piece[] = []
  let requests = 0
  let fetched = 0

  const held = (from: number, length: number) =>
    pieces.find((piece) => piece.from <= from && from + length <= piece.from + piece.bytes.length)

  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: two that need the same bytes fetch them once. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  return (from, length) =>
    inTurn(async () => {
      let piece = held(from, length)
      if (!piece) {
        const wanted = Math.max(length, leastBytes)
        fetched += wanted
        if (++requests > mostRequests || fetched > mostBytes)
          throw new Error('more to read than a composite has')
        piece = await fetchRange(from, wanted)
        pieces.push(piece)
        if (!held(from, length)) throw new Error('cut short')
      }
      return new DataView(piece.bytes.buffer, piece.bytes.byteOffset + from - piece.from, length)
    })
}
