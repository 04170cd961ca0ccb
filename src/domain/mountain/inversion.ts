/** A temperature at a height, measured or forecast. */
export type HeightTemperature = { heightM: number; temperatureC: number }

/** Warmer air above colder. */
export type Inversion = { bottomM: number; topM: number; byC: number }

/**
 * Two points differ by up to a degree for reasons of their own (slope, town, screen); two degrees the wrong way round are
 * the air's.
 */
const leastC = 2
/** Below this difference of height it is the two sites that differ, not two layers. */
const leastApartM = 100
/** Above the crests of the Alps' northern rim there is no lid over valley air: such a pair is chance. */
const highestBottomM = 2000

/** The strongest rise of temperature with height among the points; null for none. Of equal ones the lowest and thinnest. */
export function inversionOf(points: readonly HeightTemperature[]): Inversion | null {
  const upwards = points.toSorted((a, b) => a.heightM - b.heightM)
  let strongest: Inversion | null = null
  upwards.forEach((lower, index) => {
    if (lower.heightM > highestBottomM) return
    for (const upper of upwards.slice(index + 1)) {
      const byC = upper.temperatureC - lower.temperatureC
      if (upper.heightM - lower.heightM < leastApartM || byC < leastC) continue
      if (strongest === null || byC > strongest.byC)
        strongest = { bottomM: lower.heightM, topM: upper.heightM, byC }
    }
  })
  return strongest
}
