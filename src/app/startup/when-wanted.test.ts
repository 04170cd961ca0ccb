import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenWanted } from './when-wanted.ts'

type Link = { host: string; pathname: string; search: string; dataset: { local?: string } }

class Element extends EventTarget {
  link: Link | null
  constructor(link: Partial<Link> | null = null) {
    super()
    this.link = link && { ...address, dataset: {}, ...link }
  }
  closest() {
    return this.link
  }
}

const address = { host: 'localhost', pathname: '/en/forecast', search: '' }

let page: EventTarget & { visibilityState: string }
let wanted: ReturnType<typeof vi.fn<() => void>>

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', Element)
  vi.stubGlobal('location', address)
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

it.each([
  ['another page', { pathname: '/en' }],
  ['another site', { host: 'elsewhere', search: '?day=2' }],
  ['a part of this page', {}],
])('a press on a link to %s is none: the browser follows it', async (_, to) => {
  const link = new Element(to)
  happen('pointerdown', link)
  happen('click', link)
  await vi.advanceTimersByTimeAsync(0)
  expect(wanted).not.toHaveBeenCalled()
  happen('pointermove', link)
  await vi.advanceTimersByTimeAsync(0)
  expect(wanted).toHaveBeenCalledTimes(1)
})

it.each([
  ['another look at this page', { search: '?day=2' }],
  ['this page in another language', { pathname: '/de/forecast', dataset: { local: 'keep-scroll' } }],
])('a press on a link to %s is a sign', async (_, to) => {
  happen('pointerdown', new Element(to))
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
