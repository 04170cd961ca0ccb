import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createAtmosphere } from '../../src/demo/atmosphere.ts'
import { swissRadarGrid } from '../../src/demo/meteoswiss-wire.ts'
import { minuteMs } from '../../src/domain/time/durations.ts'
import type { RateGrid } from '../../src/nowcast/grid.ts'

/** A stretch of rain, all of it known: forecasts start at some of its frames and are compared with what came. */
export type RadarEvent = {
  name: string
  frames: RateGrid[]
  /** Indices of the frames that forecasts start at. */
  starts: number[]
  stepMinutes: number
  leadSteps: number
  /** 1 where every frame knows the rain. */
  mask: Uint8Array
}

type Meta = {
  rows: number
  cols: number
  pixel_m: number
  timestamps: string[]
  timestep_min: number
  n_leads: number
  start_indices: number[]
}

/** Every folder of `directory` with a meta.json and its frames, `<timestamp>.f32` or the same gzipped. */
export function* eventsIn(directory: string): Generator<RadarEvent> {
  for (const name of readdirSync(directory).sort()) {
    const files = readdirSync(join(directory, name))
    if (!files.includes('meta.json')) continue
    const meta: Meta = JSON.parse(readFileSync(join(directory, name, 'meta.json'), 'utf8'))
    const { rows, cols } = meta
    const frames = meta.timestamps.map((timestamp) => {
      const isPacked = files.includes(`${timestamp}.f32.gz`)
      const bytes = readFileSync(join(directory, name, `${timestamp}.f32${isPacked ? '.gz' : ''}`))
      const rateMmh = new Float32Array(rows * cols)
      new Uint8Array(rateMmh.buffer).set(isPacked ? gunzipSync(bytes) : bytes)
      return { rows, cols, cellKm: meta.pixel_m / 1000, rateMmh }
    })
    yield eventOf(name, frames, meta.start_indices, meta.timestep_min, meta.n_leads)
  }
}

const demoSeed = 4711
/** A front at 62 km/h, showers, and storm cells that grow over the mountains. */
const demoBeginnings = {
  'demo-front': '2025-08-13T11:00Z',
  'demo-showers': '2025-04-24T14:00Z',
  'demo-cells': '2025-07-29T14:30Z',
}

export function* demoEvents(): Generator<RadarEvent> {
  const atmosphere = createAtmosphere(demoSeed)
  const { rows, cols, cellKm } = swissRadarGrid
  for (const [name, beginning] of Object.entries(demoBeginnings)) {
    const frames = Array.from({ length: 40 }, (_, step) => ({
      rows,
      cols,
      cellKm,
      rateMmh: atmosphere.rateGrid(swissRadarGrid, Date.parse(beginning) + 5 * step * minuteMs),
    }))
    yield eventOf(name, frames, [12, 15], 5, 24)
  }
}

function eventOf(
  name: string,
  frames: RateGrid[],
  starts: number[],
  stepMinutes: number,
  leadSteps: number,
): RadarEvent {
  const mask = new Uint8Array(frames[0]!.rateMmh.length).fill(1)
  for (const { rateMmh } of frames) {
    for (let i = 0; i < mask.length; i++) if (Number.isNaN(rateMmh[i])) mask[i] = 0
  }
  return { name, frames, starts, stepMinutes, leadSteps, mask }
}
