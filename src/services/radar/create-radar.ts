import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Failure } from '../../domain/failure.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { HailCell } from '../../domain/rain/hail.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import { maximumAgeMs } from '../../domain/weather/staleness.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { SharedBytes, SharedWork } from '../../ports/storage.ts'
import type { GetRadarRain } from '../get-rain.ts'
import type { Mode } from '../modes.ts'
import type { WeatherKey } from '../weather-key.ts'
import { createPictureStore } from './picture-store.ts'
import { productPosition } from './product-grid.ts'
import { hashInUrl, pictureUrl, type RadarManifest, radarManifest } from './radar-manifest.ts'
import { isReplacedBy, radarPartName } from './radar-part-name.ts'
import type { RadarPart, RunRadar } from './radar-parts.ts'
import type { RadarSequence } from './radar-sequence.ts'
import { createRadarState } from './radar-state.ts'
import { createRadarTimetable } from './radar-timetable.ts'
import { placeRain } from './rain-at-place.ts'
import { type RainSample, rainSamples } from './rain-samples.ts'
import { fallenSince, type SumPeriod, sumPeriods, sumPicture, sumsAt } from './rain-sums.ts'

/** Sums of the last 1, 3, 6 and 24 and the next 1 and 2 hours as maps (steps of the sum ramp on the manifest's grid). */
export type RainSums = (SumPeriod & { url: string })[]
/** The same at one place; `mm` is null where the radars do not see. */
export type PlaceSums = (SumPeriod & { mm: number | null })[]

export type Radar = {
  getRain: GetRadarRain
  getManifest(): Promise<Outcome<RadarManifest>>
  /** A PNG of the manifest or of the totals; null if unknown or evicted. */
  getPicture(hash: string): Promise<Uint8Array | null>
  /** By its address in the manifest. */
  getPictureAt(url: string): Promise<Uint8Array | null>
  getRainSums(): Promise<Outcome<RainSums>>
  getPlaceSums(coordinates: Coordinates): Promise<Outcome<PlaceSums>>
  /** Restarts at once if the key selects another mode. */
  followKey(): Promise<void>
  /** Millimetres at a place since an instant; no data where the radars did not see nearly all of it. */
  getFallen(coordinates: Coordinates, startAt: number): Promise<Outcome<number>>
  /** Where hail is likely; no data out of season. */
  getHail(): Promise<Outcome<{ cells: readonly HailCell[] }>>
  /** Wet or dry at some sites, measured and predicted, at multiples of `everyMs`; null before the first frame. */
  sampleRain(
    sites: readonly Coordinates[],
    everyMs: number,
  ): Promise<{ nowAt: number; samples: RainSample[] } | null>
  /** Whether the place lies on the radar's map at all. */
  covers(coordinates: Coordinates): boolean
  /** One run of the pipeline now; resolves when it has ended, well or not. */
  refresh(): Promise<void>
  /** Runs whenever a new frame is due, until stopped. */
  start(): void
  stop(): void
}

/**
 * Keeps the latest sequence in memory and serves from it; requests fetch and compute nothing. `runs` does the work in
 * another process: a run that fails, hangs or is late leaves the last sequence in place.
 */
