import { describe, expect, it } from 'vitest'
import { unknownCode } from '../../../domain/rain/rate-codes.ts'
import { cellAfter } from '../../../domain/rain/strong-cell.ts'
import { productCells } from '../product-grid.ts'
import { rainAround, zurich } from '../radar.fixture.ts'
import type { ProductMotion } from '../radar-parts.ts'
import { strongCells } from './strong-cells.ts'

/** Cells a minute, the same all over. */
const motionOf = (east: number, south: number): ProductMotion => ({
  cols: 16,
  rows: 13,
  blockCells: 32,
  u: new Float32Array(208).fill(east),
  v: new Float32Array(208).fill(south),
})

describe('strong cells', () => {
  it('are where the heaviest rain is, with where it goes', () => {
    const [cell, ...others] = strongCells(rainAround(zurich, 40), motionOf(0.5, -0.5))
    expect(others).toEqual([])
    expect(cell?.lat).toBeCloseTo(zurich.lat, 1)
    expect(cell?.lon).toBeCloseTo(zurich.lon, 1)
    expect(cell?.rateMmh).toBeCloseTo(40, -1)
    // A cell is 0.94 km wide there.
    expect(cell).toMatchObject({ towardsDegrees: 45, speedKmh: 40 })
    const later = cell && cellAfter(cell, 0.5)
    expect(((later?.lat ?? 0) - (cell?.lat ?? 0)) * 111.2).toBeCloseTo(14.1, 0)
    expect(((later?.lon ?? 0) - (cell?.lon ?? 0)) * 75.3).toBeCloseTo(14.1, 0)
  })

  it('are neither moderate rain, nor a spot, nor what stands still, nor what no radar sees', () => {
    const moving = motionOf(0.5, 0)
    expect(strongCells(rainAround(zurich, 12), moving)).toEqual([])
    expect(strongCells(rainAround(zurich, 60, 1), moving)).toEqual([])
    expect(strongCells(rainAround(zurich, 60), motionOf(0.02, 0))).toEqual([])
    expect(strongCells(new Uint8Array(productCells).fill(unknownCode), moving)).toEqual([])
  })
})
