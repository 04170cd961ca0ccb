import type { SkyAtHeight } from './fog-limit.ts'

/** OpenWeather's codes, in which all skies are kept: fog, overcast, and up to half clouded. */
const fogCode = 741
const overcastCode = 804
const clearCodes = [800, 801, 802]

export function forecastSky(
  heightM: number,
  { conditionCode, temperatureC }: { conditionCode: number; temperatureC: number },
): SkyAtHeight {
  const sky =
    conditionCode === fogCode
      ? 'fog'
      : conditionCode === overcastCode
        ? 'grey'
        : clearCodes.includes(conditionCode)
          ? 'clear'
          : 'other'
  return { heightM, sky, temperatureC }
}

/** Near saturation without sun: in or close under a cloud. Half of the ten minutes in the sun: above it. */
const saturatedPercent = 93
const leastSunMinutes = 5

/** No station observes fog: it is inferred from sunshine and humidity, so only by day. */
export function measuredSky(
  heightM: number,
  values: { temperatureC: number | null; humidityPercent: number | null; sunshineMinutes: number | null },
): SkyAtHeight {
  const { temperatureC, humidityPercent, sunshineMinutes } = values
  const isSunny = sunshineMinutes !== null && sunshineMinutes >= leastSunMinutes
  const isSaturated = sunshineMinutes === 0 && humidityPercent !== null && humidityPercent >= saturatedPercent
  return { heightM, sky: isSunny ? 'clear' : isSaturated ? 'grey' : 'other', temperatureC }
}
