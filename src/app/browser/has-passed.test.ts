import { afterEach, expect, it, vi } from 'vitest'
import { hasPassed } from './has-passed.ts'

afterEach(() => vi.useRealTimers())

it('a time is over when its length has passed, or when the clock was put back meanwhile', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  expect(hasPassed(5_000, 995_001)).toBe(false)
  expect(hasPassed(5_000, 995_000)).toBe(true)
  expect(hasPassed(5_000, 1_000_001)).toBe(true)
})
