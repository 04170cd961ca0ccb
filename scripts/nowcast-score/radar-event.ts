import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Atmosphere, createAtmosphere } from '../../src/demo/atmosphere.ts'
import { swissRadarGrid } from '../../src/demo/meteoswiss-wire.ts'
import { minuteMs } from '../../src/domain/time/durations.ts'
import type { RateGrid } from '../../src/nowcast/grid.ts'
import { type FramesMeta, readFrame } from './radar-frame.ts'

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
  /** Of an invented event: when it begins in which world, whose forecasts are known too. */
  demo?: { beginsAt: number; seed: number; atmosphere: Atmosphere }
}

/** Every folder of `directory` with a meta.json and its frames, `<timestamp>.f32` or the same gzipped. */
export function* eventsIn(directory: string): Generator<RadarEvent> {
  for (const name of readdirSync(directory).sort()) {
    const files = readdirSync(join(directory, name))
    if (!files.includes('meta.json')) continue
    const meta: FramesMeta & { start_indices: number[] } = JSON.parse(
      readFileSync(join(directory, name, 'meta.json'), 'utf8'),
    )
    const frames = meta.timestamps.map((timestamp) => {
      const file = [`${timestamp}.f32.gz`, `${timestamp}.f32`].find((one) => files.includes(one))
      if (!file) throw new Error(`${name}: no frame of ${timestamp}`)
      return readFrame(join(directory, name, file), meta)
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
    const demo = { beginsAt: Date.parse(beginning), seed: demoSeed, atmosphere }
    yield { ...eventOf(name, frames, [12, 15], 5, 24), demo }
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
