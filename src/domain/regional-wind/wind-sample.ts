/** Ten minutes at a station, as far as regional winds show in them; null where it does not measure that. */
export type WindSample = {
  /** End of the ten minutes. */
  measuredAt: number
  temperatureC: number | null
  humidityPercent: number | null
  /** Reduced to sea level with the temperature at the station (QFF). */
  pressureHpa: number | null
  windSpeedKmh: number | null
  windGustKmh: number | null
  windFromDegrees: number | null
  /** MeteoSwiss' own: 0 no föhn, 1 föhn mixed with other air, 2 föhn. */
  foehnIndex: 0 | 1 | 2 | null
}

/** Evidence for a regional wind: it blows, some signs of it, only the pressure is right for it, none. */
export type WindLevel = 'blowing' | 'signs' | 'favourable' | 'none'

/** Clockwise from one bearing to the other, over north if need be. */
export function isInSector(degrees: number, from: number, to: number): boolean {
  return from <= to ? degrees >= from && degrees <= to : degrees >= from || degrees <= to
}
