import { deflateSync, inflateSync } from 'node:zlib'
import type { RadarGrid } from '../../domain/rain/radar.ts'

/**
 * A measured frame as it is kept for the next nowcasts: codes on the source's own grid, compressed. Most of a frame is
 * dry, and each goes into the process of every run of the next hour.
 */
export type KeptFrame = { at: number; grid: RadarGrid; packed: Uint8Array }

export const keptFrame = (at: number, grid: RadarGrid, codes: Uint8Array): KeptFrame => ({
  at,
  grid,
  packed: deflateSync(codes, { level: 1 }),
})

export const codesOf = ({ packed }: KeptFrame): Uint8Array => inflateSync(packed)
