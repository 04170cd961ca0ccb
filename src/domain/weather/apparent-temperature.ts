type Air = { temperatureC: number; humidityPercent: number | null; windSpeedKmh: number | null }

/** Wind chill is defined up to this temperature and from this wind on, °C and km/h. */
const chillUpToC = 10
const chillFromKmh = 4.8
/** The heat index is defined from here on: 80 °F. */
const heatFromC = 26.7

/**
 * Feels-like for sources that give none, as the US National Weather Service defines it: wind chill
 * in the cold, heat index in the heat, and the air's own temperature between them, where neither is defined. null where a value
 * that counts is unknown.
 */
export function apparentTemperatureC({ temperatureC, humidityPercent, windSpeedKmh }: Air): number | null {
  if (temperatureC <= chillUpToC) return windSpeedKmh === null ? null : windChillC(temperatureC, windSpeedKmh)
  if (temperatureC >= heatFromC)
    return humidityPercent === null ? null : heatIndexC(temperatureC, humidityPercent)
  return temperatureC
}

/** The formula of 2001 of the weather services of Canada and the USA; never warmer than the air. */
function windChillC(temperatureC: number, windSpeedKmh: number): number {
  if (windSpeedKmh < chillFromKmh) return temperatureC
  const wind = windSpeedKmh ** 0.16
  return Math.min(temperatureC, 13.12 + 0.6215 * temperatureC - 11.37 * wind + 0.3965 * temperatureC * wind)
}

/** Rothfusz's regression of 1990 for Steadman's heat index, in °F, with the National Weather Service's two corrections. */
function heatIndexC(temperatureC: number, humidityPercent: number): number {
  const t = temperatureC * 1.8 + 32
  const r = humidityPercent
  let index =
    -42.379 +
    2.04901523 * t +
    10.14333127 * r -
    0.22475541 * t * r -
    0.00683783 * t * t -
    0.05481717 * r * r +
    0.00122874 * t * t * r +
    0.00085282 * t * r * r -
    0.00000199 * t * t * r * r
  if (r < 13 && t <= 112) index -= ((13 - r) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17)
  if (r > 85 && t <= 87) index += ((r - 85) / 10) * ((87 - t) / 5)
  return (index - 32) / 1.8
}
