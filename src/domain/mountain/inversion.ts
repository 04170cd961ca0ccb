/** A temperature at a height, measured or forecast. */
export type HeightTemperature = { heightM: number; temperatureC: number }

/** Warmer air above colder. */
export type Inversion = { bottomM: number; topM: number; byC: number }

/**
 * Two points differ by up to a degree for reasons of their own (slope, town, screen); two degrees the wrong way round are
 * the air's.
 */
const leastC = 2
/** Points this close in height are of one layer, and layers are twice as far apart. */
const layerM = 100
/** Above the crests of the Alps' northern rim there is no lid over valley air: such a pair is chance. */
const highestBottomM = 2000

/**
 * The strongest rise of temperature with height among the points; null for none. Of equal ones the lowest and thinnest.
 * All points around the upper height must be warmer than all around the lower one: föhn warms one valley and not the next.
 */
export function inversionOf(points: readonly HeightTemperature[]): Inversion | null {
  const upwards = points.toSorted((a, b) => a.heightM - b.heightM)
  const around = ({ heightM }: HeightTemperature) =>
    upwards
      .filter((point) => Math.abs(point.heightM - heightM) <= layerM)
      .map(({ temperatureC }) => temperatureC)
  let strongest: Inversion | null = null
  for (const lower of upwards.filter(({ heightM }) => heightM <= highestBottomM)) {
    for (const upper of upwards.filter(({ heightM }) => heightM >= lower.heightM + 2 * layerM)) {
      const byC = Math.min(...around(upper)) - Math.max(...around(lower))
      if (byC >= leastC && (strongest === null || byC > strongest.byC))
        strongest = { bottomM: lower.heightM, topM: upper.heightM, byC }
    }
  }
  return strongest
}
