import { findNearest } from '../../domain/place/nearness.ts'
import type { Place } from '../../domain/place/place.ts'
import { type AvalancheObstacle, avalancheObstacle } from '../../domain/plan/avalanche-obstacle.ts'
import { type Criteria, type Need, needRecord } from '../../domain/plan/needs.ts'
import { isSnowless } from '../../domain/plan/snowless.ts'
import type { PlaceRain } from '../../domain/rain/place-rain.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import type { LocalForecasts, LocalPoint } from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import type { Radar } from '../radar/show/create-radar.ts'
import { noData } from '../reading/outcome.ts'
import type { GetBulletin } from '../snow/get-bulletin.ts'
import type { GetSnowStations } from '../snow/get-snow-stations.ts'
import type { GetWarnings, WarningReport } from '../warnings/get-warnings.ts'
import type { GetWeather } from '../weather/get-weather.ts'

/** Where a way up leads to: a point of the forecast's list at that height. */
export type PlanGoal = { place: Place; weather: Outcome<WeatherReport>; rain: PlaceRain | null }

/** All that hours are judged by for a need at a place. */
export type PlanKnown = {
  outcome: Outcome<WeatherReport>
  rain: PlaceRain | null
  /** With those of the goal. */
  warnings: WarningReport
  isSnowless: boolean
  avalanche: AvalancheObstacle | null
  /** null where the need leads up nowhere. */
  goal: PlanGoal | 'none-near' | null
}

/** `client`: whose budget billed calls count against. */
export type GetPlanSources = (
  place: Place,
  asked: { need: Need; criteria: Criteria },
  client: string,
) => Promise<PlanKnown>

/** A peak, pass or hut much higher or lower does not speak for the goal. */
const goalHeightM = 250
/** Up to here one starts at the place itself: its rain and storms count too. */
const nearGoalKm = 25
/** As far as a day's way there; its own weather and dangers are all that counts. */
const farGoalKm = 80

type PlaceOfGoal = { place: Place; isFar: boolean } | 'none-near'

export function createGetPlanSources(options: {
  getWeather: GetWeather
  getRain: Radar['getRain']
  getWarnings: GetWarnings
  getSnowStations: GetSnowStations
  getBulletin: GetBulletin
  forecasts: LocalForecasts
  placeOfPoint: (point: LocalPoint) => Place | null
  isOpenData: () => Promise<boolean>
  clock: Clock
}): GetPlanSources {
  /** The point of that height to go to; null where the forecasts by points are not in use. */
  async function findGoal({ coordinates }: Place, heightM: number): Promise<PlaceOfGoal | null> {
    const run = (await options.isOpenData()) ? options.forecasts.current() : null
    if (!run) return null
    const points = run.points.filter(({ kind }) => kind === 'mountain')
    const within = (distanceKm: number) =>
      findNearest({ coordinates, elevationM: heightM }, points, { distanceKm, heightM: goalHeightM })
    const found = within(nearGoalKm) ?? within(farGoalKm)
    const goal = found && options.placeOfPoint(found.site)
    return goal ? { place: goal, isFar: found.distanceKm > nearGoalKm } : 'none-near'
  }

  /** The goal with its own warnings. */
  async function readGoal(place: Place, found: PlaceOfGoal | null, client: string) {
    if (!found) return { goal: { place, weather: noData(options.forecasts), rain: null }, warnings: [] }
    if (found === 'none-near') return { goal: found, warnings: [] }
    const goal = found.place
    const [weather, rain, warnings] = await Promise.all([
      options.getWeather(goal, client),
      options.getRain(goal.coordinates),
      options.getWarnings({ kind: 'place', place: goal }),
    ])
    return { goal: { place: goal, weather, rain: rain.data }, warnings: warnings.data.warnings }
  }

  return async (from, { need, criteria: { heightM } }, client) => {
    const { isOnSnow, avalanches } = needRecord(need)
    const found = heightM === null ? null : await findGoal(from, heightM)
    const place = found && found !== 'none-near' && found.isFar ? found.place : from
    const [outcome, rain, warnings, snow, bulletin, above] = await Promise.all([
      options.getWeather(place, client),
      options.getRain(place.coordinates),
      options.getWarnings({ kind: 'place', place }, client),
      isOnSnow ? options.getSnowStations() : null,
      // Of its texts nothing is shown.
      avalanches ? options.getBulletin('de') : null,
      heightM === null ? null : readGoal(place, found, client),
    ])
    const goal = above?.goal ?? null
    const top = goal === null || goal === 'none-near' ? place : goal.place
    const points = [place.coordinates, top.coordinates]
    const known = new Set(warnings.data.warnings.map(({ id }) => id))
    const further = above?.warnings.filter(({ id }) => !known.has(id)) ?? []
    return {
      outcome,
      rain: rain.data,
      warnings: { ...warnings.data, warnings: [...warnings.data.warnings, ...further] },
      isSnowless: snow !== null && isSnowless(top, [snow.imis.data, snow.swissmetnet.data]),
      avalanche: avalancheObstacle(need, bulletin?.data ?? null, points, options.clock()),
      goal,
    }
  }
}
