import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { RateGrid } from '../../src/nowcast/grid.ts'

/** meta.json beside the frames: timestamps YYYYmmddHHMM, ascending. */
export type FramesMeta = {
  rows: number
  cols: number
  pixel_m?: number
  timestamps: string[]
  timestep_min: number
  n_leads: number
}

/** A frame of float32, little-endian, as it is or gzipped. */
export function readFrame(path: string, { rows, cols, pixel_m = 1000 }: FramesMeta): RateGrid {
  const file = readFileSync(path)
  const bytes = path.endsWith('.gz') ? gunzipSync(file) : file
  if (bytes.byteLength !== 4 * rows * cols) {
    throw new Error(`${path}: ${bytes.byteLength / 4} values, expected ${rows} × ${cols}`)
  }
  const rateMmh = new Float32Array(rows * cols)
  new Uint8Array(rateMmh.buffer).set(bytes)
  return { rows, cols, cellKm: pixel_m / 1000, rateMmh }
}
