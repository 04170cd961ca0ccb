import { describe, expect, it } from 'vitest'
import { noise } from './noise.fixture.ts'
import { letShowersChangeOn, showerBand } from './shower-change.ts'
import { chosenTuning } from './tuning.ts'

const side = 64

const noiseOf = (seed: number) => Float32Array.from({ length: side * side }, noise(seed))
const fieldOf = (value: Float32Array) => ({ rows: side, cols: side, value })
const bandsOf = (value: Float32Array) => [fieldOf(new Float32Array(0)), fieldOf(value)]

/** How far the newest of three frames is changed, as a part of its own change; of each change the next repeats `part`. */
function changedBy(part: number): number {
  const [two, first, surprise] = [noiseOf(1), noiseOf(2), noiseOf(3)].map((value, k) =>
    value.map((x) => (k === 0 ? 1 : 0.5) * x),
  ) as [Float32Array, Float32Array, Float32Array]
  const one = two.map((x, i) => x + first[i]!)
  const now = one.map((x, i) => x + part * first[i]! + surprise[i]!)
  const change = now.map((x, i) => x - one[i]!)
  const present = { bands: bandsOf(now.slice()), tendency: bandsOf(change) }
  const expectations = [one, two].map((value, k) => ({ lag: k + 1, bands: bandsOf(value) }))
  letShowersChangeOn(present, expectations, chosenTuning)
  const cell = change.findIndex((x) => Math.abs(x) > 0.1)
  return (present.bands[showerBand]!.value[cell]! - now[cell]!) / change[cell]!
}

describe('showers', () => {
  it('go on growing and shrinking as the frames before tell', () => {
    expect(changedBy(0.2)).toBeCloseTo(0.2 * chosenTuning.noiseLoss, 1)
  })

  it('are left as they are where every change is turned back', () => {
    expect(changedBy(-0.4)).toBeCloseTo(0, 9)
  })

  it('are left as they are where two frames are all there is', () => {
    const now = noiseOf(1)
    const present = { bands: bandsOf(now.slice()), tendency: bandsOf(noiseOf(2)) }
    letShowersChangeOn(present, [{ lag: 1, bands: bandsOf(noiseOf(3)) }], chosenTuning)
    expect(present.bands[showerBand]!.value).toEqual(now)
  })
})
