import { join } from 'node:path'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type { LocalPoint } from '../../ports/local-forecasts.ts'
import type { Clock, Fetch, Log } from '../../ports/platform.ts'
import { createForecastKeeper } from '../../services/local-weather/keep-forecasts.ts'
import { createLocalWeather } from '../../services/local-weather/local-weather.ts'
import type { ByMode, Mode } from '../../services/modes.ts'
import { takeFileLease } from '../../storage/file-lease.ts'
import { createLocalForecasts } from '../../upstreams/meteoswiss-forecast/index.ts'
import { morningPath } from '../../upstreams/meteoswiss-forecast/table-file.ts'
import { createStations } from '../../upstreams/meteoswiss-stations/index.ts'
import { createStationSeries } from '../../upstreams/meteoswiss-stations/series.ts'
import type { Config } from '../config.ts'
import { createLocalForecastProcess } from '../process/local-forecast-process.ts'

const noPoints: readonly LocalPoint[] = []
/** How often to check whether the stations' next ten minutes are over. */
const stationsEveryMs = 60_000

/**
 * MeteoSwiss' local forecasts and measurements, in each mode from files of their own in the data folder: nothing of the
 * demo world is ever shown as measured.
 */
export function composeLocalWeather(options: {
  config: Config
  demoFetch: Fetch
  liveFetch: Fetch
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
  const address = config.upstreams.meteoswiss
  const fetchRun = createLocalForecastProcess({ config, clock, userAgent })

  function ofMode(mode: Mode) {
    // An explicit address takes precedence.
    const isDemo = mode === 'demo' && address === null
    const file = (name: string, extension: string) =>
      join(config.dataDir, `${name}${isDemo ? `-demo-${config.demoSeed}` : ''}.${extension}`)
    const path = file('local-forecasts', 'bin')
    const forecasts = createLocalForecasts({ path, clock, lastFailure: () => keeper.lastFailure(mode) })
    const morning = createLocalForecasts({ path: morningPath(path), clock, lastFailure: () => null })
    const outside = {
      baseUrl: address,
      fetch: isDemo ? options.demoFetch : options.liveFetch,
      clock,
      log,
      userAgent,
    }
    const measurements = createStations({ ...outside, path: file('stations', 'json') })
    const series = createStationSeries(outside)
    const weather = createLocalWeather({ forecasts, measurements, postcodesOf, isDemo, clock })
    return { isDemo, path, forecasts, morning, measurements, series, weather }
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
    fetch: (mode, signal) => fetchRun(modes[mode], signal),
    lease: (mode) => takeFileLease(`${modes[mode].path}.lock`),
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
    series: byMode((mode) => mode.series),
    /** Of the newest run; empty before the first one. */
    points: () => (modes.live.forecasts.current() ?? modes.demo.forecasts.current())?.points ?? noPoints,
    statusOf: (mode: Mode) => ({
      isDemo: modes[mode].isDemo,
      forecasts: { facts: modes[mode].forecasts.facts, ...modes[mode].forecasts.status() },
      stations: { facts: modes[mode].measurements.facts, ...modes[mode].measurements.status() },
    }),
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
      for (const { forecasts, morning } of Object.values(modes)) {
        forecasts.close()
        morning.close()
      }
    },
  }
}
