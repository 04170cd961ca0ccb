import { isSwissPlace, type Place } from '../../domain/place/place.ts'
import { localDate, swissTime } from '../../domain/time/local-time.ts'
import type { HourlyWeather } from '../../domain/weather/weather.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type { LocalForecasts } from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import { choosePointOf, requestedPlace } from './local-weather.ts'

/** Temperatures and amounts of the hours that are left of this morning's run, at one of its points. */
export type MorningForecast = { pointName: string; hourly: HourlyWeather[] }

/** null outside Switzerland, where local forecasts are not in use, and on days of which no morning run was kept. */
export type GetMorningForecast = (place: Place) => Promise<MorningForecast | null>

export function createGetMorningForecast(options: {
  forecasts: Pick<LocalForecasts, 'current'>
  postcodesOf: Gazetteer['postcodesOf']
  isOpenData: () => Promise<boolean>
  clock: Clock
}): GetMorningForecast {
  return async (place) => {
    if (!(await options.isOpenData()) || !isSwissPlace(place)) return null
    const now = options.clock()
    const run = options.forecasts.current()
    if (!run || run.runAt > now || localDate(run.runAt, swissTime) !== localDate(now, swissTime)) return null
    const found = choosePointOf(run.points)(requestedPlace(place, options.postcodesOf))
    const forecast = found && run.at(found.site, now)
    return forecast && { pointName: found.site.name, hourly: forecast.hourly }
  }
}
