import { hourMs } from '../time/durations.ts'
import type { PlaceOutlook } from './outlook.ts'

/** As far as "Good Weather Conditions" looks ahead, and how much of that must be known. */
const lookAheadHours = 12
const leastKnownHours = 8

/** Limits of good weather: km/h, °C, km. */
const limits = {
  chancePercent: 40,
  amountMm: 0.2,
  gustKmh: 50,
  windKmh: 35,
  coldC: -10,
  hotC: 32,
  sightKm: 1,
}

/** Whether the next twelve hours bring no rain, snow, thunderstorm, strong wind, fog, bitter cold or great heat. */
export function isCalmAhead(
  { present, hours: coming }: Pick<PlaceOutlook, 'present' | 'hours'>,
  now: number,
): boolean {
  const hours = coming.filter(
    ({ startAt }) => startAt > now - hourMs && startAt < now + lookAheadHours * hourMs,
  )
  if (hours.length < leastKnownHours || (present.rainMmh ?? 0) + (present.snowMmh ?? 0) > 0) return false
  const isDry = hours.every(
    ({ precipitationChancePercent, rainMm, snowMm }) =>
      (precipitationChancePercent ?? 0) < limits.chancePercent &&
      (rainMm ?? 0) + (snowMm ?? 0) < limits.amountMm,
  )
  return (
    isDry &&
    [present, ...hours].every(
      ({ conditionCode, temperatureC, windGustKmh, windSpeedKmh, visibilityKm }) =>
        isFairSky(conditionCode) &&
        temperatureC > limits.coldC &&
        temperatureC < limits.hotC &&
        (windGustKmh ?? 0) < limits.gustKmh &&
        (windSpeedKmh ?? 0) < limits.windKmh &&
        (visibilityKm ?? limits.sightKm) >= limits.sightKm,
    )
  )
}

/** OpenWeather's ids: below 700 something falls, 7xx is fog, dust or smoke; 0 for an unknown sky. */
function isFairSky(conditionCode: number): boolean {
  return conditionCode >= 800
}
