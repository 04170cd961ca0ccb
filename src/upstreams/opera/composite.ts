import type { RadarGrid } from '../../domain/rain/radar.ts'
import { rateOfDbz } from '../../domain/rain/reflectivity.ts'
import { type Attributes, openHdf5, type ReadBytes } from './hdf5.ts'

/** Cells of the composite, 1 km wide, row 0 in the north. */
export type Window = { row: number; col: number; rows: number; cols: number }

/** The whole of Europe. */
const europe = { rows: 4400, cols: 3800 }
const cellM = 1000
const projection = { proj: 'laea', lat_0: 55, lon_0: 10, x_0: 1_950_000, y_0: -2_100_000, ellps: 'WGS84' }

/**
 * CIRRUS holds the strongest echo of all heights, which is more than what reaches the ground: by 2.34 to 2.39 in the Alps,
 * 1.80 to 1.85 over Europe (median over the wet cells of five pairs of CIRRUS and OPERA's rates near the ground, 26
 * November 2024); another count, of 10 August 2026, gave 2.2.
 */
const aloft = 2.2
/** Less is drizzle at most, and often none: insects, dust, ground. */
const leastDbz = 7
/** More is hail, of which the relation knows nothing: it would say 100 mm/h and more. */
const mostDbz = 55
/** Outside of these no echo lies; a few cells are interference, more mean that the file is written otherwise. */
const possibleDbz = { lowest: -40, highest: 100 }
const mostImpossibleShare = 0.001

export const gridOf = ({ row, col, rows, cols }: Window): RadarGrid => ({
  projection: 'OPERA',
  westM: col * cellM,
  northM: -row * cellM,
  cellM,
  rows,
  cols,
})

/**
 * A window of OPERA's composite CIRRUS in ODIM HDF5 as rates of rain, estimated: NaN where no radar sees, 0 where one
 * sees no echo. Reads the tiles under the window and no others. Throws on everything that is not this composite of this
 * time.
 */
export async function readComposite(read: ReadBytes, at: number, window: Window): Promise<Float32Array> {
  const file = await openHdf5(read)
  const [root, what, where, product, data] = await Promise.all(
    ['', 'what', 'where', 'dataset1/what', 'dataset1/data1/what'].map(file.attributes),
  )
  if (!root || !what || !where || !product || !data) throw new Error('no description')
  expectComposite({ root, what, where, product, data }, at)
  const tiled = await file.tiled('dataset1/data1/data')
  if (tiled.rows !== europe.rows || tiled.cols !== europe.cols) throw new Error('another grid')
  const rateOf = createScale(data)
  const rateMmh = new Float32Array(window.rows * window.cols).fill(Number.NaN)
  const under = tiled.tiles.filter(
    ({ row, col }) =>
      row < window.row + window.rows &&
      col < window.col + window.cols &&
      row + tiled.tileRows > window.row &&
      col + tiled.tileCols > window.col,
  )
  // A window has four of them; a file that lists one twice, or lists them all as one, wants to be read for ever.
  if (new Set(under.map(({ row, col }) => `${row}/${col}`)).size < under.length)
    throw new Error('a tile twice')
  for (const tile of under) {
    const values = await file.values(tiled, tile)
    const firstRow = Math.max(window.row, tile.row)
    const lastRow = Math.min(window.row + window.rows, tile.row + tiled.tileRows)
    const firstCol = Math.max(window.col, tile.col)
    const lastCol = Math.min(window.col + window.cols, tile.col + tiled.tileCols)
    for (let row = firstRow; row < lastRow; row++)
      for (let col = firstCol; col < lastCol; col++)
        rateMmh[(row - window.row) * window.cols + col - window.col] = rateOf.rate(
          values[(row - tile.row) * tiled.tileCols + col - tile.col] as number,
        )
  }
  rateOf.expectPossible()
  return rateMmh
}

type Description = Record<'root' | 'what' | 'where' | 'product' | 'data', Attributes>

function expectComposite({ root, what, where, product, data }: Description, at: number): void {
  const time = new Date(at).toISOString()
  const expected = [
    [String(root.get('Conventions')).startsWith('ODIM_H5/V2'), 'another convention'],
    [what.get('object') === 'COMP' && product.get('product') === 'MAX', 'another product'],
    [data.get('quantity') === 'DBZH', 'another quantity'],
    [what.get('date') === time.slice(0, 10).replaceAll('-', ''), 'another day'],
    [String(what.get('time')).slice(0, 4) === time.slice(11, 16).replace(':', ''), 'another time'],
    [where.get('xsize') === europe.cols && where.get('ysize') === europe.rows, 'another grid'],
    [where.get('xscale') === cellM && where.get('yscale') === cellM, 'other cells'],
    [isProjection(where.get('projdef')), 'another projection'],
  ] as const
  for (const [isTrue, problem] of expected) if (!isTrue) throw new Error(problem)
}

/** Written in any order and with any zeros. */
function isProjection(text: string | number | undefined): boolean {
  const given = new Map(
    [...String(text).matchAll(/\+(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
  return Object.entries(projection).every(([name, value]) =>
    typeof value === 'number' ? Number(given.get(name) ?? Number.NaN) === value : given.get(name) === value,
  )
}

/** Stored numbers as mm/h. */
function createScale(data: Attributes) {
  const numberOf = (name: string): number => {
    const value = data.get(name)
    if (typeof value !== 'number' || Number.isNaN(value)) throw new Error(`${name} is no number`)
    return value
  }
  const gain = numberOf('gain')
  const offset = numberOf('offset')
  const unseen = numberOf('nodata')
  const noEcho = numberOf('undetect')
  let seen = 0
  let impossible = 0
  return {
    rate(raw: number): number {
      if (raw === unseen || Number.isNaN(raw)) return Number.NaN
      seen++
      if (raw === noEcho) return 0
      const dbz = raw * gain + offset
      if (dbz < possibleDbz.lowest || dbz > possibleDbz.highest) {
        impossible++
        return Number.NaN
      }
      return dbz < leastDbz ? 0 : rateOfDbz(Math.min(dbz, mostDbz)) / aloft
    },
    expectPossible(): void {
      if (impossible > seen * mostImpossibleShare) throw new Error('impossible values')
    },
  }
}
