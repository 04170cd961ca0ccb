import type { LocalPoint } from '../../ports/local-forecasts.ts'
import { terrainHeightM } from '../../reference/terrain/terrain.ts'
import { productHeights } from '../radar/product-heights.ts'
import { type CellNeighbours, interpolated } from './cell-neighbours.ts'

/** The terrain fills narrow valleys by hundreds of metres: so far around a point its own, true height tells. */
const trueWithinKm = 4

/** Metres above the sea of the cells of `neighbours`, which are of the product grid itself. */
export function groundHeights(neighbours: CellNeighbours, points: readonly LocalPoint[]): Float32Array {
  const heights = productHeights()
  const differences = Float32Array.from(
    points,
    ({ coordinates, heightM }) => heightM - (terrainHeightM(coordinates) ?? Number.NaN),
  )
  const { cells, nearestKm } = neighbours
  const corrections = interpolated(neighbours, differences)
  return Float32Array.from(cells, (cell, index) => {
    const correction = corrections[index] as number
    const share = Math.exp(-(((nearestKm[index] as number) / trueWithinKm) ** 2))
    return (heights[cell] as number) + (Number.isNaN(correction) ? 0 : share * correction)
  })
}
