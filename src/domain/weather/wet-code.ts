import { type RainIntensity, rainIntensities } from '../rain/radar-scale.ts'
import type { WetWeather } from './weather-words.ts'

/** Condition codes from light to heavy. The words of the radar have four strengths, the codes of snow three. */
const rainCodes = [500, 501, 502, 503]
const showerCodes = [520, 521, 522, 522]
const snowCodes = [600, 601, 602, 602]
const snowShowerCodes = [620, 621, 622, 622]
const sleetCodes = [615, 616, 616, 616]

const isShower = (code: number): boolean =>
  (code >= 520 && code < 540) || (code >= 620 && code < 630) || code === 313 || code === 314 || code === 321
const isSleet = (code: number): boolean => code >= 611 && code <= 616
const isDrizzle = (code: number): boolean => code >= 300 && code < 400
export const isThunder = (code: number): boolean => code >= 200 && code < 300
export const isWetCode = (code: number): boolean => code >= 200 && code < 700

/** The provider's code where the radar sees this much: kind of the one, strength of the other. Thunder stays. */
export function codeByRadar(code: number, intensity: RainIntensity, isSnow: boolean | null): number {
  if (isThunder(code)) return code
  if (isDrizzle(code) && intensity === 'light' && !isSnow) return code
  const table = isSleet(code)
    ? sleetCodes
    : isSnow
      ? isShower(code)
        ? snowShowerCodes
        : snowCodes
      : isShower(code)
        ? showerCodes
        : rainCodes
  return table[rainIntensities.indexOf(intensity)] ?? 500
}

/** The sky behind rain that does not fall; unknown cover counts as cloudy. */
export function dryCode(cloudPercent: number | null): number {
  if (cloudPercent === null || cloudPercent >= 85) return 804
  if (cloudPercent >= 51) return 803
  return cloudPercent >= 25 ? 802 : cloudPercent >= 11 ? 801 : 800
}

/** One code for what a whole day is called. */
export const codeOfWeather: Record<WetWeather, number> = {
  drizzle: 300,
  showers: 521,
  rain: 501,
  sleet: 616,
  snow: 601,
  'heavy-rain': 502,
  thunderstorms: 211,
}
