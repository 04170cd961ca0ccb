import type { Place } from '../place/place.ts'
import type { PlaceRain } from '../rain/place-rain.ts'
import { addDays, localDate } from '../time/local-time.ts'
import type { WeatherWarning } from '../warning/warning.ts'
import { type PlaceOutlook, placeOutlook, shownDays } from '../weather/outlook.ts'
import type { Reading } from '../weather/reading.ts'
import type { WeatherReport } from '../weather/weather.ts'
import type { AvalancheObstacle } from './avalanche-obstacle.ts'
import type { PlanContext } from './judge-hour.ts'
import type { Criteria, Need } from './needs.ts'
import { planDays } from './windows.ts'

export type PlanSources = {
  weather: Reading<WeatherReport>
  rain: PlaceRain | null
  /** For what takes place on snow: none around (snowless.ts). */
  isSnowless?: boolean
  avalanche?: AvalancheObstacle | null
  /** Where the need leads up to, with its own weather. */
  goal?: { place: Pick<Place, 'coordinates'>; weather: Reading<WeatherReport>; rain: PlaceRain | null } | null
  warnings: {
    warnings: readonly WeatherWarning[]
    fromProvider?: { warnings: readonly WeatherWarning[] } | null
  }
}

/** Judged hours of a place, from the same outlook as every other page. */
export function planOfPlace(
  { weather, rain, warnings, goal, isSnowless = false, avalanche = null }: PlanSources,
  place: Pick<Place, 'coordinates'>,
  { need, criteria }: { need: Need; criteria: Criteria },
  now: number,
) {
  const report = { ...weather.data, coordinates: place.coordinates }
  const outlook = inShownDays(placeOutlook(report, rain, now), report.timeZone, now)
  const context: PlanContext = {
    need,
    criteria,
    coordinates: place.coordinates,
    timeZone: report.timeZone,
    warnings: [...warnings.warnings, ...(warnings.fromProvider?.warnings ?? [])].filter(
      ({ isSample }) => !isSample,
    ),
    issuedAt: report.forecast?.runAt ?? weather.observedAt ?? weather.fetchedAt,
    now,
    isSnowless,
    avalanche,
  }
  if (!goal) return { outlook, context, days: planDays(outlook.hours, context) }
  const above = { ...goal.weather.data, coordinates: goal.place.coordinates }
  const { hours } = inShownDays(placeOutlook(above, goal.rain, now), report.timeZone, now)
  return { outlook, context, days: planDays(hours, context, outlook.hours) }
}

/** The days that every page has: a window of the ninth could be looked up on none. */
function inShownDays(outlook: PlaceOutlook, timeZone: string, now: number): PlaceOutlook {
  const end = addDays(localDate(now, timeZone), shownDays)
  return {
    ...outlook,
    hours: outlook.hours.filter(({ startAt }) => localDate(startAt, timeZone) < end),
    days: outlook.days.filter(({ date }) => date < end),
  }
}
