import { expect, it } from 'vitest'
import { UpstreamError } from '../../domain/failure.ts'
import { watchSource } from './watch-source.ts'

const now = Date.UTC(2026, 10, 15, 9)

it('answers like the source behind it and remembers how the last call ended', async () => {
  let isDown = false
  const { source, last } = watchSource(
    {
      facts: 'kept',
      cost: () => 2,
      async search(_query: string, signal?: AbortSignal) {
        signal?.throwIfAborted()
        if (isDown) throw new UpstreamError({ provider: 'geo', kind: 'quota', status: 429 }, 'geo: too many')
        return ['found']
      },
    },
    () => now,
  )
  expect(last()).toEqual({ observedAt: null, fetchedAt: null, failure: null, reason: null })
  expect([source.facts, source.cost()]).toEqual(['kept', 2])
  expect(await source.search('x')).toEqual(['found'])
  expect(last()).toEqual({ observedAt: null, fetchedAt: now, failure: null, reason: null })
  isDown = true
  await expect(source.search('x')).rejects.toThrow('too many')
  expect(last()).toEqual({ observedAt: null, fetchedAt: now, failure: 'quota', reason: 'HTTP 429' })
  isDown = false
  await source.search('x')
  await expect(source.search('x', AbortSignal.abort())).rejects.toThrow()
  expect(last()).toMatchObject({ failure: null, reason: null })
})
