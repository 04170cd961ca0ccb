import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentConsent, decide, isAdvertisingAllowed } from './consent-store.ts'
import { storageKeys } from './storage-keys.ts'

const stored = new Map<string, string>()
let isFull = false

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
  })
  decide(true)
})
afterEach(() => {
  isFull = false
  decide(true)
  stored.clear()
  vi.unstubAllGlobals()
})

it('a decision that finds no room ends the one before it, and holds as long as the page', () => {
  isFull = true
  decide(false)
  expect(isAdvertisingAllowed()).toBe(false)
  expect(currentConsent()?.advertising).toBe(false)
  expect(stored.has(storageKeys.consent)).toBe(false)
})

it('what another tab deletes is forgotten here too', () => {
  expect(isAdvertisingAllowed()).toBe(true)
  stored.clear()
  expect(currentConsent()).toBeNull()
})
