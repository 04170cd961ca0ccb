import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { flashesText } from '../texts/lightning-texts.ts'
import { minuteMs } from '../time/durations.ts'
import { flashesNear, type LightningFrame } from './lightning.ts'

const now = Date.parse('2026-07-21T17:12:00Z')
const zurich = { lat: 47.377, lon: 8.541 }
const frame = (minutesAgo: number, ...cells: LightningFrame['cells']): LightningFrame => ({
  at: now - minutesAgo * minuteMs,
  cells,
})

describe('flashesNear', () => {
  it('finds the nearest of the last half hour', () => {
    const frames = [frame(20, [8.55, 47.38, 3]), frame(15, [8.7, 47.4, 9]), frame(12, [7, 46, 20])]
    const near = flashesNear({ frames }, zurich, now)
    expect(near?.nearest?.at).toBe(now - 20 * minuteMs)
    expect(near?.nearest?.km).toBeLessThan(2)
  })
  it('tells nothing of far or old ones, nor where nothing was measured', () => {
    expect(flashesNear({ frames: [frame(12, [7, 46, 20])] }, zurich, now)).toEqual({
      nearest: null,
      since: now - 12 * minuteMs,
    })
    expect(flashesNear({ frames: [frame(50, [8.55, 47.38, 3])] }, zurich, now)).toBe(null)
    expect(flashesNear({ frames: [] }, zurich, now)).toBe(null)
  })
})

it.each(languages)('says it in one sentence in %s, and that none may mean not measured', (language) => {
  const time = (at: number) => new Date(at).toISOString().slice(11, 16)
  const say = (km: number | null) =>
    flashesText({ nearest: km === null ? null : { km, at: now }, since: now }, language, time)
  expect(say(12.4)).toMatch(/12\u00a0km.*17:12.*17:17(\u00a0Uhr)?\.$/)
  expect(say(2)).not.toMatch(/\d\u00a0km/)
  expect(say(null)).toMatch(/30\u00a0km/)
})
