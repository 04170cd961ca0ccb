import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { cacheContract } from './cache.contract.ts'
import { createCache } from './create-cache.ts'

const policy = { freshMs: 60_000, graceMs: 60_000 }

function open(maxItems: number, maxBytes: number) {
  return createCache({ maxItems, maxBytes, clock: Date.now, log: recordedLog() })
}

cacheContract('memory', async () => open(1_000, 1_000_000))

async function countKept(cache: ReturnType<typeof open>, keys: string[]): Promise<number> {
  const found = await Promise.all(keys.map((key) => cache.peek(key)))
  return found.filter(Boolean).length
}

describe('memory of the cache', () => {
  const keys = Array.from({ length: 100 }, (_, index) => `key ${index}`)

  it('holds so many answers and no more', async () => {
    const cache = open(10, 1_000_000)
    for (const key of keys) await cache.set(key, policy, key)
    expect(await countKept(cache, keys)).toBe(10)
    expect(await cache.peek('key 99')).not.toBeNull()
    await cache.close()
  })

  it('is bounded by bytes, and still returns an answer too big to keep', async () => {
    const cache = open(1_000, 10_000)
    // What packs badly.
    const noise = (bytes: number) => randomBytes(bytes).toString('base64')
    for (const key of keys) await cache.set(key, policy, noise(750))
    expect(await countKept(cache, keys)).toBeLessThan(10)
    const huge = noise(15_000)
    expect((await cache.getOrFetch('huge', policy, async () => huge)).value).toBe(huge)
    expect(await cache.peek('huge')).toBeNull()
    await cache.close()
  })
})
