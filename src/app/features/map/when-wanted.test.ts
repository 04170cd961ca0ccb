import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenWanted } from './when-wanted.ts'

let page: EventTarget & { visibilityState: string }
let wanted: ReturnType<typeof vi.fn<() => void>>

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  wanted = vi.fn()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a glance wants nothing, a longer look does, once', () => {
  whenWanted(wanted)
  vi.advanceTimersByTime(4_999)
  expect(wanted).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  page.dispatchEvent(new Event('pointermove'))
  expect(wanted).toHaveBeenCalledTimes(1)
})

it.each(['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'click'])('%s is a sign', (sign) => {
  whenWanted(wanted)
  page.dispatchEvent(new Event(sign))
  expect(wanted).toHaveBeenCalledTimes(1)
})

it('who came here by a tap is busy with the page already', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  whenWanted(wanted)
  expect(wanted).toHaveBeenCalledTimes(1)
})

it('a page in the background is not looked at', () => {
  page.visibilityState = 'hidden'
  whenWanted(wanted)
  vi.advanceTimersByTime(60_000)
  expect(wanted).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(5_000)
  expect(wanted).toHaveBeenCalledTimes(1)
})

it('after the page is gone nothing is fetched', () => {
  whenWanted(wanted)()
  page.dispatchEvent(new Event('pointermove'))
  vi.advanceTimersByTime(60_000)
  expect(wanted).not.toHaveBeenCalled()
})
