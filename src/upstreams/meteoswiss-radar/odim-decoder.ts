import { programFile } from '../../concurrency/program-file.ts'
import { createThread } from '../../concurrency/thread.ts'
import type { OdimJob, OdimQuantity } from './read-odim.ts'

export type OdimDecoder = {
  /** Rejects input that is not a composite of this quantity: corrupt, hostile or unbounded. */
  decode(bytes: Uint8Array, quantity: OdimQuantity): Promise<Float32Array>
  /** Frees the memory that reading needs; the next file takes it again. */
  rest(): Promise<void>
}

const idleMs = 30_000
/** A file takes under 0.1 s, on a busy machine a second; several that hang must not cost a run. */
const longestMs = 3_000
/** The library has to load first. */
const longestStartMs = 10_000

/**
 * Reads composites in a thread: the HDF5 library is C compiled to WebAssembly, so a hostile file may bring it down or
 * keep it busy for ever. It holds some 90 MB.
 */
export function createOdimDecoder({ timeoutMs = longestMs }: { timeoutMs?: number } = {}): OdimDecoder {
  const thread = createThread<OdimJob, Float32Array>({
    script: programFile('./odim-worker.ts', import.meta.url),
    longestMs: timeoutMs,
    longestStartMs,
    idleMs,
    // The library reports every fault on stderr, at length; the reason we give is enough.
    isSilent: true,
  })
  return {
    decode(bytes, quantity) {
      const copy = new Uint8Array(bytes)
      return thread.run({ bytes: copy, quantity }, [copy.buffer])
    },
    rest: thread.rest,
  }
}
