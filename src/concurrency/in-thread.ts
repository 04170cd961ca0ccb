import { parentPort } from 'node:worker_threads'
import type { FromThread } from './thread.ts'

/** The thread's side of thread.ts: one answer to each job, whose memory goes to the other side with it. */
export function inThread<Job, Value extends ArrayBufferView<ArrayBuffer>>(
  work: (job: Job) => Value | Promise<Value>,
): void {
  const send = (message: FromThread<Value>, transferred: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, transferred)
  parentPort?.on('message', async (job: Job) => {
    try {
      const value = await work(job)
      send({ value }, [value.buffer])
    } catch (error) {
      send({ why: error instanceof Error ? error.message : String(error) })
    }
  })
  send({ isReady: true })
}
