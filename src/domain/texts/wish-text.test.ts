import { expect, it } from 'vitest'
import { hourMs } from '../time/durations.ts'
import { wishOpensText } from './wish-text.ts'

const startAt = 5 * hourMs
const snowUntil = (endAt: number) => ({ kind: 'snow', cm: 22, startAt, endAt, mark: '' }) as const
const clock = {
  time: (at: number) => `${String(at / hourMs).padStart(2, '0')}:00`,
  day: (at: number) => (at < 12 * hourMs ? 'Samstag' : 'Sonntag'),
}

it('a day is named once where fresh snow begins and ends on it', () => {
  expect(wishOpensText(snowUntil(9 * hourMs), 'de', clock).text).toBe(
    'Prognose: am Samstag ab 5\u00a0Uhr bis 9\u00a0Uhr.',
  )
  expect(wishOpensText(snowUntil(14 * hourMs), 'de', clock).text).toBe(
    'Prognose: am Samstag ab 5\u00a0Uhr bis Sonntag um 14\u00a0Uhr.',
  )
})
