import { expect, it, vi } from 'vitest'
import { memoise } from './memoise.ts'

it('makes each answer once, and forgets all when there are more than it may keep', () => {
  const make = vi.fn((key: number) => `${key}`)
  const made = memoise(make, 2)
  expect([1, 2, 1, 2].map(made)).toEqual(['1', '2', '1', '2'])
  expect(make).toHaveBeenCalledTimes(2)
  expect([3, 1, 3].map(made)).toEqual(['3', '1', '3'])
  expect(make).toHaveBeenCalledTimes(4)
})

it('does not keep a failure', () => {
  const make = vi.fn((key: string) => Number.parseInt(key, 36))
  make.mockImplementationOnce(() => {
    throw new Error('not now')
  })
  const made = memoise(make)
  expect(() => made('a')).toThrow('not now')
  expect(made('a')).toBe(10)
})
