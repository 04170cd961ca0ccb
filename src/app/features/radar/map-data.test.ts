import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { minuteMs } from '../../../domain/time/durations.ts'
import { type Fetched, followMapData } from './map-data.ts'

const lifeMs = 20 * minuteMs
const page = Object.assign(new EventTarget(), { hidden: false })
const browser = new EventTarget()
let answers: (() => Response)[]

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  vi.stubGlobal('fetch', async () => (answers.shift() ?? failed)())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failed = () => new Response(null, { status: 503 })
const hailOf = (cell: string, ageMinutes = 5) => {
  const data = { data: cell, ageSeconds: ageMinutes * 60 }
  return () => Response.json(data)
}

function follow(...given: (() => Response)[]) {
  answers = given
  const seen: Fetched<{ data: string }>[] = []
  const stop = followMapData<{ data: string }>('/api/v1/radar/hail', lifeMs, (data) => seen.push(data))
  return { stop, shown: () => seen.map((one) => (one === null || one === 'failed' ? one : one.data)) }
}
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minuteMs)

it('is renewed every five minutes', async () => {
  const { stop, shown } = follow(hailOf('first'), hailOf('second'))
  await pass(6)
  expect(shown()).toEqual(['first', 'second'])
  stop()
})

it('stays while requests fail, until it is too old', async () => {
  const { stop, shown } = follow(hailOf('first'))
  await pass(14)
  expect(shown()).toEqual(['first'])
  await pass(1)
  expect(shown()).toEqual(['first', null, 'failed'])
  stop()
})

it('is requested again at once when the connection is back, else after a minute', async () => {
  const { stop, shown } = follow(failed, hailOf('first'), hailOf('too early'))
  await pass(0)
  browser.dispatchEvent(new Event('online'))
  await pass(0)
  expect(shown()).toEqual(['failed', 'first'])
  browser.dispatchEvent(new Event('online'))
  await pass(1)
  expect(shown()).toHaveLength(2)
  stop()
  const later = follow(failed, hailOf('second'))
  await pass(1)
  expect(later.shown()).toEqual(['failed', 'second'])
  later.stop()
})

it('that is too old already is not shown', async () => {
  const { stop, shown } = follow(hailOf('first', 25))
  await pass(0)
  expect(shown()).toEqual(['failed'])
  stop()
})

it('is read again once the device’s clock was put back: how old it is, nobody knows', async () => {
  const { stop, shown } = follow(hailOf('first'), hailOf('second'), hailOf('third'))
  await pass(2)
  vi.setSystemTime(Date.now() - 60 * minuteMs)
  await pass(1)
  expect(shown()).toEqual(['first', null, 'second'])
  await pass(5)
  expect(shown()).toEqual(['first', null, 'second', 'third'])
  stop()
})

it('is not requested for a hidden page, and at once when that is seen again', async () => {
  const { stop, shown } = follow(hailOf('first'), hailOf('second'))
  await pass(1)
  page.hidden = true
  await pass(60)
  expect(shown()).toEqual(['first'])
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(shown()).toEqual(['first', null, 'second'])
  stop()
  await pass(60)
  expect(shown()).toHaveLength(3)
})
