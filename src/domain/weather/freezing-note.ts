/** How the freezing level and a temperature beside it, which seem to contradict each other, are both true. */
export type FreezingNote = 'free-air' | 'inversion'

/** Rounding and a night's radiation explain as much. */
const toleratedC = 1
const toleratedM = 100
/** Below this lie the valleys and the Plateau, where cold air gathers under warmer. */
const coldPoolM = 1500
/** With less above it, a place is in the layer that the level is measured in. */
const coldPoolDepthM = 500

/**
 * The level is that of the free air: frost far below it is an inversion in low places, on peaks the night's, and above
 * it the sun may warm the ground. null: nothing is to be explained.
 */
export function freezingNote({
  temperatureC,
  elevationM,
  freezingLevelM,
}: {
  temperatureC: number
  elevationM: number | null
  freezingLevelM: number
}): FreezingNote | null {
  if (elevationM === null) return null
  const belowM = freezingLevelM - elevationM
  if (temperatureC <= -toleratedC && belowM >= toleratedM)
    return elevationM < coldPoolM && belowM >= coldPoolDepthM ? 'inversion' : 'free-air'
  return temperatureC >= toleratedC && belowM <= -toleratedM ? 'free-air' : null
}
