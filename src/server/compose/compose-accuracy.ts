import { createDemoAccuracy } from '../../demo/accuracy.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { Cache } from '../../ports/storage.ts'
import {
  type Accuracy,
  type AccuracySource,
  createAccuracy,
} from '../../services/accuracy/create-accuracy.ts'
import { createKeepAccuracy, type KeepAccuracy } from '../../services/accuracy/keep-accuracy.ts'
import { createStationForecasts } from '../../services/accuracy/station-forecasts.ts'
import { nowcastSource, referenceSource } from '../../services/accuracy/verify.ts'
import { plannerSource } from '../../services/accuracy/watch-windows.ts'
import type { CallBudget } from '../../services/operator/call-budget.ts'
import type { WeatherKey } from '../../services/operator/weather-key.ts'
import type { Radar } from '../../services/radar/show/create-radar.ts'
import type { Mode } from '../../services/reading/modes.ts'
import type { WeatherSources } from '../../services/weather/weather-sources.ts'
import { createAccuracyStore } from '../../storage/accuracy/create-accuracy-store.ts'
import type { Config } from '../config.ts'
import type { Sources } from './create-sources.ts'
import type { Storage } from './open-storage.ts'

/** Real sources are verified; of the demo world nothing is, its figures are a table. */
export function composeAccuracy(options: {
  mode: Mode
  config: Pick<Config, 'billedCalls' | 'sourcePatienceMs'>
  database: Storage['database']
  cache: Cache
  sources: Pick<Sources, 'localForecasts' | 'stations'>
  radar: Pick<Radar, 'sampleRain'>
  weather: WeatherSources
  budget: CallBudget
  weatherKey: WeatherKey
  holder: string
  clock: Clock
  log: Log
}): { accuracy: Accuracy; keepAccuracy: KeepAccuracy } {
  const { mode, config, sources, weather, clock, log } = options
  const { localForecasts: local, stations: measurements } = sources
  const store = createAccuracyStore(options.database)
  const forecasters = [local, weather.metNorway, weather.openWeather].map(({ facts }) => facts)
  const demo = (): AccuracySource => ({
    figures: createDemoAccuracy({
      sources: {
        forecast: local.facts.id,
        persistence: referenceSource('persistence', local.facts.id),
        climatology: referenceSource('climatology', local.facts.id),
        nowcast: nowcastSource,
        asNow: referenceSource('persistence', nowcastSource),
        planner: plannerSource,
      },
      stations: measurements.stations,
      clock,
    }),
    measurements,
    // One alone: invented figures rank nobody.
    forecasters: [local.facts],
  })
  const live = (inUse: string): AccuracySource => ({
    figures: store,
    measurements,
    forecasters: forecasters.toSorted((a, b) => Number(b.id === inUse) - Number(a.id === inUse)),
  })

  async function source(): Promise<AccuracySource | null> {
    const key = await options.weatherKey.current()
    if (key === null) return null
    if (mode === 'demo') return weather.usesOpenData(key) ? demo() : null
    return live(weather.usesOpenData(key) ? local.facts.id : weather.openWeather.facts.id)
  }

  return {
    accuracy: createAccuracy({ source, patienceMs: config.sourcePatienceMs, clock, log }),
    keepAccuracy: createKeepAccuracy({
      store,
      forecasts: local,
      measurements,
      fetched: createStationForecasts({
        sources: weather,
        weatherKey: options.weatherKey,
        budget: options.budget,
        cache: options.cache,
        perDay: config.billedCalls.perDay,
      }),
      rain: options.radar.sampleRain,
      isWanted: async () => (await source()) !== null,
      forecasters: forecasters.map(({ id }) => id),
      holder: options.holder,
      clock,
      log,
    }),
  }
}
