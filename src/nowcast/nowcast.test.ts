import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../tests/support/soak.ts'
import type { RateGrid } from './grid.ts'
import { startNowcast } from './nowcast.ts'
import type { NowcastMethod, NowcastOptions, NowcastStep } from './nowcast-method.ts'
import { syntheticFrames } from './synthetic-rain.fixture.ts'
import { brierScore, contingency, criticalSuccessIndex, frequencyBias } from './verification.fixture.ts'

/** The whole forecast in memory: the run uses the arrays of a step again for the next. */
function nowcast(frames: RateGrid[], options: NowcastOptions) {
  const steps: NowcastStep[] = []
  const run = startNowcast(frames, options)
  for (const { leadMinutes, rateMmh, probability } of run.steps) {
    const { '0.1': low, '1': mid, '5': high } = probability
    steps.push({
      leadMinutes,
      rateMmh: rateMmh.slice(),
      probability: { '0.1': low.slice(), '1': mid.slice(), '5': high.slice() },
    })
  }
  return { rows: run.rows, cols: run.cols, motion: run.motion, steps, timing: run.timing }
}

const pastFrames = 8
const leadSteps = 8
const marginCells = 28
const rain = { rows: 120, cols: 130, u: 3.2, v: 1.4, lifetimeSteps: 24, seed: 3 }
const all = syntheticFrames(rain, pastFrames + leadSteps)
const past = all.slice(0, pastFrames)

const cascade = run('scale-cascade')

function run(method: NowcastMethod, frames = past): NowcastStep[] {
  return nowcast(frames, { stepMinutes: 5, leadSteps, method }).steps
}

/** Mean over leads of a score against the frames that came, away from the edges where rain flows in. */
function score(steps: NowcastStep[], of: (step: NowcastStep, observed: Float32Array) => number): number {
  const scores = steps.map((step, k) => of(step, inner(all[pastFrames + k] as RateGrid)))
  return scores.reduce((sum, x) => sum + x, 0) / scores.length
}

function inner({ rows, cols, rateMmh }: RateGrid): Float32Array {
  return rateMmh.map((rate, i) => {
    const r = Math.floor(i / cols)
    const c = i % cols
    return r < marginCells || c < marginCells || r >= rows - marginCells || c >= cols - marginCells
      ? Number.NaN
      : rate
  })
}

const csi = (step: NowcastStep, observed: Float32Array) =>
  criticalSuccessIndex(contingency(step.rateMmh, observed, 1))
const brier = (step: NowcastStep, observed: Float32Array) => brierScore(step.probability['1'], observed, 1)

describe('methods against each other on moving, changing rain', () => {
  const extrapolation = run('extrapolation')
  const persistence = run('persistence')

  it('extrapolation beats persistence', () => {
    expect(score(extrapolation, csi)).toBeGreaterThan(1.2 * score(persistence, csi))
  })

  it('the cascade beats extrapolation, in area and still more in probability', () => {
    expect(score(cascade, csi)).toBeGreaterThan(score(extrapolation, csi))
    expect(score(cascade, brier)).toBeLessThan(0.8 * score(extrapolation, brier))
  })

  it('the cascade is never below extrapolation in the first 15 minutes of rain that changes within the hour', () => {
    const frames = syntheticFrames({ ...rain, rows: 220, cols: 240, lifetimeSteps: 12 }, pastFrames + 3)
    const [ours, theirs] = (['scale-cascade', 'extrapolation'] as const).map(
      (method) => nowcast(frames.slice(0, pastFrames), { stepMinutes: 5, leadSteps: 3, method }).steps,
    ) as [NowcastStep[], NowcastStep[]]
    ours.forEach((step, k) => {
      const observed = inner(frames[pastFrames + k] as RateGrid)
      const reference = theirs[k] as NowcastStep
      expect(csi(step, observed)).toBeGreaterThanOrEqual(csi(reference, observed))
      expect(brier(step, observed)).toBeLessThan(brier(reference, observed))
    })
  })

  it('keeps the area near what is observed', () => {
    for (const threshold of [0.1, 1]) {
      const bias = score(cascade, (step, observed) =>
        frequencyBias(contingency(step.rateMmh, observed, threshold)),
      )
      expect(bias).toBeGreaterThan(0.85)
      expect(bias).toBeLessThan(1.2)
    }
  })

  it('never gives a higher rate the higher probability, nor leaves 0…1', () => {
    for (const { probability } of cascade) {
      const low = probability['0.1']
      const mid = probability['1']
      const high = probability['5']
      for (let i = 0; i < low.length; i++) {
        const [a, b, c] = [low[i], mid[i], high[i]] as [number, number, number]
        if (!(a <= 1 && a >= b && b >= c && c >= 0)) expect.fail(`P = ${a}, ${b}, ${c} in cell ${i}`)
      }
    }
  })

  it('loses its small structures with time', () => {
    const roughness = ({ probability }: NowcastStep) =>
      probability['1'].reduce((sum, p, i, field) => sum + Math.abs(p - (field[i + 1] ?? p)), 0)
    // Rain of which even the largest scale is another within the hour.
    const changing = run('scale-cascade', syntheticFrames({ ...rain, lifetimeSteps: 12 }, pastFrames))
    expect(roughness(changing[7] as NowcastStep)).toBeLessThan(0.7 * roughness(changing[0] as NowcastStep))
  })

  it('gives the same forecast for the same frames', () => {
    run('scale-cascade').forEach(({ rateMmh, probability }, k) => {
      const before = cascade[k] as NowcastStep
      expect(rateMmh.every((rate, i) => rate === before.rateMmh[i])).toBe(true)
      expect(probability['1'].every((p, i) => p === before.probability['1'][i])).toBe(true)
    })
  })
})

