import type { PlaceRain } from '../rain/place-rain.ts'
import type { WeatherReport } from './weather.ts'
import { isCurrent, runningHour } from './weather-now.ts'

/** Below this temperature at the ground precipitation counts as snow where it was not observed. */
export const snowBelowC = 1
/** Frost below a freezing level this much higher is cold air under warm: rain may freeze there, snow may melt. */
const warmAboveM = 1000
/** Snow falls this far through mild air before it has melted. */
const meltingM = 300

/**
 * Radars do not distinguish rain from snow: without an observation the air temperature decides. It also does on a
 * summit in frost, where the observation is one of the slopes around it.
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

/** `isSnow` is null where the temperature is unknown or does not decide; `isSure`: no air is near that could melt it. */
function wouldSnow(
  { current, hourly, forecast }: WeatherReport,
  now: number,
): { isSnow: boolean | null; isSure: boolean } {
  const running = runningHour(hourly, now)
  const temperatureC = isCurrent(current, now) ? current.temperatureC : running?.temperatureC
  if (temperatureC === undefined) return { isSnow: null, isSure: false }
  if (temperatureC >= snowBelowC) return { isSnow: false, isSure: false }
  const heightM = forecast?.point?.heightM ?? forecast?.heightM
  const levelM = running?.freezingLevelM
  if (heightM === undefined || levelM === undefined) return { isSnow: true, isSure: false }
  const mildM = levelM - heightM
  return { isSnow: mildM > warmAboveM ? null : true, isSure: temperatureC < 0 && mildM < meltingM }
}
