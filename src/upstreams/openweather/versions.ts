import { LRUCache } from 'lru-cache'
import { UpstreamError } from '../../domain/failure.ts'
import type { Log } from '../../ports/platform.ts'
import { type OneCallRequest, provider } from './client.ts'

type FetchBody = (request: OneCallRequest, signal?: AbortSignal) => Promise<unknown>

/** A key or two are in use at a time; older ones are tried again. */
const mostKeys = 10

/**
 * New customers are sold One Call 4.0 only, and 3.0 refuses their keys. A key that 3.0 refuses and 4.0 accepts uses 4.0
 * from then on, until 4.0 refuses it.
 */
export function createVersions(options: { fetch3: FetchBody; fetch4: FetchBody; log: Log }) {
  const keysOf4 = new LRUCache<string, true>({ max: mostKeys })

  async function with4(request: OneCallRequest, signal: AbortSignal | undefined, refusal: unknown) {
    try {
      const body = await options.fetch4(request, signal)
      if (!keysOf4.has(request.key)) {
        keysOf4.set(request.key, true)
        options.log.info({ provider }, 'One Call 3.0 refuses the key and 4.0 accepts it: using 4.0')
      }
      return body
    } catch (error) {
      // Refused by both: the first says it best.
      throw isRefusal(error) ? refusal : error
    }
  }

  return {
    uses4: (key: string): boolean => keysOf4.has(key),
    async fetch(request: OneCallRequest, signal?: AbortSignal): Promise<unknown> {
      if (keysOf4.has(request.key)) {
        try {
          return await options.fetch4(request, signal)
        } catch (error) {
          if (!isRefusal(error)) throw error
          keysOf4.delete(request.key)
          return options.fetch3(request, signal)
        }
      }
      try {
        return await options.fetch3(request, signal)
      } catch (error) {
        if (!isRefusal(error)) throw error
        return with4(request, signal, error)
      }
    },
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof UpstreamError && ['key-invalid', 'no-subscription'].includes(error.failure.kind)
}
