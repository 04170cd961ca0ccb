import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Coordinates } from '../../../domain/place/coordinates.ts'
import type { HailCell } from '../../../domain/rain/hail.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import type { StrongCell } from '../../../domain/rain/strong-cell.ts'
import { sumPeriods } from '../../../domain/rain/sum-periods.ts'
import { maximumAgeMs, radarShownForMs } from '../../../domain/staleness.ts'
import { localDate, startOfLocalDay, swissTime } from '../../../domain/time/local-time.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { Clock, Log } from '../../../ports/platform.ts'
import type { SharedWork } from '../../../ports/storage.ts'
import type { PackedHourAhead } from '../hour-ahead.ts'
import { productCell, productPosition } from '../product-grid.ts'
import type { Air, RunRadar } from '../radar-parts.ts'
import type { GetRadarRain } from './get-rain.ts'
import type { createPictureStore } from './picture-store.ts'
import { hashInUrl, pictureUrl, type RadarManifest, radarManifest } from './radar-manifest.ts'
import { createRadarRuns, type LatestRadar, type RadarRuns } from './radar-runs.ts'
import type { RadarSequence } from './radar-sequence.ts'
import { measuredAbroad, placeRain } from './rain-at-place.ts'
import { type RainSample, rainSamples } from './rain-samples.ts'
import { type RainSoon, rainSoon } from './rain-soon.ts'
import { fallenSince, type SumPeriod, sumPicture, sumsAt } from './rain-sums.ts'
import { strongCells } from './strong-cells.ts'

/** Sums of the last 1, 3, 6 and 24 and the next 1 and 2 hours as maps (steps of the sum ramp on the manifest's grid). */
export type RainSums = (SumPeriod & { url: string })[]
/** The same at one place; `mm` is null where the radars do not see. */
export type PlaceSums = (SumPeriod & { mm: number | null })[]

export type Radar = Omit<RadarRuns, 'latest'> & {
  getRain: GetRadarRain
  /** For what watches thousands of places. */
  getRainSoon(): Promise<Outcome<RainSoon>>
  /** Pictures that are no longer current are there too, for some hours, without a forecast. */
  getManifest(): Promise<Outcome<RadarManifest>>
  /** For monitoring: the time of the newest frame, however old. */
  getNewest(): Promise<Outcome<{ nowAt: number }>>
  /** A PNG of the manifest or of the totals; null if unknown or evicted. */
  getPicture(hash: string): Promise<Uint8Array | null>
  /** By its address in the manifest. */
  getPictureAt(url: string): Promise<Uint8Array | null>
  getRainSums(): Promise<Outcome<RainSums>>
  getPlaceSums(coordinates: Coordinates): Promise<Outcome<PlaceSums>>
  /** Where hail is likely; no data out of season. */
  getHail(): Promise<Outcome<{ cells: readonly HailCell[] }>>
  /** The newest satellite picture. */
  getClouds(): Promise<Outcome<{ at: number }>>
  /** Wet or dry at some sites, measured and predicted, at multiples of `everyMs`; null before the first frame. */
  sampleRain(
    sites: readonly Coordinates[],
    everyMs: number,
  ): Promise<{ nowAt: number; samples: RainSample[] } | null>
  /** Whether the place lies on the radar's map at all. */
  covers(coordinates: Coordinates): boolean
}

/**
 * Answers from the latest sequence in memory: requests fetch and compute nothing. Whatever speaks of "now", of the last
 * hour or the next two, has no data once the newest frame is too old for it.
 */
