import type { RadarFrame } from '../../domain/rain/radar.ts'
import type { CloudSource, RadarFrameRef, RadarSource, SnowSource } from '../../ports/sources.ts'
import type { SourceOptions } from '../http/source-client.ts'
import { createRainviewerClient, type RainviewerClient } from './client.ts'
import { facts, provider } from './facts.ts'
import { readCloudTile, readCoverageTile, readRadarTile } from './map.ts'
import { createMosaic, layTile, type Mosaic, type TileAddress } from './mosaic.ts'

/** Radar pictures turned back into rain rates; clouds as long as the provider lists any. */
export function createRainviewer(options: SourceOptions): {
  radar: RadarSource
  snow: SnowSource
  clouds: CloudSource
} {
  const client = createRainviewerClient(options)
  const mosaic = createMosaic()
  const cells = mosaic.grid.rows * mosaic.grid.cols
  const coverage = createCoverage(client, mosaic, options)

  async function fetchFrame({ at, ref }: RadarFrameRef): Promise<RadarFrame> {
    const rateMmh = new Float32Array(cells)
    const snow = new Uint8Array(cells)
    // Scheme 2 is Universal Blue; 0_1 is unsmoothed, with snow in its own colours.
    await client.fetchTiles({ ref, style: '2/0_1', mosaic }, (rgba, tile) => {
      const read = readRadarTile(rgba)
      layTile(mosaic, tile, read.rateMmh, rateMmh)
      layTile(mosaic, tile, read.snow, snow)
    })
    return { at, grid: mosaic.grid, rateMmh, snow }
  }

  return {
    radar: {
      facts,
      stepMinutes: 10,
      listFrames: client.listRadar,
      async fetchFrame(ref) {
        const [mask, frame] = await Promise.all([coverage.unseen(ref.ref), fetchFrame(ref)])
        mask?.forEach((isUnseen, cell) => {
          if (isUnseen === 1 && frame.rateMmh[cell] === 0) frame.rateMmh[cell] = Number.NaN
        })
        return frame
      },
    },
    snow: { facts, listFrames: client.listRadar, fetchFrame },
    clouds: {
      facts,
      listFrames: client.listClouds,
      async fetchFrame({ at, ref }) {
        const percent = new Uint8Array(cells)
        const lay = (rgba: Uint8Array, tile: TileAddress) =>
          layTile(mosaic, tile, readCloudTile(rgba), percent)
        await client.fetchTiles({ ref, style: '0/0_0', mosaic }, lay)
        return { at, grid: mosaic.grid, percent }
      },
    },
  }
}

/**
 * Where the radars do not see; without it the rain is still the rain. Fetched once, as these sources live as long as a
 * run: one that failed is not asked for again with every frame, and not remembered for the next run.
 */
function createCoverage(client: RainviewerClient, mosaic: Mosaic, { log }: SourceOptions) {
  let fetched: Promise<Uint8Array | null> | null = null
  async function fetchCoverage(ref: string): Promise<Uint8Array | null> {
    const unseen = new Uint8Array(mosaic.grid.rows * mosaic.grid.cols)
    try {
      await client.fetchTiles({ ref: client.coverageRef(ref), style: '0/0_0', mosaic }, (rgba, tile) =>
        layTile(mosaic, tile, readCoverageTile(rgba), unseen),
      )
      return unseen
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      log.warn({ provider, why }, 'radar coverage unknown, taken as complete')
      return null
    }
  }
  return {
    unseen(ref: string): Promise<Uint8Array | null> {
      fetched ??= fetchCoverage(ref)
      return fetched
    },
  }
}
