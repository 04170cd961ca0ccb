import { minuteMs } from '../domain/time/durations.ts'
import { hdf5File, odimDate, odimGroup, odimTime, writeAttribute } from './odim-file.ts'

/** OPERA's composite: 1 km cells of all Europe, in tiles; row 0 is the northern one. */
const grid = { rows: 4400, cols: 3800, tileRows: 760, tileCols: 880 }
/** Of Switzerland and what lies around it; the others hold nothing in the demo world. */
const tiles = [3, 4].flatMap((row) => [1, 2].map((col) => ({ row, col })))

const unseen = -9_999_000
const noEcho = -8_888_000

export type OperaContent = {
  atMs: number
  /** dBZ in a cell; null: no echo, undefined: no radar sees it. Asked row by row for each tile. */
  dbzAt: (row: number, col: number) => number | null | undefined
  /** Instead of what the provider writes. */
  changed?: {
    /** By "group/attribute". */
    attributes?: Record<string, string | number | bigint>
    shape?: [rows: number, cols: number]
  }
}

/** A composite CIRRUS, reflectivity, as OPERA publishes it. */
export function operaFile({ atMs, dbzAt, changed }: OperaContent): Promise<Uint8Array> {
  const of = (group: string, attributes: Record<string, string | number | bigint>) => {
    const own = Object.entries(changed?.attributes ?? {}).flatMap(([path, value]) => {
      const at = path.lastIndexOf('/')
      return path.slice(0, at) === group ? [[path.slice(at + 1), value] as const] : []
    })
    return { ...attributes, ...Object.fromEntries(own) }
  }
  const fromMs = atMs - 10 * minuteMs
  return hdf5File(`opera-${atMs}.h5`, (file) => {
    writeAttribute(file, 'Conventions', 'ODIM_H5/V2_4')
    odimGroup(
      file,
      'what',
      of('what', {
        object: 'COMP',
        version: 'H5rad 2.4',
        date: odimDate(atMs),
        time: odimTime(atMs),
        source: 'ORG:247',
      }),
    )
    odimGroup(
      file,
      'where',
      of('where', {
        projdef: '+proj=laea +lat_0=55.0 +lon_0=10.0 +x_0=1950000.0 +y_0=-2100000.0 +units=m +ellps=WGS84',
        xsize: BigInt(grid.cols),
        ysize: BigInt(grid.rows),
        xscale: 1000,
        yscale: 1000,
      }),
    )
    const dataset = odimGroup(file, 'dataset1', {})
    odimGroup(
      dataset,
      'what',
      of('dataset1/what', {
        product: 'MAX',
        startdate: odimDate(fromMs),
        starttime: odimTime(fromMs),
        enddate: odimDate(atMs),
        endtime: odimTime(atMs),
      }),
    )
    const data = odimGroup(dataset, 'data1', {})
    const what = { quantity: 'DBZH', gain: 1, offset: 0, nodata: unseen, undetect: noEcho }
    odimGroup(data, 'what', of('dataset1/data1/what', what))
    // Grown from one cell: made whole it would take 134 MB.
    const [rows, cols] = changed?.shape ?? [grid.rows, grid.cols]
    const values = data.create_dataset({
      name: 'data',
      data: Float64Array.of(unseen),
      shape: [1, 1],
      dtype: '<d',
      maxshape: [rows, cols],
      chunks: [grid.tileRows, grid.tileCols],
      compression: 'gzip',
      compression_opts: 1,
    })
    values.resize([rows, cols])
    for (const tile of tiles) {
      const firstRow = tile.row * grid.tileRows
      const firstCol = tile.col * grid.tileCols
      const [endRow, endCol] = [firstRow + grid.tileRows, firstCol + grid.tileCols]
      if (endRow > rows || endCol > cols) continue
      const numbers = new Float64Array(grid.tileRows * grid.tileCols)
      let cell = 0
      for (let row = firstRow; row < endRow; row++)
        for (let col = firstCol; col < endCol; col++) {
          const dbz = dbzAt(row, col)
          numbers[cell++] = dbz === undefined ? unseen : (dbz ?? noEcho)
        }
      values.write_slice(
        [
          [firstRow, endRow],
          [firstCol, endCol],
        ],
        numbers,
      )
    }
  })
}
