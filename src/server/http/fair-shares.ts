import { bulkhead, TaskCancelledError } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { createLimiter } from '../../storage/limits/create-limiter.ts'
import { sharesOf } from '../../storage/limits/shares-of.ts'

export type ShareLimits = {
  /** Costly requests one client may have running at once. */
  atOnce: number
  /** Started per minute. */
  perMinute: number
  /** Longest wait of further ones. */
  longestWaitMs: number
}

/** Thrown if a client wants more than its share. */
export class ShareExceededError extends Error {
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super('the client wants more than its share')
    this.retryAfterMs = retryAfterMs
  }
}

/** Thrown if the client left before its turn: nobody reads the answer. */
export class ClientLeftError extends Error {}

export type FairShares = ReturnType<typeof createFairShares>

/** Enough for all clients of the last minutes; one evicted early starts over. */
const mostClients = 10_000
/** What is allowed in a minute may come unevenly: a tenth of it at once. */
const leastSeconds = 6

/**
 * Costly work (rendering a page, a search, drawing an image, an upstream call) counts against the share of the client
 * that requests it, and of the networks around it. A client with too many at once waits for its turn, one that sends too
 * many is refused; other clients are not affected.
 */
export function createFairShares(options: ShareLimits & { now: () => number; onRefusal?: () => void }) {
  const seconds = Math.max(leastSeconds, Math.ceil(60 / options.perMinute))
  const points = Math.floor((options.perMinute * seconds) / 60)
  const pace = createLimiter({ name: 'costly', points, durationMs: seconds * 1000 })
  const turns = new LRUCache<string, ReturnType<typeof bulkhead>, number>({
    max: mostClients,
    memoMethod: (_, __, { context: times }) => bulkhead(options.atOnce * times, Number.POSITIVE_INFINITY),
  })

  function refusal(retryAfterMs: number): ShareExceededError {
    options.onRefusal?.()
    return new ShareExceededError(retryAfterMs)
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
      if (isPaced) {
        const { allowed, retryAfterMs } = await pace.consume(client)
        if (!allowed) throw refusal(retryAfterMs)
      }
      const askedAt = options.now()
      const inTime = () => {
        if (options.now() - askedAt > options.longestWaitMs) throw refusal(1000)
        return work()
      }
      // The client's own turn is the first to wait for: one line cannot fill those of its network with what waits.
      const inTurn = sharesOf(client).reduceRight(
        (inner, { network, times }) =>
          () =>
            turns.memo(network, { context: times }).execute(inner, signal),
        inTime,
      )
      try {
        return await inTurn()
      } catch (error) {
        if (!(error instanceof TaskCancelledError)) throw error
        if (isPaced) await pace.giveBack(client)
        throw new ClientLeftError('the client left before its turn')
      }
    },
  }
}
