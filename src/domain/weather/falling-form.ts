import type { PlaceRain } from '../rain/place-rain.ts'
import type { WeatherReport } from './weather.ts'
import { isCurrent, runningHour } from './weather-now.ts'

/** Below this temperature at the ground precipitation counts as snow where it was not observed. */
export const snowBelowC = 1
/** In air this mild snow has melted before it reaches the ground. */
const rainFromC = 4
/** Frost below a freezing level this much higher is cold air under warm: rain may freeze there, snow may melt. */
const warmAboveM = 1000
/** So far below the freezing level falling snow melts, as a rule: 200 to 400 m. */
export const meltingDepthM = 300

/**
 * Radars do not distinguish rain from snow: without an observation the air temperature decides. It also does where it
 * leaves no doubt, for the observation is one of the nearest precipitation: of the slopes around a summit in frost, of
 * mountains far from a mild place.
 */
export function withForm(rain: PlaceRain, report: WeatherReport, now: number): PlaceRain {
  const { isSnow, isSure } = wouldSnow(report, now)
  const formOf = (seen: boolean | null) => (isSure ? isSnow : (seen ?? isSnow))
  return {
    ...rain,
    steps: rain.steps.map((step) => ({ ...step, isSnow: formOf(step.isSnow) })),
    nearest: rain.nearest && { ...rain.nearest, isSnow: rain.nearest.isSnow ?? isSnow },
  }
}

/** `isSnow` is null where the temperature is unknown or does not decide; `isSure`: whatever was observed nearby. */
function wouldSnow(
  { current, hourly, forecast }: WeatherReport,
  now: number,
): { isSnow: boolean | null; isSure: boolean } {
  const running = runningHour(hourly, now)
  const temperatureC = isCurrent(current, now) ? current.temperatureC : running?.temperatureC
  if (temperatureC === undefined) return { isSnow: null, isSure: false }
  const heightM = forecast?.point?.heightM ?? forecast?.heightM
  const levelM = running?.freezingLevelM
  const mildM = heightM === undefined || levelM === undefined ? null : levelM - heightM
  if (temperatureC >= snowBelowC) {
    // Heavy precipitation cools the air and brings snow lower than usual, hardly more than twice as far.
    const isFarBelow = mildM !== null && mildM > 2 * meltingDepthM
    return { isSnow: false, isSure: temperatureC >= rainFromC || isFarBelow }
  }
  if (mildM === null) return { isSnow: true, isSure: false }
  return { isSnow: mildM > warmAboveM ? null : true, isSure: temperatureC < 0 && mildM < meltingDepthM }
}
