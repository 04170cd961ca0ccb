import { Worker } from 'node:worker_threads'
import { programFile } from '../program-file.ts'
import type { OdimQuantity } from './read-odim.ts'

export type OdimDecoder = {
  /** Rejects input that is not a composite of this quantity: corrupt, hostile or unbounded. */
  decode(bytes: Uint8Array, quantity: OdimQuantity): Promise<Float32Array>
  /** Ends the thread, once it has answered, and with it its memory; the next file starts a new one. */
  rest(): Promise<void>
}

type Answer = { isReady?: true; values?: Float32Array; why?: string }

const idleMs = 30_000
/** A file takes under 0.1 s, on a busy machine a second; several that hang must not cost a run. */
const longestMs = 3_000
/** The library has to load first, which is no fault of the file's. */
const longestStartMs = 10_000

/**
 * Reads composites in a thread of its own: the HDF5 library is C compiled to WebAssembly, so a hostile file may
 * bring it down or keep it busy for ever. Then the thread is ended, and the next file gets a new one. It also ends
 * after a while without work, for it holds some 90 MB.
 */
export function createOdimDecoder({ timeoutMs = longestMs }: { timeoutMs?: number } = {}): OdimDecoder {
  let worker: Worker | null = null
  let isReady = false
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  function start(): Worker {
    // The library reports every fault on stderr, at length; the reason we give is enough.
    const started = new Worker(programFile('./odim-worker.ts', import.meta.url), {
      stdout: true,
      stderr: true,
    })
    started.stdout.resume()
    started.stderr.resume()
    started.unref()
    return started
  }

  async function stop(): Promise<void> {
    const ended = worker?.terminate()
    worker = null
    isReady = false
    await ended
  }

  function ask(bytes: Uint8Array, quantity: OdimQuantity): Promise<Float32Array> {
    clearTimeout(idle)
    worker ??= start()
    const current = worker
    return new Promise<Float32Array>((resolve, reject) => {
      const giveUp = (why: string) => {
        settle()
        void stop()
        reject(new Error(why))
      }
      const giveUpAfter = (ms: number) => setTimeout(() => giveUp('took too long'), ms)
      let timer = giveUpAfter(isReady ? timeoutMs : longestStartMs)
      const onMessage = ({ values, why, ...answer }: Answer) => {
        if (answer.isReady) {
          isReady = true
          clearTimeout(timer)
          timer = giveUpAfter(timeoutMs)
          return
        }
        settle()
        if (values) resolve(values)
        else reject(new Error(why ?? 'unreadable'))
      }
      const onError = () => giveUp('brought the reader down')
      const settle = () => {
        clearTimeout(timer)
        current.off('message', onMessage).off('error', onError).off('exit', onError)
        idle = setTimeout(stop, idleMs).unref()
      }
      current.on('message', onMessage).on('error', onError).on('exit', onError)
      const copy = new Uint8Array(bytes)
      current.postMessage({ bytes: copy, quantity }, [copy.buffer])
    })
  }

  return {
    decode(bytes, quantity) {
      const turn = last.then(() => ask(bytes, quantity))
      last = turn.catch(() => undefined)
      return turn
    },
    rest() {
      const turn = last.then(stop)
      last = turn
      return turn
    },
  }
}
