import { describe, expect, it } from 'vitest'
import { highestProbability } from './certainty.ts'

describe('the highest probability of a rate', () => {
  it('has no limit where nothing is forgotten, nor for light rain', () => {
    expect(highestProbability(0, 1, 0.05, 1)).toBe(1)
    expect(highestProbability(10, 1, 0.05, 1)).toBeGreaterThan(0.99)
    expect(highestProbability(120, 0.1, 0.05, 0.3)).toBe(1)
  })

  it('falls with the lead and with what is left of the structure', () => {
    const hour = highestProbability(60, 1, 0.05, 0.5)
    expect(hour).toBeLessThan(highestProbability(5, 1, 0.05, 0.5))
    expect(highestProbability(5, 1, 0.05, 0.5)).toBeLessThan(1)
    expect(highestProbability(90, 1, 0.05, 0.5)).toBeLessThan(hour)
    expect(highestProbability(60, 1, 0.05, 0.4)).toBeLessThan(hour)
  })

  it('leaves widespread rain room above its mean', () => {
    expect(highestProbability(120, 1, 0.2, 0.1)).toBeCloseTo(0.8)
    expect(highestProbability(120, 1, 0.6, 0.1)).toBe(1)
  })
})
