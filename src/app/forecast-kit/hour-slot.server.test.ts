import { beforeAll, expect, it } from 'vitest'
import { hourOf } from '../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../tests/support/builders/writing.ts'
import { hourMs } from '../../domain/time/durations.ts'
import { loadAllTexts } from '../i18n/catalogues.ts'
import { hourSlot } from './hour-slot.server.ts'

beforeAll(() => loadAllTexts(['en']))

it('names each day at its first hour, also where there is no midnight', () => {
  // In Santiago clocks go from 24 h to 1 h.
  const eveningAt = Date.parse('2026-09-05T22:00:00-04:00')
  const slots = Array.from({ length: 4 }, (_, index) =>
    hourSlot(
      hourOf({ startAt: eveningAt + index * hourMs }),
      index === 0,
      'America/Santiago',
      writingIn('en', eveningAt),
    ),
  )
  expect(slots.map(({ hour, day }) => [hour, day])).toEqual([
    ['22', null],
    ['23', null],
    ['01', 'Sun 6 Sept'],
    ['02', null],
  ])
})
