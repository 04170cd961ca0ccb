/**
 * node scripts/nowcast.ts INPUT_DIR OUTPUT_DIR [--method scale-cascade|extrapolation|persistence]
 *
 * INPUT_DIR   meta.json (rows, cols, pixel_m, timestamps YYYYmmddHHMM ascending, timestep_min, n_leads) and one
 *             <timestamp>.f32 per frame: float32 little-endian, row 0 = north, mm/h, NaN = no data
 * OUTPUT_DIR  LLL.f32 (rate) and prob_0.1_LLL.f32, prob_1_LLL.f32, prob_5_LLL.f32 per lead of LLL minutes; timing.json
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { endianness } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { RateGrid } from '../src/nowcast/grid.ts'
import { startNowcast } from '../src/nowcast/nowcast.ts'
import type { NowcastMethod } from '../src/nowcast/nowcast-method.ts'
import { type FramesMeta, readFrame } from './nowcast-score/radar-frame.ts'

const methods: readonly NowcastMethod[] = ['scale-cascade', 'extrapolation', 'persistence']

function minutesOf(timestamp: string): number {
  const time = timestamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5Z')
  const minutes = Date.parse(time) / 60_000
  if (Number.isNaN(minutes)) throw new Error(`timestamp ${timestamp} is not of the form YYYYmmddHHMM`)
  return minutes
}

/** Frames at equal spacing, newest last; a missing one is a frame of no data. */
function readFrames(inputDir: string, meta: FramesMeta): RateGrid[] {
  const newest = Math.max(...meta.timestamps.map(minutesOf))
  if (!Number.isFinite(newest)) throw new Error('meta.json names no timestamps')
  const byAge = new Map<number, string>()
  for (const timestamp of meta.timestamps) {
    const age = (newest - minutesOf(timestamp)) / meta.timestep_min
    if (Number.isInteger(age)) byAge.set(age, timestamp)
  }
  const frames: RateGrid[] = []
  for (let age = Math.max(...byAge.keys()); age >= 0; age--) {
    const timestamp = byAge.get(age)
    const { rows, cols, pixel_m = 1000 } = meta
    frames.push(
      timestamp === undefined
        ? { rows, cols, cellKm: pixel_m / 1000, rateMmh: new Float32Array(rows * cols).fill(Number.NaN) }
        : readFrame(join(inputDir, `${timestamp}.f32`), meta),
    )
  }
  return frames
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { method: { type: 'string' } },
  })
  const [inputDir, outputDir] = positionals
  const method = methods.find((known) => known === (values.method ?? 'scale-cascade'))
  if (!inputDir || !outputDir || !method) {
    throw new Error(`usage: nowcast INPUT_DIR OUTPUT_DIR [--method ${methods.join('|')}]`)
  }
  if (endianness() !== 'LE') throw new Error('frames are little-endian; this machine is not')
  const meta: FramesMeta = JSON.parse(await readFile(join(inputDir, 'meta.json'), 'utf8'))
  const frames = readFrames(inputDir, meta)
  await mkdir(outputDir, { recursive: true })
  const run = startNowcast(frames, {
    stepMinutes: meta.timestep_min,
    leadSteps: meta.n_leads,
    method,
    now: () => performance.now(),
  })
  for (const { leadMinutes, rateMmh, probability } of run.steps) {
    const lead = String(leadMinutes).padStart(3, '0')
    const write = (name: string, field: Float32Array) => writeFile(join(outputDir, `${name}.f32`), field)
    await write(lead, rateMmh)
    for (const [threshold, field] of Object.entries(probability))
      await write(`prob_${threshold}_${lead}`, field)
  }
  const timing = { motion_s: run.timing.motionSeconds, frames_s: run.timing.framesSeconds }
  await writeFile(join(outputDir, 'timing.json'), JSON.stringify(timing))
}

main().catch((error: unknown) => {
  console.error(`nowcast: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})
