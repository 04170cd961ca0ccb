import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenWanted } from './when-wanted.ts'

class Element extends EventTarget {
  isLink: boolean
  constructor({ isLink = false } = {}) {
    super()
    this.isLink = isLink
  }
  closest() {
    return this.isLink ? this : null
  }
}

let page: EventTarget & { visibilityState: string }
let wanted: ReturnType<typeof vi.fn<() => void>>

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', Element)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  wanted = vi.fn()
  void whenWanted().then(wanted)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Some event on an element of the page. */
function happen(type: string, target = new Element()) {
  page.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: target }))
}

it('a glance wants nothing, a longer look does', async () => {
  await vi.advanceTimersByTimeAsync(4_999)
  expect(wanted).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(wanted).toHaveBeenCalledTimes(1)
})

it.each(['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'click'])(
  '%s is a sign',
  async (sign) => {
    happen(sign)
    await vi.advanceTimersByTimeAsync(0)
    expect(wanted).toHaveBeenCalledTimes(1)
  },
)

it('a press on a link is none: the browser follows it', async () => {
  const link = new Element({ isLink: true })
  happen('pointerdown', link)
  happen('click', link)
  await vi.advanceTimersByTimeAsync(0)
  expect(wanted).not.toHaveBeenCalled()
  happen('pointermove', link)
  await vi.advanceTimersByTimeAsync(0)
  expect(wanted).toHaveBeenCalledTimes(1)
})

it('a page in the background is not looked at', async () => {
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(wanted).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(wanted).toHaveBeenCalledTimes(1)
})
