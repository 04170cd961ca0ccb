import { basename } from 'node:path'
import { createRepeating } from '../../concurrency/repeat.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type { LocalPoint } from '../../ports/local-forecasts.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { createForecastFrames } from '../../services/forecast-frames/forecast-frames.ts'
import { runNameOf } from '../../services/forecast-frames/make-frames.ts'
import { createForecastKeeper } from '../../services/local-weather/keep-forecasts.ts'
import { createLocalWeather } from '../../services/local-weather/local-weather.ts'
import { airAround } from '../../services/radar/air-around.ts'
import type { Air } from '../../services/radar/radar-parts.ts'
import { whileHeld } from '../../storage/database/hold-lease.ts'
import type { Database } from '../../storage/database/open-database.ts'
import { followFrameFile, framePath } from '../../storage/forecast-frames/frame-file.ts'
import type { Config } from '../config.ts'
import { createLocalForecastProcess } from '../jobs/local-forecast-process.ts'
import type { Sources } from './create-sources.ts'

const noPoints: readonly LocalPoint[] = []
/** How often to check whether the stations' next ten minutes are over. */
const stationsEveryMs = 60_000

/**
 * MeteoSwiss' local forecasts and measurements, in each world from files of their own in the data folder: nothing
 * invented is ever shown as measured.
 */
export function composeLocalWeather(options: {
  config: Config
  files: Sources['localForecasts']
  measurements: Sources['stations']
  /** Whether the files are those of the demo world. */
  isDemo: boolean
  postcodesOf: Gazetteer['postcodesOf']
  /** Whether they are kept: the weather comes from them, or the map does. */
  isWanted: () => Promise<boolean>
  /** Whether stations are read: other services' forecasts are verified by them too. */
  isMeasured: () => Promise<boolean>
  /** Of the processes that share the data folder. */
  leases: Pick<Database, 'change' | 'now'>
  /** This process among them. */
  holder: string
  clock: Clock
  log: Log
  userAgent: string
}) {
  const { config, files, measurements, isDemo, postcodesOf, leases, holder, clock, log, userAgent } = options
  const { path } = files
  const fetchRun = createLocalForecastProcess({ config, clock, userAgent })
  const frameFiles = followFrameFile(framePath(path), clock)
  /** null as well where its frames have not been made, by a process that was killed or of another version. */
  function runAt(): number | null {
    const hours = files.hours()
    return hours && frameFiles()[0]?.facts.run === runNameOf(hours) ? hours.runAt : null
  }
  const keeper = createForecastKeeper({
    isWanted: options.isWanted,
    runAt,
    fetch: (signal) => fetchRun({ isDemo, path }, signal),
    ended: files.fetchEnded,
    whileHeld: (work) => whileHeld(leases, { name: `forecasts:${basename(path)}`, holder }, work),
    everyMs: config.localForecastsEveryMs,
    clock,
    log,
  })

  async function measure(): Promise<void> {
    if (await options.isMeasured()) await measurements.refresh()
  }
  const measuring = createRepeating(
    () => measure().catch((error) => log.error({ error: String(error) }, 'stations failed')),
    stationsEveryMs,
  )

  return {
    weather: createLocalWeather({ forecasts: files, measurements, postcodesOf, clock }),
    frames: createForecastFrames({
      files: frameFiles,
      forecasts: files,
      postcodesOf,
      isWanted: options.isWanted,
      clock,
    }),
    /** Around now, to distinguish rain from snow. */
    async air(): Promise<Air> {
      const run = files.hours()
      const provider = files.facts.id
      if (!(await options.isWanted())) return { failure: { provider, kind: 'no-data' } }
      if (!run) return { failure: { provider, kind: files.status().failure ?? 'pending' } }
      return { hours: airAround(run, measurements.current(), clock()) }
    },
    /** As a failure: nothing yet, and no fetch has failed. */
    pending(): Failure | null {
      const isPending = files.current() === null && files.status().failure === null
      return isPending ? { provider: files.facts.id, kind: 'pending' } : null
    },
    /** Of the newest run; empty before the first one. */
    points: () => files.current()?.points ?? noPoints,
    start() {
      keeper.start()
      measuring.start()
    },
    /** The key changed. */
    wake() {
      keeper.wake()
      measuring.wake()
    },
    async stop() {
      await Promise.all([keeper.stop(), measuring.stop()])
    },
  }
}
