import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFeedTime } from './feed-time.ts'

const iso = (text: string) => {
  const at = parseFeedTime(text)
  return at === null ? null : new Date(at).toISOString()
}

describe('parseFeedTime', () => {
  it.each([
    ['2026-08-07T07:10:00+00:00', '2026-08-07T07:10:00.000Z'],
    ['2026-08-07T09:10:00+02:00 and more', '2026-08-07T07:10:00.000Z'],
    ['2026-08-07 09:10', '2026-08-07T07:10:00.000Z'],
    ['2026-08-07', '2026-08-06T22:00:00.000Z'],
    ['24.12.2017 01:05 CET', '2017-12-24T00:05:00.000Z'],
    ['7.8.2026, 09:10 Uhr', '2026-08-07T07:10:00.000Z'],
    ['Fri, 07 Aug 26 07:13:50 +0000', '2026-08-07T07:13:50.000Z'],
    ['Mon, 25 Oct 2021 09:12:15 GMT', '2021-10-25T09:12:15.000Z'],
    ['7 August 2026, 09:10', '2026-08-07T07:10:00.000Z'],
    ['Friday, 7th August 2026 at 09:10 CEST', '2026-08-07T07:10:00.000Z'],
    ['August 7, 2026 9:10 PM', '2026-08-07T19:10:00.000Z'],
    ['07/08/2026 09:10', '2026-08-07T07:10:00.000Z'],
    ['1.1.2026 12:00', '2026-01-01T11:00:00.000Z'],
    ['07.08.2026 24:00', '2026-08-07T22:00:00.000Z'],
  ])('%s', (text, expected) => {
    expect(iso(text)).toBe(expected)
  })

  it.each([
    '',
    'soon',
    '31.02.2026 10:00',
    '1970-01-01T00:00:00Z',
    '99.99.9999',
    '2026-08-07T99:10Z',
    '12 noon',
  ])('reads nothing into %j', (text) => {
    expect(parseFeedTime(text)).toBeNull()
  })

  it('never gives NaN', () => {
    fc.assert(fc.property(fc.string(), (text) => !Number.isNaN(parseFeedTime(text) ?? 0)))
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4} \d{1,2}:\d{1,2}( [A-Z+]{1,4}\d{0,4})?$/),
        (t) => {
          const at = parseFeedTime(t)
          return at === null || Number.isFinite(at)
        },
      ),
    )
  })
})
