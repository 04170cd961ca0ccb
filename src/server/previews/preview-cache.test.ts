import { expect, it, vi } from 'vitest'
import { createPreviewCache } from './preview-cache.ts'

function setUp(options: { maxBytes?: number } = {}) {
  let now = 0
  let asleepMs = 0
  const render = vi.fn(async (svg: string) => Buffer.from(svg.padEnd(100)))
  const cache = createPreviewCache({ render, clock: () => now + asleepMs, now: () => now, ...options })
  return {
    cache,
    render,
    pass: (ms: number) => {
      now += ms
    },
    sleep: (ms: number) => {
      asleepMs += ms
    },
    make: (address: string, svg: string, freshForMs = 60_000) =>
      cache.getOrMake(address, async () => ({ svg, freshForMs })),
  }
}

it('renders concurrent requests once, and again only when something else is shown', async () => {
  const { cache, render, make, pass } = setUp()
  const [first, second] = await Promise.all([make('de bern', 'a'), make('de bern', 'a')])
  expect(second?.png).toBe(first?.png)
  expect(cache.peek('de bern')?.etag).toBe(first?.etag)
  pass(60_001)
  expect(cache.peek('de bern')).toBeNull()
  expect((await make('de bern', 'a'))?.png).toBe(first?.png)
  expect(render).toHaveBeenCalledTimes(1)
  expect((await make('de bern', 'b'))?.etag).not.toBe(first?.etag)
  expect(render).toHaveBeenCalledTimes(2)
})

it('shows nothing from before the machine slept', async () => {
  const { cache, make, sleep } = setUp()
  await make('de bern', 'a')
  sleep(3_600_000)
  expect(cache.peek('de bern')).toBeNull()
})

it('two addresses that show the same share one picture', async () => {
  const { render, make } = setUp()
  await Promise.all([make('radar 10:00', 'same'), make('radar 10:01', 'same')])
  expect(render).toHaveBeenCalledTimes(1)
})

it('what holds for no time is never taken from the address', async () => {
  const { cache, make } = setUp()
  await make('de bern', 'failed', 0)
  expect(cache.peek('de bern')).toBeNull()
})

it('keeps no more bytes than allowed', async () => {
  const { cache, make } = setUp({ maxBytes: 250 })
  for (const name of ['a', 'b', 'c']) await make(name, name)
  expect(['a', 'b', 'c'].map((name) => cache.peek(name) !== null)).toEqual([false, true, true])
})

it('a failed render is tried again', async () => {
  const { cache, render, make } = setUp()
  render.mockRejectedValueOnce(new Error('no thread'))
  await expect(make('de bern', 'a')).rejects.toThrow('no thread')
  expect((await make('de bern', 'a'))?.etag).toBe(cache.peek('de bern')?.etag)
})

it('forgets what addresses showed, for another key', async () => {
  const { cache, make } = setUp()
  await make('de bern', 'a')
  cache.forget()
  expect(cache.peek('de bern')).toBeNull()
})