export function createRadar(options: {
  runs: (mode: Mode) => RunRadar
  weatherKey: WeatherKey
  /** With several processes: one runs for all. */
  shared?: { work: SharedWork; pictures: SharedBytes }
  clock: Clock
  log: Log
}): Radar {
  const { clock, log } = options
  const pictures = createPictureStore(clock, options.shared?.pictures)
  let timetable = createRadarTimetable(clock)
  let mode: Mode | null = null
  let state = createRadarState()
  let sequence: RadarSequence | null = null
  let sums: { of: RadarSequence; maps: Promise<RainSums> } | null = null
  let running: { done: Promise<void>; abort: AbortController } | null = null
  let timer: NodeJS.Timeout | null = null
  let isStarted = false
  /** Whether a run of this mode has ended: before that nothing has failed, it is only not there yet. */
  let hasRun = false

  function publish(): void {
    const next = state.publish(clock())
    if (!next) return
    if (next.nowAt !== sequence?.nowAt) timetable.saw(next.nowAt, next.stepMinutes)
    sequence = next
    const { frames, clouds, snow } = next
    pictures.keep([...frames, ...clouds, ...(snow ? [snow] : [])].map(({ picture }) => picture))
  }

  async function run(ofMode: Mode, signal: AbortSignal): Promise<void> {
    const current = state
    const startedAt = clock()
    const onPart = (part: RadarPart): void => {
      if (signal.aborted) return
      current.add(part)
      // A nowcast is shown together with the frame it starts from; before the first, frames are shown as they come.
      // Hourly totals come last and take long: the parts before them are published without waiting.
      const isDue = part.kind === 'nowcast' || part.kind === 'hour'
      if (isDue || (part.kind === 'measured' && !sequence?.motion)) publish()
    }
    try {
      current.startRun()
      const turn = await options.shared?.work.begin(`radar:${ofMode}`, signal, (part) =>
        onPart(part as RadarPart),
      )
      if (turn !== null) {
        const pass = (part: RadarPart): void => {
          const name = radarPartName(part, clock())
          turn?.share(name, part)
          turn?.drop(isReplacedBy(name))
          onPart(part)
        }
        await options
          .runs(ofMode)(current.request(), pass, signal)
          .finally(() => turn?.end())
      }
      log.debug({ mode: ofMode, ms: clock() - startedAt }, 'radar run ended')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ mode: ofMode, ms: clock() - startedAt, reason }, 'radar run failed, the last one stays')
    }
    if (!signal.aborted) publish()
  }

  function refresh(): Promise<void> {
    if (running && !running.abort.signal.aborted) return running.done
    // An aborted run must end first: two at once would fetch everything twice.
    const before = running?.done
    const abort = new AbortController()
    const done = (async () => {
      await before
      await readKey()
      if (!abort.signal.aborted) await run(mode ?? 'live', abort.signal)
    })().finally(() => {
      hasRun = true
      if (running?.done === done) running = null
    })
    running = { done, abort }
    return done
  }

  /** Clears everything if the key selects another mode; true if it does. */
  async function readKey(): Promise<boolean> {
    const wanted = (await options.weatherKey.current())?.mode ?? 'live'
    if (wanted === mode) return false
    const isSwitch = mode !== null
    mode = wanted
    if (!isSwitch) return false
    state = createRadarState()
    timetable = createRadarTimetable(clock)
    sequence = null
    sums = null
    hasRun = false
    return true
  }

  async function followKey(): Promise<void> {
    if (!(await readKey())) return
    running?.abort.abort()
    plan(0)
  }

  function plan(delayMs: number): void {
    if (!isStarted) return
    if (timer) clearTimeout(timer)
    const own = setTimeout(async () => {
      await refresh()
      // A key change may have scheduled another run meanwhile.
      if (timer === own) plan(timetable.pauseMs())
    }, delayMs).unref()
    timer = own
  }

  async function reading<T>(read: (sequence: RadarSequence) => T | null): Promise<Outcome<Awaited<T>>> {
    await followKey()
    const current = sequence
    const data = current && (await read(current))
    if (!current || data === null) {
      return { data: null, failures: [current ? { provider: 'radar', kind: 'no-data' } : whyEmpty()] }
    }
    const { source, nowAt, generatedAt, failures, motion } = current
    const failure = failures.radar ?? (motion ? null : unfinished())
    return {
      data,
      source,
      observedAt: nowAt,
      fetchedAt: generatedAt,
      isStale: clock() - nowAt > maximumAgeMs.radar,
      failures: failure ? [failure] : [],
    }
  }

  const unfinished = (): Failure | null =>
    isStarted && !hasRun ? { provider: 'radar', kind: 'pending' } : null

  function whyEmpty(): Failure {
    return unfinished() ?? state.failureOf('radar') ?? { provider: 'radar', kind: 'no-data' }
  }

  /** Some 20 ms each: yields to other requests in between. */
  async function makeSums(of: RadarSequence, { older }: typeof state): Promise<RainSums> {
    const maps: RainSums = []
    for (const period of sumPeriods) {
      await nextTurn()
      const { picture, ...rest } = sumPicture(of, older, period)
      pictures.keep([picture])
      maps.push({ ...rest, url: pictureUrl(picture.hash) })
    }
    return maps
  }

  return {
    getRain: (coordinates) => reading((current) => placeRain(current, coordinates)),
    getManifest: () => reading((current) => radarManifest(current, timetable.nextExpectedAt(), clock())),
    getPicture: (hash) => pictures.get(hash),
    getPictureAt: (url) => pictures.get(hashInUrl(url)),
    getRainSums: () =>
      reading((current) => {
        if (sums?.of !== current) sums = { of: current, maps: makeSums(current, state) }
        return sums.maps
      }),
    getPlaceSums: (coordinates) => reading((current) => sumsAt(current, state.older, coordinates)),
    followKey,
    getFallen: (coordinates, startAt) =>
      reading((current) => fallenSince(current, state.older, coordinates, startAt)),
    async getHail() {
      await followKey()
      const current = sequence
      const hail = current?.hail
      if (!hail || clock() - hail.at > maximumAgeMs.radar)
        return { data: null, failures: [current?.failures.hail ?? { provider: 'radar', kind: 'no-data' }] }
      return {
        data: { cells: hail.cells },
        source: hail.source,
        observedAt: hail.at,
        fetchedAt: current.generatedAt,
        isStale: false,
        failures: [],
      }
    },
    async sampleRain(sites, everyMs) {
      await followKey()
      return sequence && rainSamples(sequence, sites, everyMs)
    },
    covers: (coordinates) => productPosition(coordinates) !== null,
    refresh,
    start() {
      isStarted = true
      plan(0)
    },
    stop() {
      isStarted = false
      if (timer) clearTimeout(timer)
      running?.abort.abort()
    },
  }
}
