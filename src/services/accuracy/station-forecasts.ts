import { swissTime } from '../../domain/time/local-time.ts'
import type { DailyWeather } from '../../domain/weather/weather.ts'
import type { Station } from '../../ports/local-forecasts.ts'
import type { Cache } from '../../ports/storage.ts'
import type { CallBudget } from '../operator/call-budget.ts'
import type { WeatherKey } from '../operator/weather-key.ts'
import { requestFor, weatherCacheKey, weatherPolicy } from '../weather/get-weather.ts'
import { chooseWeatherSource, type WeatherSources } from '../weather/weather-sources.ts'

/** What the accuracy figures may take of a day's billed calls. */
const budgetShare = 0.02

/** Forecasts of the source that is in use and must be requested place by place. */
export type StationForecasts = {
  sourceId: string
  /** Stations a day that the budget allows. */
  most: number
  /** null while the budget leaves none; rejects where the source fails. */
  daysAt(station: Station): Promise<DailyWeather[] | null>
}

/** null without a key. Visitors' cached reports are used, and what is fetched here serves them as well. */
export function createStationForecasts(options: {
  sources: WeatherSources
  weatherKey: Pick<WeatherKey, 'current'>
  budget: Pick<CallBudget, 'mayAsk'>
  /** Billed calls a day. */
  perDay: number
  cache: Cache
}): () => Promise<StationForecasts | null> {
  return async () => {
    const set = await options.weatherKey.current()
    if (!set) return null
    const chosen = chooseWeatherSource(options.sources, set)
    const { source } = chosen
    const calls = source.callsPerReport?.(set.key) ?? 0
    return {
      sourceId: source.facts.id,
      most: calls === 0 ? Number.POSITIVE_INFINITY : Math.floor((budgetShare * options.perDay) / calls),
      async daysAt({ coordinates, heightM }) {
        const request = requestFor({ coordinates, elevationM: heightM, timeZone: swissTime }, set.key)
        const key = weatherCacheKey(set, chosen, request)
        if (calls > 0 && !(await options.budget.mayAsk({ isNamed: false, client: null, calls }))) return null
        const { value } = await options.cache.getOrFetch(key, weatherPolicy, (signal) =>
          source.fetchWeather(request, signal),
        )
        return value.daily
      },
    }
  }
}
