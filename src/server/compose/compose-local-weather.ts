import type { Gazetteer } from '../../ports/gazetteer.ts'
import type { LocalPoint } from '../../ports/local-forecasts.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { createForecastKeeper } from '../../services/local-weather/keep-forecasts.ts'
import { createLocalWeather } from '../../services/local-weather/local-weather.ts'
import type { ByMode, Mode } from '../../services/modes.ts'
import { takeFileLease } from '../../storage/file-lease.ts'
import type { Config } from '../config.ts'
import { createLocalForecastProcess } from '../process/local-forecast-process.ts'
import type { Sources } from './create-sources.ts'

const noPoints: readonly LocalPoint[] = []
/** How often to check whether the stations' next ten minutes are over. */
const stationsEveryMs = 60_000

/**
 * MeteoSwiss' local forecasts and measurements, in each mode from files of their own in the data folder: nothing of the
 * demo world is ever shown as measured.
 */
export function composeLocalWeather(options: {
  config: Config
  forecasts: ByMode<Sources['localForecasts']>
  measurements: ByMode<Sources['stations']>
  postcodesOf: Gazetteer['postcodesOf']
  /** null while open data is not in use. */
  wanted: () => Promise<Mode | null>
  /** Whose stations are read: other services' forecasts are verified by them too. */
  measured: () => Promise<Mode | null>
  clock: Clock
  log: Log
  userAgent: string
}) {
  const { config, postcodesOf, clock, log, userAgent } = options
  const fetchRun = createLocalForecastProcess({ config, clock, userAgent })

  function ofMode(mode: Mode) {
    const { source: files, isDemo } = options.forecasts[mode]
    const measurements = options.measurements[mode].source
    const weather = createLocalWeather({ forecasts: files.newest, measurements, postcodesOf, isDemo, clock })
    return { isDemo, files, forecasts: files.newest, morning: files.morning, measurements, weather }
  }

  const modes = { live: ofMode('live'), demo: ofMode('demo') }
  function byMode<T>(sourceOf: (mode: ReturnType<typeof ofMode>) => T): ByMode<T> {
    const { live, demo } = modes
    return {
      live: { source: sourceOf(live), isDemo: live.isDemo },
      demo: { source: sourceOf(demo), isDemo: demo.isDemo },
    }
  }
  const keeper = createForecastKeeper({
    wanted: options.wanted,
    runAt: (mode) => modes[mode].forecasts.status().observedAt,
    fetch: (mode, signal) => fetchRun({ isDemo: modes[mode].isDemo, path: modes[mode].files.path }, signal),
    ended: (mode, why) => modes[mode].files.fetchEnded(why),
    lease: (mode) => takeFileLease(`${modes[mode].files.path}.lock`),
    everyMs: config.localForecastsEveryMs,
    clock,
    log,
  })
  let timer: NodeJS.Timeout | null = null

  async function measure(): Promise<void> {
    const mode = await options.measured()
    if (mode !== null) await modes[mode].measurements.refresh()
  }
  const measureQuietly = () =>
    void measure().catch((error) => log.error({ error: String(error) }, 'stations failed'))

  return {
    weather: { live: modes.live.weather, demo: modes.demo.weather },
    mornings: { live: modes.live.morning, demo: modes.demo.morning },
    forecasts: byMode((mode) => mode.forecasts),
    measurements: byMode((mode) => mode.measurements),
    /** Of the newest run; empty before the first one. */
    points: () => (modes.live.forecasts.current() ?? modes.demo.forecasts.current())?.points ?? noPoints,
    start() {
      keeper.start()
      measureQuietly()
      timer = setInterval(measureQuietly, stationsEveryMs).unref()
    },
    /** The key changed. */
    wake() {
      keeper.wake()
      measureQuietly()
    },
    stop() {
      keeper.stop()
      if (timer) clearInterval(timer)
    },
  }
}
