import type { PlaceRain } from '../rain/place-rain.ts'
import type { WeatherReport } from './weather.ts'
import { isCurrent, runningHour } from './weather-now.ts'

/** Below this temperature at the ground precipitation counts as snow where nothing else is known. */
export const snowBelowC = 1
/** Up to this one it snows whatever the air above, as in an inversion with its cold ground. */
const snowsUpToC = 0.5
/** In air this mild snow has melted before it reaches the ground. */
const rainFromC = 3
/** So far below the freezing level falling snow melts, as a rule: 200 to 400 m. */
export const meltingDepthM = 300

/** The values that distinguish snow from rain at one place and time; null where it is not known. */
export type FallingAir = {
  heightM: number | null
  freezingLevelM: number | null
  /** At the ground. */
  temperatureC: number | null
}

/**
 * Whether precipitation falls as snow, or would; null where nothing is known. The one rule for places and for maps: near
 * zero the air at the ground decides, and between that and mild air the snow line. It cannot tell freezing rain.
 */
export function fallsAsSnow({ heightM, freezingLevelM, temperatureC }: FallingAir): boolean | null {
  if (temperatureC !== null && isClear(temperatureC)) return temperatureC <= snowsUpToC
  if (heightM !== null && freezingLevelM !== null) return heightM >= freezingLevelM - meltingDepthM
  return temperatureC === null ? null : temperatureC < snowBelowC
}

const isClear = (temperatureC: number): boolean => temperatureC <= snowsUpToC || temperatureC >= rainFromC

/**
 * Radars do not distinguish rain from snow. A place's own report does, by its height, its temperature and the freezing
 * level of the hour; where it has no freezing level and the temperature leaves a doubt, the map does.
 */
export function withForm(rain: PlaceRain, report: WeatherReport, now: number): PlaceRain {
  const { current, hourly, forecast } = report
  const heightM = forecast?.point?.heightM ?? forecast?.heightM ?? null
  const running = runningHour(hourly, now)

  function formAt(at: number, onMap: boolean | null): boolean | null {
    const hour = runningHour(hourly, Math.max(at, now)) ?? hourly.at(-1)
    const isMeasured = hour === running && isCurrent(current, now)
    const temperatureC = (isMeasured ? current.temperatureC : hour?.temperatureC) ?? null
    const freezingLevelM = hour?.freezingLevelM ?? null
    const own = fallsAsSnow({ heightM, freezingLevelM, temperatureC })
    const isOwn =
      (temperatureC !== null && isClear(temperatureC)) || (heightM !== null && freezingLevelM !== null)
    return isOwn ? own : (onMap ?? own)
  }

  return {
    ...rain,
    steps: rain.steps.map((step) => ({ ...step, isSnow: formAt(step.at, step.isSnow) })),
    nearest: rain.nearest && { ...rain.nearest, isSnow: rain.nearest.isSnow ?? formAt(now, null) },
  }
}
