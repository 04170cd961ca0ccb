import type { Place } from '../place/place.ts'
import type { PlaceRain } from '../rain/place-rain.ts'
import { addDays, localDate } from '../time/local-time.ts'
import type { WeatherWarning } from '../warning/warning.ts'
import { type PlaceOutlook, placeOutlook, shownDays } from '../weather/outlook.ts'
import type { Reading } from '../weather/reading.ts'
import type { WeatherReport } from '../weather/weather.ts'
import type { PlanContext } from './judge-hour.ts'
import type { Criteria, Need } from './needs.ts'
import { planDays } from './windows.ts'

export type PlanSources = {
  weather: Reading<WeatherReport>
  rain: PlaceRain | null
  /** For skiing: no snow around (snowless.ts). */
  isSnowless: boolean
  warnings: {
    warnings: readonly WeatherWarning[]
    fromProvider?: { warnings: readonly WeatherWarning[] } | null
  }
}

/** Judged hours of a place, from the same outlook as every other page. */
export function planOfPlace(
  { weather, rain, warnings, isSnowless }: PlanSources,
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
  }
  return { outlook, context, days: planDays(outlook.hours, context) }
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
