import { sharesOf } from '../../storage/limits/shares-of.ts'

/** A page that could not be started within this time is rejected, milliseconds. */
const lateMs = 400
/** A single visitor is never rejected: only many concurrent pages delay each other for long. */
const freeRenders = 32

/** Thrown instead of starting a page that would delay everyone. */
export class OverloadedError extends Error {}

type Queued = { queuedAt: number; start(): void; reject(): void }

/**
 * In each turn of the event loop one page is started or, once its data is there, one is rendered; other work, above all
 * cached pages, runs in between. Networks take turns, so one that wants many pages delays its own. Under overload, pages
 * that have waited too long to start are rejected.
 */
export type RenderGate = ReturnType<typeof createRenderGate>

export function createRenderGate({ now, onRefusal }: { now: () => number; onRefusal?: () => void }) {
  /** By the widest network of the client, in the order of their turns. */
  const queues = new Map<string, Queued[]>()
  let queued = 0
  const loaded: (() => void)[] = []
  let running = 0
  let isTurnDue = false

  const isTooLate = ({ queuedAt }: Queued) => running + queued >= freeRenders && now() - queuedAt > lateMs

  /** Started pages are finished first. */
  function takeTurn(): void {
    isTurnDue = false
    const render = loaded.shift()
    if (render) render()
    else startNext()
    if (loaded.length + queued > 0) scheduleTurn()
  }

  /** Of the network whose turn it is, which then comes last. */
  function nextQueued(): Queued | undefined {
    for (const [network, [first, ...others]] of queues) {
      queues.delete(network)
      if (others.length > 0) queues.set(network, others)
      queued--
      return first
    }
    return undefined
  }

  function startNext(): void {
    let next = nextQueued()
    while (next && isTooLate(next)) {
      next.reject()
      next = nextQueued()
    }
    next?.start()
  }

  function scheduleTurn(): void {
    if (isTurnDue) return
    isTurnDue = true
    setImmediate(takeTurn)
  }

  function admission(client: string): Promise<void> {
    const network = sharesOf(client).at(-1)?.network ?? client
    return new Promise((start, fail) => {
      const reject = () => {
        onRefusal?.()
        fail(new OverloadedError('too many pages are requested at once'))
      }
      queues.set(network, [...(queues.get(network) ?? []), { queuedAt: now(), start, reject }])
      queued++
      scheduleTurn()
    })
  }

  return {
    async run<T>(client: string, work: () => Promise<T>): Promise<T> {
      await admission(client)
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
