/** A page that could not be started within this time is rejected, milliseconds. */
const lateMs = 400
/** A single visitor is never rejected: only many concurrent pages delay each other for long. */
const freeRenders = 32

/** Thrown instead of starting a page that would delay everyone. */
export class OverloadedError extends Error {}

type Queued = { queuedAt: number; start(): void; reject(): void }

/**
 * In each turn of the event loop one page is started or, once its data is there, one is rendered; other work, above all
 * cached pages, runs in between. Under overload, pages that have waited too long to start are rejected.
 */
export type RenderGate = ReturnType<typeof createRenderGate>

export function createRenderGate({ now, onRefusal }: { now: () => number; onRefusal?: () => void }) {
  const queued: Queued[] = []
  const loaded: (() => void)[] = []
  let running = 0
  let isTurnDue = false

  const isTooLate = ({ queuedAt }: Queued) =>
    running + queued.length >= freeRenders && now() - queuedAt > lateMs

  /** Started pages are finished first. */
  function takeTurn(): void {
    isTurnDue = false
    const render = loaded.shift()
    if (render) render()
    else startNext()
    if (loaded.length + queued.length > 0) scheduleTurn()
  }

  function startNext(): void {
    let next = queued.shift()
    while (next && isTooLate(next)) {
      next.reject()
      next = queued.shift()
    }
    next?.start()
  }

  function scheduleTurn(): void {
    if (isTurnDue) return
    isTurnDue = true
    setImmediate(takeTurn)
  }

  function admission(): Promise<void> {
    return new Promise((start, fail) => {
      const reject = () => {
        onRefusal?.()
        fail(new OverloadedError('too many pages are requested at once'))
      }
      queued.push({ queuedAt: now(), start, reject })
      scheduleTurn()
    })
  }

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      await admission()
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
        scheduleTurn()
      })
    },
  }
}
