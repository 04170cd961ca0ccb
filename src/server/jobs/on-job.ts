import { setPriority } from 'node:os'

/**
 * The child's side of run-in-process.ts: does its one job, and exits. `niceness`: requests have priority.
 */
export function onJob<Job>(niceness: number, work: (job: Job) => Promise<void>): void {
  process.once('message', async (job: Job) => {
    lowerPriority(niceness)
    await work(job)
    process.disconnect()
  })
  // Without the server the result is not needed.
  process.once('disconnect', () => process.exit())
}

/** Some sandboxes forbid it, and it is only a courtesy. */
function lowerPriority(niceness: number): void {
  try {
    setPriority(niceness)
  } catch {
    // Runs at the usual one.
  }
}

/** To the server; resolves when it is delivered. */
export function sendMessage(message: object): Promise<void> {
  return new Promise((sent) => process.send?.(message, () => sent()))
}

/** Loaded only when needed: it takes tens of megabytes, and a third of the time that a process needs to start. */
export async function demoWorld(seed: number, clock: () => number) {
  const { createDemoFetch } = await import('../../demo/demo-fetch.ts')
  return createDemoFetch({ seed, clock })
}
