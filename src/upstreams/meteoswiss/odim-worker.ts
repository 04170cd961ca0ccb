import { parentPort } from 'node:worker_threads'
import { type OdimQuantity, readOdim } from './read-odim.ts'

const { ready } = await import('h5wasm')
await ready
parentPort?.postMessage({ isReady: true })

/** One composite in, its values or the error out, in the order of the requests. */
parentPort?.on('message', ({ bytes, quantity }: { bytes: Uint8Array; quantity: OdimQuantity }) => {
  readOdim(bytes, quantity).then(
    (values) => parentPort?.postMessage({ values }, [values.buffer as ArrayBuffer]),
    (error: unknown) =>
      parentPort?.postMessage({ why: error instanceof Error ? error.message : 'unreadable' }),
  )
})
