import { expect, it } from 'vitest'
import { terrainHeightM } from '../../reference/terrain/terrain.ts'
import { productCell, productCells, productCentre, productGrid } from './product-grid.ts'
import { productHeights } from './product-heights.ts'

it('every cell of the product grid has the height of its centre', () => {
  const heights = productHeights()
  expect(heights).toHaveLength(productCells)
  const bern = productCell({ lat: 46.948, lon: 7.4474 }) ?? 0
  expect(Math.abs((heights[bern] as number) - 540)).toBeLessThan(60)
  for (const [col, row] of [
    [0, 0],
    [productGrid.cols - 1, 0],
    [0, productGrid.rows - 1],
    [productGrid.cols - 1, productGrid.rows - 1],
  ] as const) {
    const heightM = terrainHeightM(productCentre(col, row))
    expect(heightM).not.toBeNull()
    expect(heights[row * productGrid.cols + col]).toBe(Math.round(heightM ?? Number.NaN))
  }
})
