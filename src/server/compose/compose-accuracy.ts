import { createDemoScorecard } from '../../demo/scorecard.ts'
import type { LocalForecasts, Measurements } from '../../ports/local-forecasts.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import {
  type Accuracy,
  type AccuracySource,
  createAccuracy,
} from '../../services/accuracy/create-accuracy.ts'
import { createKeepAccuracy, type KeepAccuracy } from '../../services/accuracy/keep-accuracy.ts'
import { createStationForecasts } from '../../services/accuracy/station-forecasts.ts'
import { nowcastSource, referenceSource } from '../../services/accuracy/verify.ts'
import type { CallBudget } from '../../services/call-budget.ts'
import type { ByMode } from '../../services/modes.ts'
import type { Radar } from '../../services/radar/create-radar.ts'
import type { WeatherKey } from '../../services/weather-key.ts'
import { usesOpenData, type WeatherSources } from '../../services/weather-sources.ts'
import { createAccuracyStore } from '../../storage/accuracy/create-accuracy-store.ts'
import { metNorwayFacts } from '../../upstreams/met-norway/index.ts'
import type { Config } from '../config.ts'
import type { Storage } from './open-storage.ts'

/** Real sources are verified; of the demo world nothing is, its figures are a table. */
export function composeAccuracy(options: {
  config: Pick<Config, 'billedCalls' | 'sourcePatienceMs'>
  storage: Storage
  localWeather: { forecasts: ByMode<LocalForecasts>; measurements: ByMode<Measurements> }
  radar: Pick<Radar, 'sampleRain'>
  weather: WeatherSources
  budget: CallBudget
  weatherKey: WeatherKey
  holder: string
  clock: Clock
  log: Log
}): { accuracy: Accuracy; keepAccuracy: KeepAccuracy } {
  const { config, storage, localWeather, clock, log } = options
  const store = createAccuracyStore(storage.database)
  const measurements = localWeather.measurements.live.source
  const demoMeasurements = localWeather.measurements.demo.source
  const local = localWeather.forecasts.live.source
  const openWeather = options.weather.openWeather.facts
  const forecasters = [local.facts, metNorwayFacts, openWeather]
  const demo: AccuracySource = {
    figures: createDemoScorecard({
      sources: {
        forecast: local.facts.id,
        persistence: referenceSource('persistence', local.facts.id),
        climatology: referenceSource('climatology', local.facts.id),
        nowcast: nowcastSource,
        asNow: referenceSource('persistence', nowcastSource),
      },
      stations: demoMeasurements.stations,
      clock,
    }),
    measurements: demoMeasurements,
    // One alone: invented figures rank nobody.
    forecasters: [local.facts],
    isDemo: true,
  }
  const live = (inUse: string): AccuracySource => ({
    figures: store,
    measurements,
    forecasters: forecasters.toSorted((a, b) => Number(b.id === inUse) - Number(a.id === inUse)),
    isDemo: false,
  })

  async function source(): Promise<AccuracySource | null> {
    const key = await options.weatherKey.current()
    if (key && usesOpenData(key, options.weather.demoUses))
      return key.mode === 'demo' ? demo : live(local.facts.id)
    return key?.kind === 'openweather' ? live(openWeather.id) : null
  }

  return {
    accuracy: createAccuracy({ source, patienceMs: config.sourcePatienceMs, clock, log }),
    keepAccuracy: createKeepAccuracy({
      store,
      forecasts: local,
      measurements,
      fetched: createStationForecasts({
        sources: options.weather,
        weatherKey: options.weatherKey,
        budget: options.budget,
        cache: storage.cache,
        perDay: config.billedCalls.perDay,
      }),
      rain: options.radar.sampleRain,
      isWanted: async () => (await source())?.isDemo === false,
      forecasters: forecasters.map(({ id }) => id),
      holder: options.holder,
      clock,
      log,
    }),
  }
}
