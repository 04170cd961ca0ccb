import type { RadarGrid } from '../../domain/rain/radar.ts'
import { maximumAgeMs } from '../../domain/staleness.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { CloudSource } from '../../ports/sources.ts'
import { ownBaseUrl } from '../eumetview/facts.ts'
import { layerTimes } from '../eumetview/layer-times.ts'
import { expectOk } from '../http/expect-ok.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'
import { facts, provider } from './facts.ts'
import { readCover } from './read-cover.ts'

/** Infrared at 10.5 µm, by day and night. */
const layer = 'ir105_hrfi'
/** Free are the pictures of full hours; by the narrowest reading of the data policy, once they are an hour old. */
const freeAfterMs = hourMs
/** A picture of our window has some 100 kB. */
const maxBytes = 2 * 1024 * 1024
/** Switzerland's map and a rim, on cells as wide as the satellite's pixels are here. */
const grid: RadarGrid = {
  projection: 'EPSG:3857',
  westM: 556_000,
  northM: 6_192_000,
  cellM: 3000,
  rows: 190,
  cols: 238,
}

/** Clouds as Meteosat sees them, a picture of each full hour. */
export function createSatelliteClouds(options: SourceOptions): CloudSource {
  const client = createSourceClient({ ...options, ownBaseUrl, provider, timeoutMs: 15_000, maxBytes })

  return {
    facts,
    /** By the clock alone: a run that knows them all asks nobody. */
    async listFrames() {
      const now = options.clock()
      const newest = Math.floor((now - freeAfterMs) / hourMs) * hourMs
      const times = [newest - hourMs, newest].filter((at) => now - at <= maximumAgeMs.clouds)
      return times.map((at) => ({ at, ref: new Date(at).toISOString() }))
    },
    async fetchFrame({ at, ref }) {
      const spans = await layerTimes({ client, provider, layer })
      if (!spans.some(({ start, end }) => start <= at && at <= end))
        throw client.refuse('no picture of the hour')
      const { westM, northM, cellM, rows, cols } = grid
      const box = [westM, northM - rows * cellM, westM + cols * cellM, northM].join(',')
      const answer = await client.get(
        `geoserver/wms?service=WMS&version=1.3.0&request=GetMap&layers=mtg_fd:${layer}&styles=` +
          `&crs=EPSG:3857&bbox=${box}&width=${cols}&height=${rows}&format=image/png&transparent=true&time=${ref}`,
      )
      const { contentType, bytes } = expectOk(answer, provider)
      // Faults come as XML with status 200.
      if (!/png/i.test(contentType)) throw client.refuse('no picture of clouds')
      try {
        return { at, grid, percent: readCover(bytes, grid) }
      } catch (error) {
        throw client.refuse(error instanceof Error ? error.message : 'unreadable')
      }
    },
  }
}
