import { LRUCache } from 'lru-cache'

export type ShareLimits = {
  /** Costly requests one client may have running at once. */
  atOnce: number
  /** Started per minute, beyond the burst. */
  perMinute: number
  /** Longest wait of further ones. */
  longestWaitMs: number
}

/** Thrown if a client would have to wait too long. */
export class ShareExceededError extends Error {
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super('the client wants more than its share')
    this.retryAfterMs = retryAfterMs
  }
}

export type FairShares = ReturnType<typeof createFairShares>

type Line = {
  running: number
  waiting: (() => void)[]
  /** When the next one would be due if all came at the even pace; ahead of now while a burst is paid back. */
  dueAt: number
}

/** Enough for all clients of the last minutes; one evicted early starts over. */
const mostClients = 10_000

/**
 * Costly work (rendering a page, a search, drawing an image, an upstream call) counts against the share of the client
 * that requests it. A client beyond its share is slowed, then rejected; other clients are not affected.
 */
export function createFairShares(options: ShareLimits & { now: () => number; onRefusal?: () => void }) {
  const intervalMs = 60_000 / options.perMinute
  /** Burst allowance: a person's first pages, a school class behind one address. */
  const burstMs = 3_000
  const lines = new LRUCache<string, Line>({ max: mostClients })

  function lineOf(client: string): Line {
    const known = lines.get(client)
    if (known) return known
    const line: Line = { running: 0, waiting: [], dueAt: Number.NEGATIVE_INFINITY }
    lines.set(client, line)
    return line
  }

  function refusal(retryAfterMs: number): ShareExceededError {
    options.onRefusal?.()
    return new ShareExceededError(retryAfterMs)
  }

  /** Resolves when one of the client's turns is free; false when that took too long or the client has left. */
  function turn(line: Line, waitMs: number, signal: AbortSignal | undefined): Promise<boolean> {
    if (signal?.aborted) return Promise.resolve(false)
    if (line.running < options.atOnce) {
      line.running++
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      const take = () => settle(true)
      const leave = () => {
        line.waiting.splice(line.waiting.indexOf(take), 1)
        settle(false)
      }
      const timer = setTimeout(leave, waitMs)
      const settle = (isOurs: boolean) => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
        if (isOurs) line.running++
        resolve(isOurs)
      }
      signal?.addEventListener('abort', leave, { once: true })
      line.waiting.push(take)
    })
  }

  return {
    /**
     * The work in one of the client's turns. `isPaced`: it counts against the client's pace as well; what has a limit
     * of its own does not.
     */
    async run<T>(
      client: string,
      { isPaced, signal }: { isPaced: boolean; signal?: AbortSignal | undefined },
      work: () => Promise<T>,
    ): Promise<T> {
      const line = lineOf(client)
      const askedAt = options.now()
      if (isPaced) {
        const dueAt = Math.max(line.dueAt, askedAt - burstMs)
        const waitMs = dueAt - askedAt
        if (waitMs > options.longestWaitMs) throw refusal(waitMs - options.longestWaitMs)
        line.dueAt = dueAt + intervalMs
        if (waitMs > 0) await pause(waitMs, signal)
      }
      const leftMs = options.longestWaitMs - (options.now() - askedAt)
      if (!(await turn(line, Math.max(0, leftMs), signal))) throw refusal(1000)
      try {
        return await work()
      } finally {
        line.running--
        line.waiting.shift()?.()
      }
    },
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', done, { once: true })
  })
}
