import proj4 from 'proj4'
import { describe, expect, it } from 'vitest'
import { productCentre, productGrid } from './product-grid.ts'
import { swissGrid as swiss } from './radar.fixture.ts'
import { reprojection } from './reprojection.ts'

describe('from the Swiss grid to web mercator', () => {
  const cells = reprojection(swiss, productGrid)

  it('finds the cell that the whole projection finds, at every seventh cell', () => {
    const toSwiss = proj4('EPSG:4326', 'EPSG:2056')
    let checked = 0
    for (let row = 3; row < productGrid.rows; row += 7) {
      for (let col = 3; col < productGrid.cols; col += 7) {
        const { lat, lon } = productCentre(col, row)
        const [east = 0, north = 0] = toSwiss.forward([lon, lat])
        const cell = cells[row * productGrid.cols + col] as number
        const centreEast = swiss.westM + ((cell % swiss.cols) + 0.5) * swiss.cellM
        const centreNorth = swiss.northM - (Math.floor(cell / swiss.cols) + 0.5) * swiss.cellM
        // Half a cell, and a metre for the lattice.
        expect(Math.abs(east - centreEast)).toBeLessThan(501)
        expect(Math.abs(north - centreNorth)).toBeLessThan(501)
        checked++
      }
    }
    expect(checked).toBeGreaterThan(4000)
  })

  /** The old observatory of Bern is 2 600 000 / 1 200 000 by definition (swisstopo). */
  it('puts Bern where it is', () => {
    const [lon = 0, lat = 0] = proj4('EPSG:2056', 'EPSG:4326').forward([2_600_000, 1_200_000])
    expect(lat).toBeCloseTo(46.951, 3)
    expect(lon).toBeCloseTo(7.4386, 3)
  })

  it('knows what lies outside', () => {
    const small = { ...swiss, rows: 10, cols: 10 }
    expect(reprojection(small, productGrid).every((cell) => cell === -1)).toBe(true)
  })

  it('is the identity on its own grid', () => {
    const same = reprojection(productGrid, productGrid)
    expect(same.every((cell, index) => cell === index)).toBe(true)
  })
})
