import type { PlaceRain } from '../rain/place-rain.ts'
import { maximumAgeMs } from './staleness.ts'
import type { WeatherReport } from './weather.ts'

/** Below this temperature at the ground precipitation counts as snow where it was not observed. */
export const snowBelowC = 1
/** Frost below a freezing level this much higher is cold air under warm: rain may freeze there, snow may melt. */
const warmAboveM = 1000

const hourMs = 3_600_000

/** Radars do not distinguish rain from snow: without an observation the air temperature decides. */
export function withForm(rain: PlaceRain, report: WeatherReport, now: number): PlaceRain {
  const isSnow = wouldSnow(report, now)
  return {
    ...rain,
    steps: rain.steps.map((step) => ({ ...step, isSnow: step.isSnow ?? isSnow })),
    nearest: rain.nearest && { ...rain.nearest, isSnow: rain.nearest.isSnow ?? isSnow },
  }
}

/** null where the temperature is unknown or does not decide. */
function wouldSnow({ current, hourly, forecast }: WeatherReport, now: number): boolean | null {
  const running = hourly.find(({ startAt }) => startAt <= now && now < startAt + hourMs)
  const isCurrent = now - current.observedAt <= maximumAgeMs.weather
  const temperatureC = isCurrent ? current.temperatureC : running?.temperatureC
  if (temperatureC === undefined) return null
  if (temperatureC >= snowBelowC) return false
  const heightM = forecast?.point?.heightM ?? forecast?.heightM
  const levelM = running?.freezingLevelM
  const isWarmAbove = heightM !== undefined && levelM !== undefined && levelM > heightM + warmAboveM
  return isWarmAbove ? null : true
}
