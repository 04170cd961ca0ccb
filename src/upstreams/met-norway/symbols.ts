import { snowBelowC } from '../../domain/weather/falling-form.ts'

/** The sky by name; "fair" is a few clouds. */
const skies = new Map([
  ['clearsky', 800],
  ['fair', 801],
  ['partlycloudy', 802],
  ['cloudy', 804],
  ['fog', 741],
])

/** Light, moderate and heavy, in OpenWeather's codes. */
const falling: Record<string, readonly [number, number, number]> = {
  rain: [500, 501, 502],
  rainshowers: [520, 521, 522],
  sleet: [615, 616, 616],
  sleetshowers: [612, 613, 613],
  snow: [600, 601, 602],
  snowshowers: [620, 621, 622],
}
const thunder = [200, 201, 202] as const

/** The service spells two of its codes "lights…". */
const wet = /^(lights?|heavy)?(rain|sleet|snow)(showers)?(andthunder)?$/

/** The condition code for a symbol; null for one that is not in the service's list. Day and night are decided by us. */
export function codeOfSymbol(symbol: string): number | null {
  const name = symbol.replace(/_(day|night|polartwilight)$/, '')
  const sky = skies.get(name)
  if (sky !== undefined) return sky
  const match = wet.exec(name)
  if (match === null) return null
  const strength = match[1] === undefined ? 1 : match[1] === 'heavy' ? 2 : 0
  if (match[4] !== undefined) return thunder[strength]
  return falling[`${match[2]}${match[3] ?? ''}`]?.[strength] ?? null
}

/** From here on an hour is called wet, in mm; 1 mm/h is the middle of light rain. */
const wetMmh = 0.1

/** What the figures say where no symbol does: cloud cover and precipitation. 0: not even those are known. */
export function codeOfValues(values: {
  cloudPercent: number | undefined
  precipitationMmh: number | undefined
  temperatureC: number
}): number {
  const { cloudPercent, precipitationMmh = 0, temperatureC } = values
  if (precipitationMmh >= wetMmh) {
    const strength = precipitationMmh < 2.5 ? 0 : precipitationMmh < 10 ? 1 : 2
    return (temperatureC < snowBelowC ? falling.snow : falling.rain)?.[strength] ?? 0
  }
  if (cloudPercent === undefined) return 0
  return cloudPercent < 13 ? 800 : cloudPercent < 38 ? 801 : cloudPercent < 86 ? 802 : 804
}
