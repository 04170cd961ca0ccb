import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rainIntensities, rainIntensity } from './radar-scale.ts'
import { breakMinutes, rainSpells, type StepsAhead, stagesOf } from './rain-spells.ts'

const stepMinutes = 5
const strengthOf = (rateMmh: number): number => rainIntensities.indexOf(rainIntensity(rateMmh) ?? 'light')

/** The whole of it one spell; times are minutes from now, the first step is after five. */
function stagesFor(rates: readonly number[], nowMmh: number | null) {
  const steps = rates.map((rateMmh, index) => ({
    at: (index + 1) * stepMinutes,
    rateMmh,
    probability: 1,
    isSnow: false,
  }))
  const view: StepsAhead = { steps, clock: (at) => at, until: rates.length * stepMinutes, stepMinutes }
  const [spell] = rainSpells(view)
  if (!spell) throw new RangeError('no rain')
  return stagesOf(view, spell, rainIntensity(nowMmh))
}

describe('the stages of a spell', () => {
  it('of a storm name the light rain between two heavy cells', () => {
    const cells = [28, 57, 60, 49, 42, 33, 29, 31, 41, 44, 36, 24, 16, 7.8, 3.3]
    const stages = stagesFor([...cells, 1.7, 1.4, 1.4, 1.8, 4.6, 10, 17, 27], 11)
    expect(stages.map(({ intensity }) => intensity)).toEqual(['heavy', 'light', 'heavy'])
    expect(stages.slice(1).map(({ from }) => from)).toEqual([80, 100])
  })

  const rate = fc.constantFrom(0.5, 4, 20, 60)
  const runs = fc.array(fc.tuple(rate, fc.integer({ min: 1, max: 8 })), { minLength: 1, maxLength: 8 })

  it('are never two strengths off for a quarter of an hour', () => {
    fc.assert(
      fc.property(runs, fc.option(rate), (given, nowMmh) => {
        const rates = given.flatMap(([rateMmh, length]) => Array.from({ length }, () => rateMmh))
        const stages = stagesFor(rates, nowMmh)
        let minutesOff = 0
        for (const [index, rateMmh] of rates.entries()) {
          const at = (index + 1) * stepMinutes
          const told = stages.findLast(({ from }) => from <= at) ?? stages[0]
          const isFarOff =
            !told || Math.abs(rainIntensities.indexOf(told.intensity) - strengthOf(rateMmh)) > 1
          minutesOff = isFarOff ? minutesOff + stepMinutes : 0
          expect(minutesOff).toBeLessThan(breakMinutes)
        }
      }),
    )
  })

  it('end with a word as heavy as what still falls where the view ends', () => {
    fc.assert(
      fc.property(runs, fc.option(rate), (given, nowMmh) => {
        const rates = given.flatMap(([rateMmh, length]) => Array.from({ length }, () => rateMmh))
        const stages = stagesFor(rates, nowMmh)
        const last = stages.at(-1)
        expect(rainIntensities.indexOf(last?.intensity ?? 'light')).toBeGreaterThanOrEqual(
          strengthOf(rates.at(-1) ?? 0),
        )
        const froms = stages.map(({ from }) => from)
        expect(froms).toEqual([...new Set(froms)].sort((a, b) => a - b))
        expect(stages.length === 1 || (last?.from ?? 0) < rates.length * stepMinutes).toBe(true)
      }),
    )
    const strengths = (rates: number[]) => stagesFor(rates, null).map(({ intensity }) => intensity)
    expect(strengths([12, 12, 12, 12, 1, 1, 1, 1, 20])).toEqual(['heavy', 'light', 'heavy'])
  })

  it('call rain by what falls now and most of the time, not by the short breaks in it', () => {
    const wordsFor = (rates: number[], nowMmh: number | null) =>
      stagesFor(rates, nowMmh).map(({ intensity }) => intensity)
    expect(wordsFor([0.3, 12, 0.3, 12, 0.3, 12], 12)).toEqual(['heavy'])
    expect(wordsFor([60, 1, 60], null)).toEqual(['very-heavy'])
    expect(wordsFor([12, 0, 12], null)).toEqual(['heavy'])
  })

  it('are three at most where the rain changes by one strength at a time', () => {
    const course = fc.array(fc.tuple(fc.constantFrom(-1, 0, 1), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(course, fc.integer({ min: 0, max: 3 }), (changes, first) => {
        let strength = first
        const rates = changes.flatMap(([change, length]) => {
          strength = Math.min(3, Math.max(0, strength + change))
          const rateMmh = [0.5, 4, 20, 60][strength] ?? 0
          return Array.from({ length }, () => rateMmh)
        })
        expect(stagesFor(rates, null).length).toBeLessThanOrEqual(3)
      }),
    )
  })
})
