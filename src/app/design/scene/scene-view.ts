import type { Condition } from '../../../domain/weather/condition.ts'
/** What the sky shows. */
export type Sky = Condition

/** "glow" is the alpenglow around sunrise and sunset, drawn for clear skies only. */
export type Light = 'day' | 'night' | 'glow'

/** How far down the snow lies: summer 2900 m, mid 2050 m, winter everywhere. */
export type SceneSeason = 'summer' | 'mid' | 'winter'

export type SceneView = {
  sky: Sky
  light: Light
  season: SceneSeason
  /** Left before solar noon, right after. */
  sunSide: 'left' | 'right'
  /** Where no reading is shown there is no icon: "fog" adds thick mist, "sunset" has the sun behind the massif. */
  variant?: 'weather' | 'fog' | 'sunset'
  /** Without the mountain's name where it is mere decoration. */
  isNameless?: true
}

/** The sky of the 404 page and its header. */
export const fogSky = { sky: 'cloudy', light: 'day' } as const

export function isWet(sky: Sky): boolean {
  return sky === 'drizzle' || sky === 'rain' || sky === 'heavy-rain' || sky === 'thunderstorm'
}

export function isFalling(sky: Sky): boolean {
  return isWet(sky) || sky === 'snow'
}

export function isOvercast(sky: Sky): boolean {
  return isFalling(sky) || sky === 'cloudy'
}

/** Alpenglow exists under a clear sky only: elsewhere it is day. */
export function skyAttributes({ sky, light }: Pick<SceneView, 'sky' | 'light'>) {
  return { 'data-sky': sky, 'data-light': light === 'glow' && isOvercast(sky) ? 'day' : light } as const
}

/** The summit on the drawing: 3690 m are at y 66, and 0.2324 units are one metre. */
export const summitY = 66
const summitM = 3690

/** y of an altitude on the drawing. */
export function altitudeY(metres: number): number {
  return summitY + (summitM - metres) * 0.2324
}
