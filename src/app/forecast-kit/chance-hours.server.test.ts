import { expect, it } from 'vitest'
import { hourMs } from '../../domain/time/durations.ts'
import { chanceHours } from './chance-hours.server.ts'

const firstAt = Date.parse('2026-07-21T14:00:00Z')

it('tells a chance of three hours once, at the first of those that are left of them', () => {
  const hours = Array.from({ length: 6 }, (_, index) => ({
    startAt: firstAt + index * hourMs,
    precipitationChanceSpanHours: index < 5 ? 3 : 1,
  }))
  const lengths = chanceHours(hours, 'Europe/Zurich')
  // 16 and 17 h, 18 to 21 h, and an hour of its own.
  expect(hours.map(({ startAt }) => lengths.get(startAt))).toEqual([2, 0, 3, 0, 0, undefined])
})
