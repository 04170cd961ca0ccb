import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { terrain, terrainHeightM } from './terrain.ts'

describe('the terrain', () => {
  it('is the cut of ETOPO1 that it says', () => {
    const { cols, rows, heightsM } = terrain()
    expect(heightsM).toHaveLength(cols * rows)
    const bytes = Buffer.alloc(2 * heightsM.length)
    for (const [cell, heightM] of heightsM.entries()) bytes.writeInt16LE(heightM, 2 * cell)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(
      'f3bb5e76557d54934b0a6a9852e0f75cbbe0534462391ccfaff5862cdc3ebe13',
    )
  })

  it.each([
    ['Bern', 46.948, 7.4474, 540, 50],
    ['Zürich', 47.3769, 8.5417, 410, 50],
    ['Milano', 45.4642, 9.19, 122, 20],
    ['Jungfraujoch', 46.5475, 7.9854, 3466, 300],
    ['Mont Blanc', 45.8326, 6.8652, 4806, 900],
  ])('%s lies about where it does', (_name, lat, lon, heightM, within) => {
    expect(Math.abs((terrainHeightM({ lat, lon }) ?? 0) - heightM)).toBeLessThan(within)
  })

  it('a cell’s centre has the cell’s height, and what lies between that between them', () => {
    const { west, north, cellDegrees, cols, heightsM } = terrain()
    const centre = (row: number, col: number) =>
      terrainHeightM({ lat: north - (row + 0.5) * cellDegrees, lon: west + (col + 0.5) * cellDegrees })
    const at = (row: number, col: number) => heightsM[row * cols + col] as number
    expect(centre(120, 180)).toBeCloseTo(at(120, 180), 3)
    expect(centre(120, 180.5)).toBeCloseTo((at(120, 180) + at(120, 181)) / 2, 3)
    expect(centre(120.5, 180)).toBeCloseTo((at(120, 180) + at(121, 180)) / 2, 3)
  })

  it('ends at its edges', () => {
    expect(terrainHeightM({ lat: 48.5, lon: 5 })).not.toBeNull()
    expect(terrainHeightM({ lat: 45, lon: 11.5 })).not.toBeNull()
    for (const [lat, lon] of [
      [48.51, 8],
      [44.99, 8],
      [47, 4.99],
      [47, 11.51],
      [Number.NaN, 8],
    ] as const)
      expect(terrainHeightM({ lat, lon })).toBeNull()
  })
})
