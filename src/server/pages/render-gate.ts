/** How late the event loop is when new work is refused, milliseconds. */
const lateMs = 400
const sampleMs = 50
/** A lone visitor is never refused: only many pages made at once keep the loop from its timers for long. */
const freeRenders = 32

/** Thrown instead of beginning a page that would make everybody wait. */
export class OverloadedError extends Error {}

/**
 * Lets pages be made while the event loop keeps up. When its timers come late and several pages are being made,
 * further ones are refused at once: what is cached goes out in time, and nobody waits for an answer that would come
 * after they have left.
 */
export type RenderGate = ReturnType<typeof createRenderGate>

export function createRenderGate(o: { now: () => number; onRefusal?: () => void }) {
  let running = 0
  let lateness = 0
  let expectedAt = Number.POSITIVE_INFINITY

  /** A timer that has not come yet is late too. */
  const latenessMs = () => Math.max(lateness, o.now() - expectedAt)

  return {
    latenessMs: () => Math.max(0, latenessMs()),
    /** Measures until stopped. */
    start(): { stop(): void } {
      expectedAt = o.now() + sampleMs
      const timer = setInterval(() => {
        lateness = o.now() - expectedAt
        expectedAt = o.now() + sampleMs
      }, sampleMs).unref()
      return { stop: () => clearInterval(timer) }
    },
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= freeRenders && latenessMs() > lateMs) {
        o.onRefusal?.()
        throw new OverloadedError('the event loop is late')
      }
      running++
      try {
        return await work()
      } finally {
        running--
      }
    },
  }
}
