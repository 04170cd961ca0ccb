import { createShortTurns } from '../../concurrency/short-turns.ts'
import type { FlashCell } from '../../domain/rain/lightning.ts'
import { type Picture, readTiff } from './read-tiff.ts'

/** The office's colours of 1 to 20 flashes; black is none. */
const colours = [
  '254,249,189 254,243,173 255,236,158 254,229,143 254,222,128 254,213,113 254,200,98 254,186,83 254,173,73 254,160,66',
  '253,147,62 253,130,54 253,110,47 252,86,42 246,68,38 237,51,33 228,30,29 212,16,33 195,6,36 177,0,38',
].flatMap((line) => line.split(' ').map((colour) => colour.split(',').map(Number)))
const classOf = new Map(
  colours.map(([red = 0, green = 0, blue = 0], index) => [(red << 16) | (green << 8) | blue, index + 1]),
)

/** A cell of what is kept: the instrument's own pixels are some 4 km wide here. */
const cellDegrees = 0.02
/** More than any storm fills in five minutes. */
const mostCells = 5000
/** The window that is asked for, and a little. */
const window = { west: 4, south: 44, east: 13, north: 50 }

/** A text says why the picture cannot be believed. */
export async function readFlashes(bytes: Uint8Array): Promise<FlashCell[] | string> {
  const picture = await readTiff(bytes)
  if (typeof picture === 'string') return picture
  const { west, north, degreesX, degreesY, width, height } = picture
  const [east, south] = [west + width * degreesX, north - height * degreesY]
  if (west < window.west || east > window.east || south < window.south || north > window.north)
    return 'a picture of elsewhere'
  return cellsOf(picture)
}

/** Millions of pixels, nearly all of them black: rows without a flash are told apart at once, and others get their turn. */
async function cellsOf(picture: Picture): Promise<FlashCell[] | string> {
  const { west, north, degreesX, degreesY, width, rows } = picture
  const turns = createShortTurns()
  const dark = Buffer.alloc(width * 3)
  const highest = new Map<number, number>()
  for (const { firstRow, pixels } of rows) {
    for (let row = 0; row * width * 3 < pixels.length; row++) {
      await turns()
      const line = pixels.subarray(row * width * 3, (row + 1) * width * 3)
      if (dark.equals(line)) continue
      const lat = north - (firstRow + row + 0.5) * degreesY
      for (let column = 0; column < width; column++) {
        const at = column * 3
        const colour =
          ((line[at] as number) << 16) | ((line[at + 1] as number) << 8) | (line[at + 2] as number)
        if (colour === 0) continue
        const flashes = classOf.get(colour)
        // Another palette, or a picture that was smoothed: its numbers mean nothing.
        if (flashes === undefined) return 'a colour that is no number of flashes'
        const lon = west + (column + 0.5) * degreesX
        const key = Math.floor(lat / cellDegrees) * 100_000 + Math.floor(lon / cellDegrees)
        highest.set(key, Math.max(highest.get(key) ?? 0, flashes))
        if (highest.size > mostCells) return 'more flashes than there can be'
      }
    }
  }
  const middle = (cell: number) => Math.round((cell + 0.5) * cellDegrees * 1000) / 1000
  return [...highest].map(([key, flashes]) => [
    middle(key % 100_000),
    middle(Math.floor(key / 100_000)),
    flashes,
  ])
}
