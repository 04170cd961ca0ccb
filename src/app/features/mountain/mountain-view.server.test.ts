import { beforeAll, describe, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { hourOf, placeOf } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import type { MountainPoint } from '../../../services/mountain/get-mountain-points.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { mountainView, requestedPart } from './mountain-view.server.ts'

const now = Date.parse('2026-11-15T09:10:00Z')
const pointAt = (heightM: number): MountainPoint => ({
  place: placeOf({ slug: `peak-${heightM}` }),
  heightM,
  hour: hourOf({ startAt: now }),
  daily: [],
})
/** From 4000 m down, ten metres apart. */
const peaks = (count: number) => Array.from({ length: count }, (_, index) => pointAt(4000 - index * 10))

beforeAll(() => loadAllTexts(['en']))

function view(count: number, part = 1) {
  const winds = { data: null, failures: [{ provider: 'stations', kind: 'no-data' as const }] }
  const { points } = mountainView(
    { region: 'alpine', part },
    readingOf(peaks(count), now),
    winds,
    writingIn('en', now),
  )
  if ('missing' in points) throw new Error('no points')
  return points
}

describe('a long list of points', () => {
  it('comes in parts of sixty, named by their heights', () => {
    const { count, parts, part, rows } = view(130, 2)
    expect(count).toBe('130 points')
    expect(parts).toEqual(['4000–3410\u00a0m', '3400–2810\u00a0m', '2800–2710\u00a0m'])
    expect(part).toBe(2)
    expect(rows.map(({ height }) => height)).toEqual(
      peaks(130)
        .slice(60, 120)
        .map(({ heightM }) => `${heightM}\u00a0m`),
    )
  })

  it('shows its last part where a later one is requested, and all of a short list', () => {
    expect(view(130, 9)).toMatchObject({ part: 3, rows: { length: 10 } })
    expect(view(60)).toMatchObject({ parts: { length: 1 }, rows: { length: 60 } })
    expect(view(0)).toMatchObject({ part: 1, parts: [], rows: [] })
  })

  it.each([
    ['', 1],
    ['part=3', 3],
    ['part=0', 1],
    ['part=-2', 1],
    ['part=2.7', 2],
    ['part=many', 1],
  ])('reads %s as part %i', (search, part) => {
    expect(requestedPart(new URLSearchParams(search))).toBe(part)
  })
})