export function createRadar(options: {
  runOnce: RunRadar
  /** The values that distinguish rain from snow at this moment. */
  air: () => Promise<Air>
  ahead: () => readonly PackedHourAhead[]
  /** With several processes: one runs for all. */
  shared?: () => SharedWork
  /** Outlives it: a page may still name a picture of what was stopped. */
  pictures: ReturnType<typeof createPictureStore>
  clock: Clock
  log: Log
}): Radar {
  const { clock, pictures } = options
  const { latest, ...runs } = createRadarRuns({
    ...options,
    onSequence: ({ frames, outer, clouds, snow }) =>
      pictures.keep([...frames, ...(outer?.frames ?? []), ...clouds, ...snow].map(({ picture }) => picture)),
  })
  const sums = new WeakMap<RadarSequence, Promise<RainSums>>()
  const soon = new WeakMap<RadarSequence, Promise<RainSoon>>()
  const cells = new WeakMap<RadarSequence, StrongCell[]>()

  /** Of what is dated later than now the clock was put back: how old it is, nobody knows. */
  const ageMs = (at: number): number => Math.abs(clock() - at)

  async function reading<T>(
    read: (sequence: RadarSequence, latest: LatestRadar) => T | null,
    longestAgeMs: number = maximumAgeMs.radar,
  ): Promise<Outcome<Awaited<T>>> {
    const known = latest()
    const { sequence, why } = known
    if (!sequence) return { data: null, failures: [why] }
    if (ageMs(sequence.nowAt) > longestAgeMs) return { data: null, failures: [why ?? noData] }
    const data = await read(sequence, known)
    if (data === null) return { data: null, failures: [noData] }
    return {
      data,
      source: sequence.source,
      observedAt: sequence.nowAt,
      fetchedAt: sequence.generatedAt,
      isStale: ageMs(sequence.nowAt) > maximumAgeMs.radar,
      failures: why ? [why] : [],
    }
  }

  /** Of another source than the map, at its own time. */
  async function rainAbroad(coordinates: Coordinates): Promise<Outcome<PlaceRain>> {
    const { sequence, why } = latest()
    const data = sequence && measuredAbroad(sequence, coordinates)
    if (!sequence?.outer || !data || ageMs(data.nowAt) > maximumAgeMs.radar)
      return { data: null, failures: [sequence ? noData : (why ?? noData)] }
    return {
      data,
      source: sequence.outer.source,
      observedAt: data.nowAt,
      fetchedAt: sequence.generatedAt,
      isStale: false,
      failures: [],
    }
  }

  /** Some milliseconds, once for a sequence. */
  function cellsOf(sequence: RadarSequence): StrongCell[] {
    const { frames, nowAt, motion } = sequence
    const codes = frames.find(({ at }) => at === nowAt)?.codes
    const known = cells.get(sequence) ?? (codes && motion ? strongCells(codes, motion) : [])
    cells.set(sequence, known)
    return known
  }

  /** Some 20 ms each: yields to other requests in between. */
  async function makeSums(sequence: RadarSequence, { older }: LatestRadar): Promise<RainSums> {
    const maps: RainSums = []
    for (const period of sumPeriods) {
      await nextTurn()
      const { picture, ...rest } = sumPicture(sequence, older, period)
      pictures.keep([picture])
      maps.push({ ...rest, url: pictureUrl(picture.hash) })
    }
    return maps
  }

  return {
    ...runs,
    getRain: (coordinates) =>
      productCell(coordinates) === null
        ? rainAbroad(coordinates)
        : reading((sequence, { older }) => {
            const rain = placeRain(sequence, coordinates)
            const midnight = startOfLocalDay(localDate(clock(), swissTime), swissTime)
            return rain && { ...rain, fallenTodayMm: fallenSince(sequence, older, coordinates, midnight) }
          }),
    getRainSoon: () =>
      reading((sequence) => {
        const known = soon.get(sequence) ?? rainSoon(sequence)
        soon.set(sequence, known)
        return known
      }),
    getManifest: () =>
      reading(
        (sequence, known) => radarManifest(sequence, { ...known, cells: cellsOf(sequence) }, clock()),
        radarShownForMs,
      ),
    getNewest: () => reading(({ nowAt }) => ({ nowAt }), Number.POSITIVE_INFINITY),
    getPicture: (hash) => pictures.get(hash),
    getPictureAt: (url) => pictures.get(hashInUrl(url)),
    getRainSums: () =>
      reading((sequence, known) => {
        const maps = sums.get(sequence) ?? makeSums(sequence, known)
        sums.set(sequence, maps)
        return maps
      }),
    getPlaceSums: (coordinates) => reading((sequence, { older }) => sumsAt(sequence, older, coordinates)),
    async getHail() {
      const { sequence } = latest()
      const hail = sequence?.hail
      if (!hail || ageMs(hail.at) > maximumAgeMs.radar)
        return { data: null, failures: [sequence?.failures.hail ?? noData] }
      return {
        data: { cells: hail.cells },
        source: hail.source,
        observedAt: hail.at,
        fetchedAt: sequence.generatedAt,
        isStale: false,
        failures: [],
      }
    },
    async getClouds() {
      const { sequence, why } = latest()
      if (!sequence) return { data: null, failures: [why] }
      const newest = sequence.clouds.at(-1)
      const failure = sequence.failures.clouds
      if (!newest) return { data: null, failures: [failure ?? noData] }
      return {
        data: { at: newest.at },
        source: newest.source,
        observedAt: newest.at,
        fetchedAt: sequence.generatedAt,
        isStale: ageMs(newest.at) > maximumAgeMs.clouds,
        failures: failure ? [failure] : [],
      }
    },
    async sampleRain(sites, everyMs) {
      const { sequence } = latest()
      return sequence && rainSamples(sequence, sites, everyMs)
    },
    covers: (coordinates) => productPosition(coordinates) !== null,
  }
}

const noData = { provider: 'radar', kind: 'no-data' } as const
