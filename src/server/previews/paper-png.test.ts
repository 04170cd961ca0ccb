import { decode } from 'fast-png'
import { expect, it } from 'vitest'
import { paperPng } from './paper-png.ts'

/** Five pixels in two lines of which each ends within a byte. */
const shades = [0, 60, 128, 200, 255, 255, 0, 255, 0, 119]
const drawn = { width: 5, height: 2, pixels: Uint8Array.from(shades.flatMap((one) => [one, one, one, 255])) }

it.each([
  [4, [0, 4, 8, 12, 15, 15, 0, 15, 0, 7]],
  [1, [0, 0, 1, 1, 1, 1, 0, 1, 0, 0]],
] as const)('a grey PNG of %i bits, read by another decoder', (depth, levels) => {
  const png = decode(paperPng(drawn, depth))
  expect([png.width, png.height, png.channels, png.depth]).toEqual([5, 2, 1, depth])
  const rowBytes = Math.ceil((5 * depth) / 8)
  const read = levels.map((_, index) => {
    const bit = (index % 5) * depth
    const byte = png.data[Math.floor(index / 5) * rowBytes + (bit >> 3)] as number
    return (byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
  })
  expect(read).toEqual(levels)
})
