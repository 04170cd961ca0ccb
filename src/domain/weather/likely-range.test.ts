import { describe, expect, it } from 'vitest'
import { isWideAmount, isWideTemperature } from './likely-range.ts'

describe('ranges worth a word', () => {
  it.each([
    [{ p10: 18, p90: 22.9 }, false],
    [{ p10: 18, p90: 23 }, true],
    [{ p10: -3, p90: 4 }, true],
  ])('temperatures %o: %s', (range, isWide) => expect(isWideTemperature(range)).toBe(isWide))

  it.each([
    [{ p10: 0, p90: 4.9 }, false],
    [{ p10: 0, p90: 5 }, true],
    [{ p10: 20, p90: 30 }, false],
    [{ p10: 5, p90: 30 }, true],
  ])('amounts %o: %s', (range, isWide) => expect(isWideAmount(range)).toBe(isWide))
})
