import { describe, expect, it } from 'vitest'
import { productCells, productGrid } from '../product-grid.ts'
import { observedPhases, phases, snowEverywhere } from './phase-map.ts'

const at = (row: number, col: number) => row * productGrid.cols + col

describe('snow or rain', () => {
  it('is known only where something falls', () => {
    const cells = Int32Array.from({ length: productCells }, (_, i) => (i < 3 ? i : -1))
    const observed = observedPhases(cells, Float32Array.of(0.05, 2, 3), Uint8Array.of(1, 1, 0))
    expect([...observed.subarray(0, 4)]).toEqual([phases.unknown, phases.snow, phases.rain, phases.unknown])
  })

  it('is taken from the nearest cell where something falls', () => {
    const observed = new Uint8Array(productCells)
    observed[at(100, 100)] = phases.snow
    observed[at(100, 300)] = phases.rain
    observed[at(380, 100)] = phases.rain
    const snow = snowEverywhere(observed)
    expect(snow?.[at(100, 180)]).toBe(1)
    expect(snow?.[at(100, 220)]).toBe(0)
    expect(snow?.[at(0, 0)]).toBe(1)
    expect(snow?.[at(400, 90)]).toBe(0)
    expect(snow?.[at(200, 120)]).toBe(1)
  })

  it('is unknown where nothing falls at all', () => {
    expect(snowEverywhere(new Uint8Array(productCells))).toBeNull()
  })
})
