import { describe, expect, it } from 'vitest'
import { memoryCache } from '../../../tests/support/memory-cache.ts'
import { dayMs } from '../../domain/time/durations.ts'
import { createAwaitedFetches } from './awaited-fetches.ts'

function createFetches() {
  const fetchAwaited = createAwaitedFetches(memoryCache(Date.now), { freshMs: dayMs, graceMs: dayMs })
  const flights: { signal: AbortSignal; answer: (value: string) => void }[] = []
  const ask = (caller?: AbortSignal) =>
    fetchAwaited(
      'zermatt',
      (signal) =>
        new Promise<string>((resolve, reject) => {
          flights.push({ signal, answer: resolve })
          signal.addEventListener('abort', () => reject(new Error('given up')), { once: true })
        }),
      caller,
    ).then(
      ({ value }) => value,
      (error: Error) => error.message,
    )
  return { ask, flights }
}

describe('fetches that a page waits for', () => {
  it('are aborted when the last caller aborts, not the first', async () => {
    const { ask, flights } = createFetches()
    const [first, second] = [new AbortController(), new AbortController()]
    const requested = [ask(first.signal), ask(second.signal)]
    await expect.poll(() => flights.length).toBe(1)
    first.abort()
    expect(flights[0]?.signal.aborted).toBe(false)
    second.abort()
    expect(flights[0]?.signal.aborted).toBe(true)
    expect(await Promise.all(requested)).toEqual(['given up', 'given up'])
  })

  it('start again for a later caller: giving up is no failure', async () => {
    const { ask, flights } = createFetches()
    const gone = new AbortController()
    const first = ask(gone.signal)
    await expect.poll(() => flights.length).toBe(1)
    gone.abort()
    await first
    const second = ask()
    await expect.poll(() => flights.length).toBe(2)
    flights[1]?.answer('Zermatt')
    expect(await second).toBe('Zermatt')
  })

  it('stay in the cache once answered, whoever goes away then', async () => {
    const { ask, flights } = createFetches()
    const caller = new AbortController()
    const first = ask(caller.signal)
    await expect.poll(() => flights.length).toBe(1)
    flights[0]?.answer('Zermatt')
    expect(await first).toBe('Zermatt')
    caller.abort()
    expect(await ask()).toBe('Zermatt')
    expect(flights).toHaveLength(1)
  })
})
