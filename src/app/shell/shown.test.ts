import type { DataStrategyResult } from 'react-router'
import { expect, it } from 'vitest'
import { isToBeNoted, next, type Shown } from './shown.ts'

const at = Date.UTC(2026, 10, 19, 9)
const minutes = (count: number) => at + count * 60_000
const root = (release: string): DataStrategyResult => ({ type: 'data', result: { release } })
const failed = (result: unknown): DataStrategyResult => ({ type: 'error', result })
const unreachable = failed(new TypeError('Failed to fetch'))
const answered = (status: number) => failed({ status, statusText: '', data: '', internal: false })

const bern: Shown = {
  key: 'bern',
  data: { root: root('a') },
  since: at,
  isOutdated: false,
  isCopy: false,
  release: 'a',
}
const loaded = (key: string, page: DataStrategyResult, { hasWorker = true, release = 'a' } = {}) =>
  next(bern, {
    type: 'loaded',
    key,
    hasWorker,
    data: { root: root(release), page },
    now: minutes(7),
  })
const value: DataStrategyResult = { type: 'data', result: 1 }

it('what was loaded is shown from now on', () => {
  const { shown, answer } = loaded('thun', value)
  expect(answer).toBe('loaded')
  expect(shown).toMatchObject({ key: 'thun', since: minutes(7), isOutdated: false, release: 'a' })
})

it('a page that cannot be renewed stays, with its age; a missing one does not', () => {
  for (const page of [unreachable, answered(503), failed(new Error('in a loader'))]) {
    const { shown, answer } = loaded('bern', page)
    expect(answer).toBe('shown')
    expect(shown).toEqual({ ...bern, isOutdated: true })
  }
  const { shown, answer } = loaded('bern', answered(404))
  expect([answer, shown.key]).toEqual(['loaded', null])
})

it('another page that cannot be reached is opened as a document where a worker answers it', () => {
  expect(loaded('thun', unreachable).answer).toBe('document')
  expect(loaded('thun', unreachable, { hasWorker: false }).answer).toBe('loaded')
  // The server said so itself.
  expect(loaded('thun', answered(502)).answer).toBe('loaded')
})

it('after an error nothing of the page before is noted, and its release still counts', () => {
  const { shown } = loaded('thun', answered(502))
  expect(isToBeNoted(shown, true, minutes(90))).toBe(false)
  const later = next(shown, {
    type: 'loaded',
    key: 'bern',
    hasWorker: true,
    data: { root: root('b') },
    now: minutes(8),
  })
  expect(later.answer).toBe('document')
})

it('data of another release is shown by its own scripts alone', () => {
  expect(loaded('bern', value, { release: 'b' })).toEqual({ shown: bern, answer: 'document' })
})

it('what is late leaves the same page outdated, and opens another as a document where a worker answers it', () => {
  const late = (key: string, hasWorker: boolean) => next(bern, { type: 'late', key, hasWorker })
  expect(late('bern', true)).toEqual({ shown: { ...bern, isOutdated: true }, answer: 'loaded' })
  expect(late('thun', true).answer).toBe('document')
  expect(late('thun', false)).toEqual({ shown: bern, answer: 'loaded' })
})

it('without a connection weather is outdated once it is five minutes old, or the clock was put back', () => {
  const after = (isOnline: boolean, now: number) => next(bern, { type: 'clock', isOnline, now }).shown
  expect(after(false, minutes(4))).toBe(bern)
  expect(after(true, minutes(60))).toBe(bern)
  expect(after(false, minutes(5)).isOutdated).toBe(true)
  expect(after(false, minutes(-1)).isOutdated).toBe(true)
})

it('the age of a copy is always said, that of a page only where it is outdated weather', () => {
  expect(isToBeNoted({ ...bern, isCopy: true }, false, minutes(0))).toBe(true)
  expect(isToBeNoted({ ...bern, isOutdated: true }, true, minutes(4))).toBe(false)
  expect(isToBeNoted({ ...bern, isOutdated: true }, true, minutes(5))).toBe(true)
  expect(isToBeNoted({ ...bern, isOutdated: true }, false, minutes(5))).toBe(false)
  expect(isToBeNoted(bern, true, minutes(60))).toBe(false)
})
