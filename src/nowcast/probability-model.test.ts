import { describe, expect, it } from 'vitest'
import { binCentre, binCount, binOf, type Histogram } from './histogram.ts'
import { fitLogistic, type Logistic } from './probability-model.ts'

/** As many cells of each value between −1 and 3 decades. */
const histogram: Histogram = {
  counts: Int32Array.from({ length: binCount }, (_, bin) => (Math.abs(binCentre(bin) - 1) < 2 ? 10 : 0)),
  total: 10 * (binCount / 2),
}

function meanOf({ offset, slope }: Logistic, worth = (_: number) => 1): number {
  const { counts, total } = histogram
  return counts.reduce((sum, count, bin) => {
    const x = binCentre(bin)
    return sum + (count * worth(x)) / total / (1 + Math.exp(-offset - slope * x))
  }, 0)
}

describe('probability from moments', () => {
  it('is the one that has them', () => {
    const known = { offset: -5, slope: 3 }
    const fit = fitLogistic(
      histogram,
      meanOf(known),
      meanOf(known, (x) => x),
    )
    expect(fit.offset).toBeCloseTo(known.offset, 1)
    expect(fit.slope).toBeCloseTo(known.slope, 1)
  })

  describe('of a storm on dry land', () => {
    const stormCells = 40
    const storm = 3
    const wide: Histogram = { counts: new Int32Array(binCount), total: 20_000 }
    wide.counts[binOf(0)] = wide.total - stormCells
    wide.counts[binOf(storm)] = stormCells
    const share = stormCells / wide.total

    // Of what is told of the storm: much, little, and more than any slope could make true.
    it.each([0.9, 0.5, 1.2])('is high in the storm where %f of it is left', (left) => {
      const { offset, slope } = fitLogistic(wide, share, left * share * storm)
      const inStorm = 1 / (1 + Math.exp(-offset - slope * storm))
      const elsewhere = 1 / (1 + Math.exp(-offset))
      expect(inStorm).toBeGreaterThan(0.5 * Math.min(1, left))
      expect((1 - share) * elsewhere + share * inStorm).toBeCloseTo(share, 4)
    })
  })
})
