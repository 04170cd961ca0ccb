import { describe, expect, it } from 'vitest'
import { brierScore, contingency, criticalSuccessIndex, frequencyBias } from './verification.fixture.ts'

const observed = Float32Array.from([2, 2, 0, 0, Number.NaN, 0.5])
const forecast = Float32Array.from([3, 0, 1, 0, 9, Number.NaN])

describe('scores', () => {
  it('counts hits, misses and false alarms where something was observed', () => {
    const counts = contingency(forecast, observed, 1)
    expect(counts).toEqual({ hits: 1, misses: 1, falseAlarms: 1 })
    expect(criticalSuccessIndex(counts)).toBeCloseTo(1 / 3)
    expect(frequencyBias(counts)).toBe(1)
  })

  it('takes unknown forecasts as dry', () => {
    expect(contingency(forecast, observed, 0.1).misses).toBe(2)
  })

  it('squares the error of probabilities', () => {
    const certain = Float32Array.from([1, 1, 0, 0, 0.3, 0])
    expect(brierScore(certain, observed, 1)).toBe(0)
    expect(brierScore(certain.fill(0.5), observed, 1)).toBe(0.25)
  })
})
