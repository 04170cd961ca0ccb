import { createPastForecasts } from '../../demo/past-forecasts.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { type Accuracy, createAccuracy } from '../../services/accuracy/create-accuracy.ts'
import type { Radar } from '../../services/radar/create-radar.ts'
import { createAccuracyStore } from '../../storage/accuracy/create-accuracy-store.ts'
import { openDatabase } from '../../storage/keys/open-database.ts'
import type { Config } from '../config.ts'
import { createPastNowcasts } from '../process/past-nowcast-process.ts'
import type { composeLocalWeather } from './compose-local-weather.ts'
import type { Storage } from './open-storage.ts'

/** Figures of the demo world live in memory only: its clock may start anywhere, and they are never taken for real. */
export function composeAccuracy(o: {
  config: Pick<Config, 'demoSeed' | 'childEnvironment'>
  storage: Storage
  localWeather: Pick<ReturnType<typeof composeLocalWeather>, 'forecasts' | 'measurements'>
  radar: Pick<Radar, 'sampleRain'>
  mode: () => Promise<'live' | 'demo' | null>
  holder: string
  clock: Clock
  log: Log
}): Accuracy {
  const { storage, localWeather, clock, log } = o
  const memory = openDatabase({ kind: 'sqlite', path: ':memory:' }, log)
  const { live, demo } = localWeather.measurements
  const accuracy = createAccuracy({
    worlds: {
      live: {
        store: createAccuracyStore(storage.store.database),
        forecasts: localWeather.forecasts.live.source,
        measurements: live.source,
        past: null,
      },
      demo: {
        store: createAccuracyStore(memory),
        forecasts: localWeather.forecasts.demo.source,
        measurements: demo.source,
        past: demo.isDemo
          ? { days: createPastForecasts(o.config.demoSeed), nowcasts: createPastNowcasts(o.config) }
          : null,
      },
    },
    rain: o.radar.sampleRain,
    mode: o.mode,
    holder: o.holder,
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
