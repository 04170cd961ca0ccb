/** Why it feels warmer or colder than it is; `same` where the rounded figures on the page agree. */
export const feelsLikeReasons = ['warmer', 'warmer-humid', 'colder', 'colder-wind', 'colder-dry'] as const
export type FeelsLikeReason = (typeof feelsLikeReasons)[number]

/** From here on air is called humid, in per cent; below `dryPercent` dry. */
const humidPercent = 50
const dryPercent = 40
/** Beaufort 2, "wind felt on face". */
const feltWindKmh = 6

type Felt = {
  temperatureC: number
  feelsLikeC: number | null
  humidityPercent: number | null
  windSpeedKmh: number | null
}

/** null where the provider gives no feels-like, or that of the air. A reason is named only where the values support it. */
export function feelsLikeReason(felt: Felt, degreesOf: (valueC: number) => number): FeelsLikeReason | null {
  if (felt.feelsLikeC === null) return null
  const difference = degreesOf(felt.feelsLikeC) - degreesOf(felt.temperatureC)
  if (difference === 0) return null
  const humidity = felt.humidityPercent
  if (difference > 0) return humidity !== null && humidity >= humidPercent ? 'warmer-humid' : 'warmer'
  if (felt.windSpeedKmh !== null && felt.windSpeedKmh >= feltWindKmh) return 'colder-wind'
  return humidity !== null && humidity < dryPercent ? 'colder-dry' : 'colder'
}
