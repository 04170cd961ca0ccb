/**
 * The nowcast on a full grid of 640 × 710 cells of made-up rain: seconds per run, also against the time the memory
 * needs to hand over its input and output once.
 */
import { startNowcast } from '../src/nowcast/nowcast.ts'
import { syntheticFrames } from '../src/nowcast/synthetic-rain.fixture.ts'

const rows = 640
const cols = 710
const frameCount = 13
const leadSteps = 24
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
  const bytes = 4 * rows * cols * (frameCount + 4 * leadSteps)
  const limitSeconds = bytes / copyBandwidth()
  const total = motionSeconds + framesSeconds
  return {
    name: `nowcast, ${rows} × ${cols} cells, ${frameCount} frames in, ${leadSteps} leads out`,
    rows: [
      ['motion', `${motionSeconds.toFixed(2)} s`],
      [`${leadSteps} frames with three probabilities each`, `${framesSeconds.toFixed(2)} s`],
      ['per cell and lead', `${((1e9 * framesSeconds) / (rows * cols * leadSteps)).toFixed(0)} ns`],
      [
        'whole run against moving its input and output once',
        `${(total / limitSeconds).toFixed(0)} × (${(bytes / 2 ** 20).toFixed(0)} MiB at ${(bytes / limitSeconds / 1e9).toFixed(1)} GB/s)`,
      ],
      [`peak memory of the process after ${runCount} runs`, `${peakMemoryMiB.toFixed(0)} MiB`],
    ],
  }
}
