import { terrainHeightM } from '../../reference/terrain/terrain.ts'
import { productCells, productCentre, productGrid } from './product-grid.ts'

let held: Int16Array | undefined

/** Metres above sea at the centre of each cell of the product grid, which lies inside the terrain. */
export function productHeights(): Int16Array {
  held ??= Int16Array.from({ length: productCells }, (_, cell) => {
    const centre = productCentre(cell % productGrid.cols, Math.floor(cell / productGrid.cols))
    return Math.round(terrainHeightM(centre) ?? 0)
  })
  return held
}
