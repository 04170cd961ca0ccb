import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UpstreamError } from '../../domain/failure.ts'
import { createOnePerSecond } from './one-per-second.ts'

/** A clock that only sleeping moves. */
function createWorld() {
  let now = 1_770_800_400_000
  const sleepers: { at: number; wake: () => void }[] = []
  return {
    clock: () => now,
    sleep: (ms: number) =>
      new Promise<void>((wake) => {
        sleepers.push({ at: now + ms, wake })
      }),
    async advance(ms: number) {
      const until = now + ms
      for (;;) {
        await Promise.resolve()
        sleepers.sort((a, b) => a.at - b.at)
        const next = sleepers[0]
        if (next === undefined || next.at > until) break
        now = next.at
        sleepers.shift()
        next.wake()
        await Promise.resolve()
        await Promise.resolve()
      }
      now = until
    },
    setClock(at: number) {
      now = at
    },
  }
}

describe('createOnePerSecond', () => {
  it('lets the first through at once and the others one by one, in their order', async () => {
    const world = createWorld()
    const acquire = createOnePerSecond({ ...world })
    const start = world.clock()
    const served: [number, number][] = []
    for (let i = 0; i < 4; i++) acquire().then(() => served.push([i, world.clock() - start]))
    await world.advance(10_000)
    expect(served).toEqual([
      [0, 0],
      [1, 1050],
      [2, 2100],
      [3, 3150],
    ])
  })

  it('refuses at once who would wait too long', async () => {
    const world = createWorld()
    const acquire = createOnePerSecond({ ...world, maxWaitMs: 2000 })
    void acquire()
    void acquire()
    await expect(acquire()).rejects.toThrow(UpstreamError)
    await world.advance(2100)
    await expect(acquire()).resolves.toBeUndefined()
  })

  it('is not stopped by a clock set back', async () => {
    const world = createWorld()
    const acquire = createOnePerSecond({ ...world })
    await acquire()
    world.setClock(world.clock() - 3_600_000)
    let isServed = false
    acquire().then(() => {
      isServed = true
    })
    await world.advance(1050)
    expect(isServed).toBe(true)
  })

  it('never serves two within a second, however they come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(1500), { maxLength: 30 }), async (pauses) => {
        const world = createWorld()
        const acquire = createOnePerSecond({ ...world })
        const served: number[] = []
        for (const pause of pauses) {
          acquire().then(
            () => served.push(world.clock()),
            () => undefined,
          )
          await world.advance(pause)
        }
        await world.advance(60_000)
        const gaps = served.slice(1).map((at, i) => at - (served[i] as number))
        expect(gaps.every((gap) => gap >= 1000)).toBe(true)
        expect(served.length).toBeGreaterThanOrEqual(Math.min(pauses.length, 1))
      }),
    )
  })
})
