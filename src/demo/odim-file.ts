import type { Group, File as Hdf5File } from 'h5wasm'
import type { PlaneGrid } from './drifting-noise.ts'
import { fromPlane } from './swiss-plane.ts'

export type OdimContent = {
  name: string
  product: 'RZC' | 'CPC' | 'BZC'
  /** Rates in mm/h, sums in mm, probabilities of hail as fractions. */
  quantity: 'RATE' | 'ACRR' | 'POH'
  startMs: number
  endMs: number
  /** The value for nothing detected. */
  undetected: number
  /** Row by row from the north-west. */
  values: Float32Array
}

export const odimDate = (atMs: number) => new Date(atMs).toISOString().slice(0, 10).replaceAll('-', '')
export const odimTime = (atMs: number) => new Date(atMs).toISOString().slice(11, 19).replaceAll(':', '')

/** A group with attributes, texts at their full length as ODIM has them. */
export function odimGroup(
  holder: Pick<Group, 'create_group'>,
  path: string,
  attributes: Record<string, string | number | bigint>,
): Group {
  const made = holder.create_group(path)
  for (const [key, value] of Object.entries(attributes)) writeAttribute(made, key, value)
  return made
}

export function writeAttribute(
  to: Pick<Group, 'create_attribute'>,
  name: string,
  value: string | number | bigint,
): void {
  if (typeof value === 'string') to.create_attribute(name, value, null, `S${value.length + 1}`)
  else if (typeof value === 'bigint') to.create_attribute(name, BigUint64Array.of(value), [], '<Q')
  else to.create_attribute(name, value, null, '<d')
}

/** An HDF5 file as it is written. The library is loaded with the first one. */
export async function hdf5File(name: string, write: (file: Hdf5File) => void): Promise<Uint8Array> {
  const { default: h5wasm } = await import('h5wasm')
  const { FS } = await h5wasm.ready
  const file = new h5wasm.File(name, 'w', { libver: ['earliest', 'latest'] })
  try {
    write(file)
  } finally {
    file.close()
  }
  const bytes = FS.readFile(name)
  FS.unlink(name)
  return bytes
}

/** A composite of MeteoSwiss as an ODIM HDF5 file. */
export function odimFile(grid: PlaneGrid, content: OdimContent): Promise<Uint8Array> {
  const { rows, cols, westKm, northKm } = grid
  const corner = (prefix: string, xKm: number, yKm: number) => {
    const { lat, lon } = fromPlane({ xKm, yKm })
    return { [`${prefix}_lat`]: lat, [`${prefix}_lon`]: lon }
  }
  return hdf5File(content.name, (file) => {
    writeAttribute(file, 'Conventions', 'ODIM_H5/V2_3')
    odimGroup(file, 'what', {
      object: 'COMP',
      version: 'H5rad 2.3',
      date: odimDate(content.endMs),
      time: odimTime(content.endMs),
      source: 'ORG:215,CTY:644,CMT:MeteoSwiss',
    })
    odimGroup(file, 'where', {
      projdef:
        '+proj=somerc +lat_0=46.95240555555556 +lon_0=7.439583333333333 +k_0=1 +x_0=2600000 +y_0=1200000 +ellps=bessel +towgs84=674.374,15.056,405.346,0,0,0,0 +units=m +no_defs',
      xsize: cols,
      ysize: rows,
      xscale: 1000,
      yscale: 1000,
      ...corner('UL', westKm, northKm),
      ...corner('UR', westKm + cols, northKm),
      ...corner('LL', westKm, northKm - rows),
      ...corner('LR', westKm + cols, northKm - rows),
    })
    const dataset = odimGroup(file, 'dataset1', {})
    odimGroup(dataset, 'what', {
      product: 'COMP',
      prodname: content.product,
      startdate: odimDate(content.startMs),
      starttime: odimTime(content.startMs),
      enddate: odimDate(content.endMs),
      endtime: odimTime(content.endMs),
    })
    const data = odimGroup(dataset, 'data1', {})
    odimGroup(data, 'what', {
      quantity: content.quantity,
      gain: 1,
      offset: 0,
      nodata: Number.NaN,
      undetect: content.undetected,
    })
    data.create_dataset({
      name: 'data',
      data: content.values,
      shape: [rows, cols],
      dtype: '<f4',
      chunks: [rows / 10, cols],
      compression: 'gzip',
      compression_opts: 1,
    })
  })
}
