import { hourMs } from '../../domain/time/durations.ts'
import type { CloudSource, ProviderFacts, RadarSource } from '../../ports/sources.ts'
import { createRainviewerClient, provider, type RainviewerClient, type RainviewerOptions } from './client.ts'
import { readCloudTile, readCoverageTile, readRadarTile } from './map.ts'
import { createMosaic, layTile, type Mosaic, type TileAddress } from './mosaic.ts'

export const facts: ProviderFacts = {
  id: provider,
  name: 'RainViewer',
  attribution: 'Weather data by RainViewer',
  licence: 'Free for personal and educational use with attribution',
  url: 'https://www.rainviewer.com',
}

const coverageLifeMs = 6 * hourMs

/** Radar pictures turned back into rain rates; clouds as long as the provider lists any. */
export function createRainviewer(options: RainviewerOptions): { radar: RadarSource; clouds: CloudSource } {
  const client = createRainviewerClient(options)
  const mosaic = createMosaic()
  const cells = mosaic.grid.rows * mosaic.grid.cols
  const coverage = createCoverage(client, mosaic, options)
  return {
    radar: {
      facts,
      stepMinutes: 10,
      listFrames: client.listRadar,
      async fetchFrame({ at, ref }) {
        const rateMmh = new Float32Array(cells)
        const snow = new Uint8Array(cells)
        const unseen = coverage.unseen(ref)
        // Scheme 2 is Universal Blue; 0_1 is unsmoothed, with snow in its own colours.
        const lay = (rgba: Uint8Array, tile: TileAddress) => {
          const read = readRadarTile(rgba)
          layTile(mosaic, tile, read.rateMmh, rateMmh)
          layTile(mosaic, tile, read.snow, snow)
        }
        await client.fetchTiles({ ref, style: '2/0_1', mosaic }, lay)
        const mask = await unseen
        mask?.forEach((isUnseen, cell) => {
          if (isUnseen === 1 && rateMmh[cell] === 0) rateMmh[cell] = Number.NaN
        })
        return { at, grid: mosaic.grid, rateMmh, snow }
      },
    },
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

/** Where the radars do not see. It hardly changes, and without it the rain is still the rain. */
function createCoverage(client: RainviewerClient, mosaic: Mosaic, { clock, log }: RainviewerOptions) {
  let kept: Promise<Uint8Array | null> | null = null
  let keptAt = 0
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
      if (kept === null || clock() - keptAt > coverageLifeMs) {
        kept = fetchCoverage(ref)
        keptAt = clock()
      }
      return kept
    },
  }
}
