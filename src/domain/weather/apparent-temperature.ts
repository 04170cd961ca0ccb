type Air = { temperatureC: number; humidityPercent: number | null; windSpeedKmh: number | null }

/**
 * Feels-like for sources that give none: Steadman's apparent temperature of 1994 for shade, as the Australian Bureau of
 * Meteorology uses it. Humid air feels warmer, wind colder. null where humidity or wind is unknown.
 */
export function apparentTemperatureC({ temperatureC, humidityPercent, windSpeedKmh }: Air): number | null {
  if (humidityPercent === null || windSpeedKmh === null) return null
  const vapourPressureHpa =
    (humidityPercent / 100) * 6.105 * Math.exp((17.27 * temperatureC) / (237.7 + temperatureC))
  return temperatureC + 0.33 * vapourPressureHpa - 0.7 * (windSpeedKmh / 3.6) - 4
}
