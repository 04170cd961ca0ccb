import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onFirstSign } from './first-sign.ts'

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
})
afterEach(() => vi.unstubAllGlobals())

const never = new AbortController().signal

test('the first sign counts, and only the first', () => {
  const callback = vi.fn()
  onFirstSign(callback, never)
  expect(callback).not.toHaveBeenCalled()
  for (const sign of ['wheel', 'wheel', 'keydown']) page.dispatchEvent(new Event(sign))
  expect(callback).toHaveBeenCalledOnce()
})

test('a press before it was listened for counts too', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  const callback = vi.fn()
  onFirstSign(callback, never)
  expect(callback).toHaveBeenCalledOnce()
})

test('nothing happens on a page that was left', () => {
  const left = new AbortController()
  const callback = vi.fn()
  onFirstSign(callback, left.signal)
  left.abort()
  page.dispatchEvent(new Event('pointerdown'))
  expect(callback).not.toHaveBeenCalled()
})
