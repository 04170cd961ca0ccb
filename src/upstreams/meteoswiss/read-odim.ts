import type { Dataset as Hdf5Dataset, File as Hdf5File } from 'h5wasm'
import { radarCols, radarRows } from './schema.ts'

/** Rain rate in mm/h, or a sum in mm. */
export type OdimQuantity = 'RATE' | 'ACRR'

/** Above this a value is a fault of the file: rates end at 118 mm/h, and no hour brings more rain than that. */
const absurdValue = 1000

let fileCount = 0

/**
 * Rain of a MeteoSwiss composite in ODIM HDF5, row by row from the north-west. NaN where the radars do not see.
 * Throws on everything that is not such a file. Slow to load and written in C: call it in a worker.
 */
export async function readOdim(bytes: Uint8Array, quantity: OdimQuantity): Promise<Float32Array> {
  const { Dataset, File, ready } = await import('h5wasm')
  const { FS } = await ready
  const name = `composite-${++fileCount}.h5`
  FS.writeFile(name, bytes)
  try {
    const file = new File(name, 'r')
    // The library reports a file it cannot open by a negative number alone.
    if (file.file_id < 0n) throw new Error('not HDF5')
    try {
      const data = file.get('dataset1/data1/data')
      if (!(data instanceof Dataset)) throw new Error('no data')
      return readValues(file, data, quantity)
    } finally {
      file.close()
    }
  } finally {
    FS.unlink(name)
  }
}

function readValues(file: Hdf5File, dataset: Hdf5Dataset, wanted: OdimQuantity): Float32Array {
  const { shape } = dataset
  // Looked at before anything is read: the shape decides how much memory that takes.
  if (shape?.length !== 2 || shape[0] !== radarRows || shape[1] !== radarCols) throw new Error('another grid')
  const quantity = attribute(file, 'quantity')
  if (quantity !== undefined && String(quantity).replaceAll('\0', '').trim() !== wanted)
    throw new Error('another quantity')
  const gain = numberAttribute(file, 'gain', 1)
  const offset = numberAttribute(file, 'offset', 0)
  const noData = numberAttribute(file, 'nodata', Number.NaN)
  const undetected = numberAttribute(file, 'undetect', Number.NaN)
  const values = dataset.value
  if (!(values instanceof Float64Array || values instanceof Float32Array || isIntegers(values))) {
    throw new Error('no numbers')
  }
  const rain = new Float32Array(radarRows * radarCols)
  if (values.length !== rain.length) throw new Error('another number of cells')
  for (let cell = 0; cell < rain.length; cell++) {
    const raw = values[cell] ?? Number.NaN
    const value = raw === undetected ? 0 : raw === noData ? Number.NaN : raw * gain + offset
    rain[cell] = value > absurdValue ? Number.NaN : Math.max(0, value)
  }
  return rain
}

type Integers = Uint8Array | Uint16Array | Uint32Array | Int8Array | Int16Array | Int32Array

function isIntegers(values: unknown): values is Integers {
  return ArrayBuffer.isView(values) && !(values instanceof DataView) && !/Big/.test(values.constructor.name)
}

/** ODIM lets an attribute stand at the data, at its dataset, or at the whole file. */
function attribute(file: Hdf5File, name: string): unknown {
  for (const path of ['dataset1/data1/what', 'dataset1/what', 'what']) {
    const group = file.get(path)
    const found = group !== null && 'attrs' in group ? group.attrs[name] : undefined
    if (found !== undefined) return found.value
  }
  return undefined
}

function numberAttribute(file: Hdf5File, name: string, missing: number): number {
  const value = attribute(file, name)
  const first = ArrayBuffer.isView(value) && !(value instanceof DataView) ? (value as Float64Array)[0] : value
  return typeof first === 'number' ? first : missing
}
