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

/** A composite as an ODIM HDF5 file. The library is loaded with the first one. */
export async function odimFile(grid: PlaneGrid, content: OdimContent): Promise<Uint8Array> {
  const { default: h5wasm } = await import('h5wasm')
  const { FS } = await h5wasm.ready
  const { rows, cols, westKm, northKm } = grid
  const dateOf = (atMs: number) => new Date(atMs).toISOString().slice(0, 10).replaceAll('-', '')
  const timeOf = (atMs: number) => new Date(atMs).toISOString().slice(11, 19).replaceAll(':', '')
  const corner = (prefix: string, xKm: number, yKm: number) => {
    const { lat, lon } = fromPlane({ xKm, yKm })
    return { [`${prefix}_lat`]: lat, [`${prefix}_lon`]: lon }
  }
  const file = new h5wasm.File(content.name, 'w')
  type Holder = Pick<typeof file, 'create_attribute' | 'create_group' | 'create_dataset'>
  const group = (holder: Holder, path: string, attributes: Record<string, string | number>) => {
    const made = holder.create_group(path)
    for (const [key, value] of Object.entries(attributes)) made.create_attribute(key, value)
    return made
  }
  try {
    file.create_attribute('Conventions', 'ODIM_H5/V2_3')
    group(file, 'what', {
      object: 'COMP',
      version: 'H5rad 2.3',
      date: dateOf(content.endMs),
      time: timeOf(content.endMs),
      source: 'ORG:215,CTY:644,CMT:MeteoSwiss',
    })
    group(file, 'where', {
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
    const dataset = group(file, 'dataset1', {})
    group(dataset, 'what', {
      product: 'COMP',
      prodname: content.product,
      startdate: dateOf(content.startMs),
      starttime: timeOf(content.startMs),
      enddate: dateOf(content.endMs),
      endtime: timeOf(content.endMs),
    })
    const data = group(dataset, 'data1', {})
    group(data, 'what', {
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
  } finally {
    file.close()
  }
  const bytes = FS.readFile(content.name)
  FS.unlink(content.name)
  return bytes
}
