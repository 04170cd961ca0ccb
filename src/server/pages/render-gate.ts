/** A page that could not be started within this time is rejected, milliseconds. */
const lateMs = 400
const sampleMs = 50
/** A single visitor is never rejected: only many concurrent pages delay each other for long. */
const freeRenders = 32

/** Thrown instead of starting a page that would delay everyone. */
export class OverloadedError extends Error {}

type Wanted = { askedAt: number; begin(): void; refuse(): void }

/**
 * In each turn of the event loop one page is started or, once its data is there, one is rendered; other work, above all
 * cached pages, runs in between. Under overload, pages that have waited too long to start are rejected.
 */
export type RenderGate = ReturnType<typeof createRenderGate>

export function createRenderGate(o: { now: () => number; onRefusal?: () => void }) {
  const wanted: Wanted[] = []
  const loaded: (() => void)[] = []
  let running = 0
  let isTurnDue = false
  let lateness = 0
  let expectedAt = Number.POSITIVE_INFINITY

  const isTooLate = ({ askedAt }: Wanted) =>
    running + wanted.length >= freeRenders && o.now() - askedAt > lateMs

  /** Started pages are finished first. */
  function takeTurn(): void {
    isTurnDue = false
    const render = loaded.shift()
    if (render) render()
    else beginNext()
    if (loaded.length + wanted.length > 0) callTurn()
  }

  function beginNext(): void {
    let next = wanted.shift()
    while (next && isTooLate(next)) {
      next.refuse()
      next = wanted.shift()
    }
    next?.begin()
  }

  function callTurn(): void {
    if (isTurnDue) return
    isTurnDue = true
    setImmediate(takeTurn)
  }

  function beginning(): Promise<void> {
    return new Promise((begin, reject) => {
      const refuse = () => {
        o.onRefusal?.()
        reject(new OverloadedError('too many pages are wanted at once'))
      }
      wanted.push({ askedAt: o.now(), begin, refuse })
      callTurn()
    })
  }

  return {
    /** Timer delay, including that of a timer still due. */
    latenessMs: () => Math.max(0, lateness, o.now() - expectedAt),
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
      await beginning()
      running++
      try {
        return await work()
      } finally {
        running--
      }
    },
    /** For a page whose data is there: many wait for the same data and would otherwise render in one turn. */
    renderTurn(): Promise<void> {
      return new Promise((render) => {
        loaded.push(render)
        callTurn()
      })
    },
  }
}
