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
import { type PlanDay, planDays } from './windows.ts'

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

/** All that a place's hours are judged by, whatever is asked of them. */
export type PlanBasis = {
  outlook: PlaceOutlook
  /** Where the need leads up to. */
  goalHours: PlaceOutlook['hours'] | null
  context: Omit<PlanContext, 'need' | 'criteria'>
}

export type PlaceWindows = {
  outlook: Pick<PlaceOutlook, 'hours' | 'days'>
  context: PlanContext
  days: PlanDay[]
}

/** From the same outlook as every other page. */
export function planBasis(
  { weather, rain, warnings, goal, isSnowless = false, avalanche = null }: PlanSources,
  place: Pick<Place, 'coordinates'>,
  now: number,
): PlanBasis {
  const report = { ...weather.data, coordinates: place.coordinates }
  const outlook = inShownDays(placeOutlook(report, rain, now), report.timeZone, now)
  const context = {
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
  if (!goal) return { outlook, goalHours: null, context }
  const above = { ...goal.weather.data, coordinates: goal.place.coordinates }
  const { hours } = inShownDays(placeOutlook(above, goal.rain, now), report.timeZone, now)
  return { outlook, goalHours: hours, context }
}

/** Judged hours and windows of what is asked. */
export function placeWindows(
  { outlook, goalHours, context: known }: PlanBasis,
  asked: { need: Need; criteria: Criteria },
) {
  const context: PlanContext = { ...known, ...asked }
  const days = goalHours ? planDays(goalHours, context, outlook.hours) : planDays(outlook.hours, context)
  return { outlook, context, days }
}

/** Both at once, where one thing is asked. */
export const planOfPlace = (
  sources: PlanSources,
  place: Pick<Place, 'coordinates'>,
  asked: { need: Need; criteria: Criteria },
  now: number,
) => placeWindows(planBasis(sources, place, now), asked)

/** The days that every page has: a window of the ninth could be looked up on none. */
function inShownDays(outlook: PlaceOutlook, timeZone: string, now: number): PlaceOutlook {
  const end = addDays(localDate(now, timeZone), shownDays)
  return {
    ...outlook,
    hours: outlook.hours.filter(({ startAt }) => localDate(startAt, timeZone) < end),
    days: outlook.days.filter(({ date }) => date < end),
  }
}
