import { type HailCell, hailClusters } from '../../../domain/rain/hail.ts'
import type { RadarGrid } from '../../../domain/rain/radar.ts'
import { productCells, productCentre, productGrid, reprojectionToProduct } from '../product-grid.ts'

/** More would be a wall of signs, and no thunderstorm day has them. */
const mostCells = 60

/** Where hail is likely, the most likely first. */
export function hailCells(grid: RadarGrid, percent: Float32Array): HailCell[] {
  const cells = reprojectionToProduct(grid)
  const { cols } = productGrid
  const shown = Float32Array.from({ length: productCells }, (_, i) => percent[cells[i] ?? -1] ?? Number.NaN)
  return hailClusters(shown, cols)
    .slice(0, mostCells)
    .map(({ index, percent }) => {
      const { lat, lon } = productCentre(index % cols, Math.floor(index / cols))
      const round = (degrees: number) => Math.round(degrees * 1000) / 1000
      return { lat: round(lat), lon: round(lon), percent }
    })
}
