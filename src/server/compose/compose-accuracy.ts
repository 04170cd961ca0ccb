import { createPastForecasts, type WorldDays } from '../../demo/past-forecasts.ts'
import { localDate, swissTime } from '../../domain/time/local-time.ts'
import type { Station } from '../../ports/local-forecasts.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { type Accuracy, createAccuracy } from '../../services/accuracy/create-accuracy.ts'
import { normalCodes } from '../../services/accuracy/normal-stations.ts'
import { queuedDays } from '../../services/accuracy/queue-forecasts.ts'
import { createStationForecasts } from '../../services/accuracy/station-forecasts.ts'
import type { CallBudget } from '../../services/call-budget.ts'
import type { Radar } from '../../services/radar/create-radar.ts'
import type { WeatherKey } from '../../services/weather-key.ts'
import { usesOpenData, type WeatherSources } from '../../services/weather-sources.ts'
import { createAccuracyStore } from '../../storage/accuracy/create-accuracy-store.ts'
import { openDatabase } from '../../storage/database/open-database.ts'
import { metNorwayFacts, readForecast } from '../../upstreams/met-norway/index.ts'
import type { Config } from '../config.ts'
import { createPastNowcasts } from '../process/past-nowcast-process.ts'
import type { composeLocalWeather } from './compose-local-weather.ts'
import type { Storage } from './open-storage.ts'

/** Figures of the demo world live in memory only: its clock may start anywhere, and they are never taken for real. */
export function composeAccuracy(options: {
  config: Pick<Config, 'demoSeed' | 'childEnvironment' | 'billedCalls' | 'sourcePatienceMs'>
  storage: Storage
  localWeather: Pick<ReturnType<typeof composeLocalWeather>, 'forecasts' | 'measurements'>
  radar: Pick<Radar, 'sampleRain'>
  weather: WeatherSources
  budget: CallBudget
  weatherKey: WeatherKey
  holder: string
  clock: Clock
  log: Log
}): Accuracy {
  const { storage, localWeather, clock, log } = options
  const memory = openDatabase({ kind: 'sqlite', path: ':memory:' }, log)
  const { live, demo } = localWeather.measurements
  const local = localWeather.forecasts.live.source
  const openWeather = options.weather.openWeather.facts
  const accuracy = createAccuracy({
    patienceMs: options.config.sourcePatienceMs,
    worlds: {
      live: {
        store: createAccuracyStore(storage.database),
        forecasts: localWeather.forecasts.live.source,
        measurements: live.source,
        past: null,
      },
      demo: {
        store: createAccuracyStore(memory),
        forecasts: localWeather.forecasts.demo.source,
        measurements: demo.source,
        past: demo.isDemo
          ? {
              days: createPastForecasts(options.config.demoSeed, worldDaysOf),
              nowcasts: createPastNowcasts(options.config),
            }
          : null,
      },
    },
    fetched: createStationForecasts({
      sources: options.weather,
      weatherKey: options.weatherKey,
      budget: options.budget,
      cache: storage.cache,
      perDay: options.config.billedCalls.perDay,
    }),
    rain: options.radar.sampleRain,
    forecasters: [local.facts, metNorwayFacts, openWeather],
    async inUse() {
      const set = await options.weatherKey.current()
      if (set && usesOpenData(set, options.weather.demoUses))
        return { mode: set.mode, forecasterId: local.facts.id }
      return set?.kind === 'openweather' ? { mode: set.mode, forecasterId: openWeather.id } : null
    },
    holder: options.holder,
    clock,
    log,
  })
  return {
    ...accuracy,
    async stop() {
      await accuracy.stop()
      await memory.close()
    },
  }
}

/** What MET Norway said each morning, where the site would have requested it. */
function worldDaysOf({ id }: Station): WorldDays {
  if (!normalCodes.has(id)) return null
  return (station, body, runMs) => {
    const context = { coordinates: station.coordinates, timeZone: swissTime, now: runMs }
    const daily = readForecast(body, context)?.daily ?? []
    return queuedDays(metNorwayFacts.id, station, localDate(runMs, swissTime), daily)
  }
}
