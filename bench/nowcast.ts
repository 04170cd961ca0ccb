/**
 * The nowcast on a full grid of 640 × 710 cells of made-up rain: seconds per run, against its forecast step written
 * down plainly, and against the time the memory needs to hand over its input and output once.
 *
 *     node bench/nowcast.ts
 */
import { pathToFileURL } from 'node:url'
import { addUp, smallBandCount } from '../src/nowcast/expected-fields.ts'
import { carriedLevel, carry, stateAt, Trajectories, withoutSmallest } from '../src/nowcast/features.ts'
import { heavyScale, toLogRate } from '../src/nowcast/grid.ts'
import { estimateMotion, estimateScaleMotions } from '../src/nowcast/motion.ts'
import { startNowcast } from '../src/nowcast/nowcast.ts'
import { gaussianPyramid, levelOf } from '../src/nowcast/pyramid.ts'
import { seenAreaOf } from '../src/nowcast/seen-area.ts'
import { probabilityTable, settleFields } from '../src/nowcast/settle-fields.ts'
import { syntheticFrames } from '../src/nowcast/synthetic-rain.ts'
import { perThreshold } from '../src/nowcast/thresholds.ts'
import { naiveForecast } from './naive-nowcast.ts'

const rows = 640
const cols = 710
const frameCount = 13
const leadSteps = 24
/** The plain form is so slow that fewer steps must do. */
const comparedSteps = 2
const runCount = 3

function seconds(work: () => void): number {
  const startedAt = performance.now()
  work()
  return (performance.now() - startedAt) / 1000
}

const best = (work: () => void) => Math.min(...Array.from({ length: runCount }, () => seconds(work)))

/** Bytes per second of a copy from one array to another, counting both reading and writing. */
function copyBandwidth(): number {
  const from = new Uint8Array(64 * 2 ** 20).fill(1)
  const to = new Uint8Array(from.length)
  return (2 * from.length) / best(() => to.set(from))
}

export async function run(): Promise<{ name: string; rows: [string, string][] }> {
  const frames = syntheticFrames({ rows, cols, u: 3, v: 1, lifetimeSteps: 24, seed: 11 }, frameCount)
  let motionSeconds = Number.POSITIVE_INFINITY
  let framesSeconds = Number.POSITIVE_INFINITY
  for (let k = 0; k < runCount; k++) {
    const forecast = startNowcast(frames, { stepMinutes: 5, leadSteps, now: () => performance.now() })
    for (const _ of forecast.steps);
    motionSeconds = Math.min(motionSeconds, forecast.timing.motionSeconds)
    framesSeconds = Math.min(framesSeconds, forecast.timing.framesSeconds)
  }

  const peakMemoryMiB = process.resourceUsage().maxRSS / 1024
  const pyramids = frames.map(({ rateMmh }) =>
    gaussianPyramid(levelOf(rows, cols, toLogRate(rateMmh, heavyScale))),
  )
  const motions = estimateScaleMotions(pyramids)
  const trajectories = new Trajectories(motions)
  const { bands } = stateAt(pyramids, frameCount - 1, trajectories)
  const weights = perThreshold((_, t) => ({ offset: -2 - t, gains: bands.map(() => 1) }))
  const levels = perThreshold(() =>
    (pyramids[0] ?? [])
      .slice(0, bands.length - 1)
      .map(({ rows, cols }) => ({ rows, cols, value: new Float32Array(rows * cols) })),
  )
  const small = bands.slice(0, smallBandCount(bands))
  const large = withoutSmallest(bands, small.length)
  const unmoved = perThreshold(() => new Float32Array(rows * cols))
  const rate = new Float32Array(rows * cols)
  const view = seenAreaOf({ rows, cols, cellKm: 1, rateMmh: rate })
  let fast = 0
  const fastSeconds = best(() => {
    for (let step = 1; step <= comparedSteps; step++) {
      const moved = carry(large, trajectories, step)
      const sums = perThreshold((_, t) => {
        return { small, large: moved, gains: weights[t].gains, levels: levels[t], unmoved: unmoved[t] }
      })
      addUp(sums, trajectories, step, view)
      const fields = perThreshold((_, t) => ({
        field: levels[t][0]?.value ?? rate,
        table: probabilityTable({ offset: weights[t].offset, slope: 1 }),
        cut: 0,
      }))
      settleFields(fields, view, rate)
      fast = (levels[1][0]?.value ?? rate).reduce((sum, p) => sum + p, 0)
    }
  })
  let plain = 0
  const plainSeconds = seconds(() => {
    naiveForecast(
      bands.map((field, band) => {
        const level = carriedLevel(band)
        return { field, scale: 2 ** level, motion: motions[level] ?? estimateMotion(frames) }
      }),
      weights,
      rows,
      cols,
      comparedSteps,
      (probabilities) => {
        plain = (probabilities[1] ?? []).flat().reduce((sum, p) => sum + p, 0)
      },
    )
  })

  const bytes = 4 * rows * cols * (frameCount + 4 * leadSteps)
  const limitSeconds = bytes / copyBandwidth()
  const total = motionSeconds + framesSeconds
  return {
    name: `nowcast, ${rows} × ${cols} cells, ${frameCount} frames in, ${leadSteps} leads out`,
    rows: [
      ['motion', `${motionSeconds.toFixed(2)} s`],
      [`${leadSteps} frames with three probabilities each`, `${framesSeconds.toFixed(2)} s`],
      ['per cell and lead', `${((1e9 * framesSeconds) / (rows * cols * leadSteps)).toFixed(0)} ns`],
      ['forecast step against the plain form', `${(plainSeconds / fastSeconds).toFixed(1)} × as fast`],
      ['expected wet area, ours : plain', (fast / plain).toFixed(3)],
      [
        'whole run against moving its input and output once',
        `${(total / limitSeconds).toFixed(0)} × (${(bytes / 2 ** 20).toFixed(0)} MiB at ${(bytes / limitSeconds / 1e9).toFixed(1)} GB/s)`,
      ],
      [`peak memory of the process after ${runCount} runs`, `${peakMemoryMiB.toFixed(0)} MiB`],
    ],
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { name, rows } = await run()
  console.log(name)
  for (const [what, value] of rows) console.log(`  ${what.padEnd(52)} ${value}`)
}
