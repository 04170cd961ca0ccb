import type { RadarGrid } from '../../domain/rain/radar.ts'
import { levelPicture, type Picture } from './picture.ts'
import { productGrid } from './product-grid.ts'
import { reprojection } from './reprojection.ts'

/** Clouds are soft: cells four times as wide, levels of 5 % (0 to 20). */
const coarser = 4
const percentPerLevel = 5
export const cloudGrid: RadarGrid = {
  ...productGrid,
  cellM: productGrid.cellM * coarser,
  rows: productGrid.rows / coarser,
  cols: productGrid.cols / coarser,
}

export function cloudPicture(grid: RadarGrid, percent: Uint8Array): Picture {
  const levels = Uint8Array.from(reprojection(grid, cloudGrid), (cell) =>
    cell < 0 ? 0 : Math.round((percent[cell] as number) / percentPerLevel),
  )
  return levelPicture(cloudGrid.cols, cloudGrid.rows, levels)
}
