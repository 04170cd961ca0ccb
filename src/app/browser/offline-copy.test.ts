import { afterEach, expect, it, vi } from 'vitest'
import { documentSince } from './offline-copy.ts'

const renderedAt = Date.UTC(2026, 5, 10, 10)
const openedAt = renderedAt + 3 * 3_600_000

function open(type: 'navigate' | 'back_forward', noteAt?: number) {
  const note = noteAt === undefined ? null : { dataset: { at: String(noteAt) } }
  vi.stubGlobal('document', { getElementById: () => note })
  vi.stubGlobal('performance', { timeOrigin: openedAt, getEntriesByType: () => [{ type }] })
}

afterEach(() => vi.unstubAllGlobals())

it('a document came when it was opened', () => {
  open('navigate')
  expect(documentSince(renderedAt)).toBe(openedAt)
})

it('a document gone back to may be the browser’s own copy: it came when it was rendered', () => {
  open('back_forward')
  expect(documentSince(renderedAt)).toBe(renderedAt)
  // This device's clock is slow.
  expect(documentSince(openedAt + 60_000)).toBe(openedAt)
})

it('an offline copy says itself when it came', () => {
  open('back_forward', renderedAt + 1)
  expect(documentSince(renderedAt)).toBe(renderedAt + 1)
})