describe('poor input', () => {
  const grid = (value: number): RateGrid => ({
    rows: 30,
    cols: 41,
    cellKm: 2,
    rateMmh: new Float32Array(30 * 41).fill(value),
  })

  it('stays dry when all is dry', () => {
    for (const { rateMmh, probability } of run('scale-cascade', [grid(0), grid(0), grid(0), grid(0)])) {
      expect(rateMmh.every((rate) => rate === 0)).toBe(true)
      expect(probability['0.1'].every((p) => p >= 0 && p < 0.01)).toBe(true)
    }
  })

  it('stays wet when all is wet', () => {
    for (const { rateMmh, probability } of run('scale-cascade', [grid(2), grid(2), grid(2), grid(2)])) {
      expect(rateMmh.every((rate) => rate >= 1 && rate < 5)).toBe(true)
      expect(probability['1'].every((p) => p > 0.9)).toBe(true)
    }
  })

  it('knows nothing when nothing is known', () => {
    for (const { rateMmh, probability } of run('scale-cascade', [grid(Number.NaN), grid(Number.NaN)])) {
      expect(rateMmh.every(Number.isNaN)).toBe(true)
      expect(probability['5'].every(Number.isNaN)).toBe(true)
    }
  })

  it('holds a single frame', () => {
    const [only] = past.slice(-1)
    for (const { rateMmh } of run('scale-cascade', past.slice(-1))) expect(rateMmh).toEqual(only?.rateMmh)
  })

  it('refuses no frames', () => {
    expect(() => nowcast([], { stepMinutes: 5, leadSteps: 1 })).toThrow('at least one frame')
  })

  it('forecasts over a missing newest frame from the one before', () => {
    const missing = { ...(past[0] as RateGrid), rateMmh: new Float32Array(120 * 130).fill(Number.NaN) }
    const late = run('scale-cascade', [...past.slice(0, -1), missing])
    expect(score(late, csi)).toBeGreaterThan(0.8 * score(cascade, csi))
  })

  it('bridges a gap in the past', () => {
    const missing = { ...(past[0] as RateGrid), rateMmh: new Float32Array(120 * 130).fill(Number.NaN) }
    const gappy = run('scale-cascade', [...past.slice(0, -3), missing, ...past.slice(-2)])
    expect(score(gappy, csi)).toBeGreaterThan(0.85 * score(cascade, csi))
  })

  it('measures time only with the clock it is given', () => {
    let ticks = 0
    const { timing } = nowcast(past.slice(-2), { stepMinutes: 10, leadSteps: 1, now: () => 1000 * ticks++ })
    expect(timing.motionSeconds).toBe(1)
    expect(timing.framesSeconds).toBeGreaterThan(0)
  })
})

describe('any small grid', () => {
  const framesArbitrary = fc
    .record({
      rows: fc.integer({ min: 1, max: 24 }),
      cols: fc.integer({ min: 1, max: 24 }),
      count: fc.integer({ min: 1, max: 5 }),
    })
    .chain(({ rows, cols, count }) =>
      fc
        .array(
          fc.oneof(
            { weight: 3, arbitrary: fc.constant(0) },
            { weight: 3, arbitrary: fc.double({ min: 0, max: 60, noNaN: true }) },
            { weight: 1, arbitrary: fc.constant(Number.NaN) },
          ),
          { minLength: rows * cols * count, maxLength: rows * cols * count },
        )
        .map((values) =>
          Array.from({ length: count }, (_, k): RateGrid => {
            const part = values.slice(k * rows * cols, (k + 1) * rows * cols)
            return { rows, cols, cellKm: 1, rateMmh: Float32Array.from(part) }
          }),
        ),
    )

  it('is known where the newest frame is, unknown elsewhere, never negative or infinite', () => {
    fc.assert(
      fc.property(framesArbitrary, (frames) => {
        const newest = frames[frames.length - 1] as RateGrid
        fc.pre(newest.rateMmh.some((rate) => !Number.isNaN(rate)))
        for (const { rateMmh, probability } of nowcast(frames, { stepMinutes: 5, leadSteps: 3 }).steps) {
          for (const field of [rateMmh, ...Object.values(probability)]) {
            const sound = newest.rateMmh.every((now, i) => {
              const value = field[i] ?? Number.NaN
              return Number.isNaN(now) ? Number.isNaN(value) : Number.isFinite(value) && value >= 0
            })
            expect(sound).toBe(true)
          }
        }
      }),
      { numRuns: runs(50) },
    )
  })
})
