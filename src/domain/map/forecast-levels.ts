/*
 * A cell of a forecast picture is one byte. What a level means, by layer:
 *   precipitation   0 dry, 1 dry in the median yet possibly wet, from 2 on the rate, twenty levels to a factor of ten
 *   snow            0 rain would fall, 1 snow
 *   temperature     half degrees from −60 °C on
 *   clouds          cover in steps of 5 per cent
 *   wind            strongest gust in steps of 5 km/h
 *   freezing-level  steps of 50 m above the sea
 */
export const forecastLayers = [
  'precipitation',
  'snow',
  'clouds',
  'temperature',
  'wind',
  'freezing-level',
] as const
export type ForecastLayer = (typeof forecastLayers)[number]

/** No point of the forecast is near. */
export const outsideLevel = 255
/** Nine in ten runs stay below a rate, and that is 1 mm/h or more; half of them stay dry. */
export const possibleLevel = 1

const firstRateLevel = 2
const levelsPerDecade = 20
/** Below 0.1 mm/h, what counts as rain, so that an edge can be drawn softly. */
const lowestMmh = 0.06

export function levelOfRate(mmh: number): number {
  if (!(mmh >= lowestMmh)) return 0
  return Math.min(
    outsideLevel - 1,
    firstRateLevel + Math.round(levelsPerDecade * Math.log10(mmh / lowestMmh)),
  )
}

/** mm/h; 0 for levels that are no rate. */
export function rateOfLevel(level: number): number {
  if (level < firstRateLevel || level === outsideLevel) return 0
  return lowestMmh * 10 ** ((level - firstRateLevel) / levelsPerDecade)
}

/** A level of evenly spaced steps from `from` on. */
const stepped = (value: number, from: number, step: number) =>
  Math.max(0, Math.min(outsideLevel - 1, Math.round((value - from) / step)))

export const levelOfTemperature = (celsius: number): number => stepped(celsius, -60, 0.5)
export const levelOfCover = (percent: number): number => stepped(percent, 0, 5)
export const levelOfGust = (kmh: number): number => stepped(kmh, 0, 5)
export const levelOfFreezing = (metres: number): number => stepped(metres, 0, 50)
