import type { Dataset as Hdf5Dataset, File as Hdf5File } from 'h5wasm'
import { radarCols, radarRows } from './schema.ts'

/** Rain rate in mm/h, a sum in mm, or the probability of hail in per cent. */
export type OdimQuantity = 'RATE' | 'ACRR' | 'POH'
export type OdimJob = { bytes: Uint8Array<ArrayBuffer>; quantity: OdimQuantity }

/**
 * Above this a value is a fault of the file: rates end at 118 mm/h, no hour brings more rain than that, and nothing is
 * more than certain but for rounding.
 */
const absurdValue: Record<OdimQuantity, number> = { RATE: 200, ACRR: 200, POH: 100.5 }
/** A few faulty cells are unknown; more of them, and the whole file is written otherwise than we read it. */
const mostAbsurdShare = 0.01
/** Such an average never falls on 450 000 km²: these are codes, or another unit. */
const highestMean = 15

let fileCount = 0

/**
 * Rain of a MeteoSwiss composite in ODIM HDF5, row by row from the north-west. NaN where the radars do not see.
 * Throws on everything that is not such a file. Slow to load and written in C: call it in a worker.
 */
export async function readOdim(
  bytes: Uint8Array,
  quantity: OdimQuantity,
): Promise<Float32Array<ArrayBuffer>> {
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

function readValues(file: Hdf5File, dataset: Hdf5Dataset, wanted: OdimQuantity): Float32Array<ArrayBuffer> {
  const { shape } = dataset
  // Looked at before anything is read: the shape decides how much memory that takes.
  if (shape?.length !== 2 || shape[0] !== radarRows || shape[1] !== radarCols) throw new Error('another grid')
  const quantity = attribute(file, 'quantity')
  // How hail files name theirs is not documented: they are recognised by their values.
  if (wanted !== 'POH' && quantity !== undefined && String(quantity).replaceAll('\0', '').trim() !== wanted)
    throw new Error('another quantity')
  const gain = numberAttribute(file, 'gain', 1)
  const offset = numberAttribute(file, 'offset', 0)
  const noData = numberAttribute(file, 'nodata', Number.NaN)
  const undetected = numberAttribute(file, 'undetect', Number.NaN)
  const values = dataset.value
  if (!ArrayBuffer.isView(values) || values instanceof DataView) throw new Error('no numbers')
  const numbers = values
  const rain = new Float32Array(radarRows * radarCols)
  if (numbers.length !== rain.length) throw new Error('another number of cells')
  for (let cell = 0; cell < rain.length; cell++) {
    const raw = Number(numbers[cell])
    rain[cell] = raw === undetected ? 0 : raw === noData ? Number.NaN : raw * gain + offset
  }
  if (wanted === 'POH' && !isPercent(file, rain))
    for (const [cell, value] of rain.entries()) rain[cell] = value * 100
  return possibleValues(rain, wanted)
}

/**
 * ODIM (table 16) gives the probability of hail as a fraction, and so do files seen by others, but the standard also
 * knows a unit, and where most cells with any hail exceed 1 they can be no fractions. A single faulty cell proves nothing.
 */
function isPercent(file: Hdf5File, hail: Float32Array): boolean {
  if (/%|per ?cent/i.test(String(attribute(file, 'unit') ?? ''))) return true
  let some = 0
  let aboveOne = 0
  for (const value of hail) {
    if (value > 0) some++
    if (value > 1.01) aboveOne++
  }
  return aboveOne > some / 2
}

/** Negative or absurd cells are unknown; throws where there are so many that the encoding itself is in doubt. */
function possibleValues(rain: Float32Array<ArrayBuffer>, quantity: OdimQuantity): Float32Array<ArrayBuffer> {
  let known = 0
  let absurd = 0
  let sum = 0
  for (let cell = 0; cell < rain.length; cell++) {
    const value = rain[cell] as number
    if (!Number.isFinite(value)) {
      rain[cell] = Number.NaN
      continue
    }
    known++
    if (value > absurdValue[quantity] || value < -1) {
      absurd++
      rain[cell] = Number.NaN
    } else {
      rain[cell] = Math.max(0, value)
      sum += value
    }
  }
  // Whether hail files write 0 or no data where there is no hail is not documented: either way most cells have none.
  const judged = quantity === 'POH' ? rain.length : known
  if (absurd > judged * mostAbsurdShare || sum > judged * highestMean) throw new Error('impossible values')
  return rain
}

/** ODIM allows an attribute on the data, on its dataset, or on the whole file. */
function attribute(file: Hdf5File, name: string): unknown {
  for (const path of ['dataset1/data1/what', 'dataset1/what', 'what']) {
    const group = file.get(path)
    const found = group !== null && 'attrs' in group ? group.attrs[name] : undefined
    if (found !== undefined) return found.value
  }
  return undefined
}

/** HDF5 knows numbers of many kinds, 64-bit integers among them. Throws where the attribute is no number. */
function numberAttribute(file: Hdf5File, name: string, missing: number): number {
  const value = attribute(file, name)
  if (value === undefined || value === null) return missing
  const first = ArrayBuffer.isView(value) && 0 in value ? value[0] : value
  if (typeof first === 'number' || typeof first === 'bigint') return Number(first)
  throw new Error(`${name} is no number`)
}
