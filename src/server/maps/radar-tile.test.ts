import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { productCell, productCells, productGrid } from '../../services/radar/product-grid.ts'
import { emptyTile, radarTile } from './radar-tile.ts'

const zurich = { lat: 47.37, lon: 8.54 }
/** The pixel of a place on the tile that it lies in, as maps count them. */
function pixelOf({ lat, lon }: typeof zurich, z: number, size: number) {
  const world = size * 2 ** z
  const x = ((lon + 180) / 360) * world
  const y = ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * world
  return {
    x: Math.floor(x / size),
    y: Math.floor(y / size),
    column: Math.floor(x % size),
    row: Math.floor(y % size),
  }
}
function painted(png: Buffer) {
  const { width, height, data, palette } = decode(png)
  return { width, height, at: (column: number, row: number) => palette?.[data[row * width + column] ?? 0] }
}

describe('a radar tile', () => {
  it.each([
    [8, 256],
    [8, 512],
    [7, 256],
  ] as const)('at zoom %i and %i pixels paints rain where it falls', (z, size) => {
    const levels = new Uint8Array(productCells)
    levels[productCell(zurich) ?? 0] = 9
    const { x, y, column, row } = pixelOf(zurich, z, size)
    const tile = painted(radarTile(levels, productGrid, { size, z, x, y }))
    expect([tile.width, tile.height]).toEqual([size, size])
    expect(tile.at(column, row)).toEqual([0x52, 0x02, 0x0d, 0xe0])
    expect(tile.at((column + size / 2) % size, row)?.[3]).toBe(0)
  })

  it('without rain is the one empty tile, unseen cells and places beyond the map included', () => {
    const unseen = new Uint8Array(productCells).fill(255)
    const at = { size: 256, z: 8, ...pixelOf(zurich, 8, 256) } as const
    expect(radarTile(unseen, productGrid, at)).toBe(emptyTile(256))
    const wet = new Uint8Array(productCells).fill(5)
    expect(radarTile(wet, productGrid, { size: 256, z: 8, x: 0, y: 0 })).toBe(emptyTile(256))
    expect(radarTile(wet, productGrid, { size: 256, z: 0, x: 0, y: 0 })).not.toBe(emptyTile(256))
  })
})
