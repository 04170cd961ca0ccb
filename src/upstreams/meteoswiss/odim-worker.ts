import { parentPort } from 'node:worker_threads'
import { readOdimRate } from './read-odim-rate.ts'

/** One composite in, its rates or the reason why not out, in the order asked. */
parentPort?.on('message', (bytes: Uint8Array) => {
  readOdimRate(bytes).then(
    (rate) => parentPort?.postMessage({ rate }, [rate.buffer as ArrayBuffer]),
    (error: unknown) =>
      parentPort?.postMessage({ why: error instanceof Error ? error.message : 'unreadable' }),
  )
})
