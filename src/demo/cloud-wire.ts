import { dayMs, minuteMs } from '../domain/time/durations.ts'
import { notFound } from './answers.ts'
import type { Atmosphere } from './atmosphere.ts'
import type { DemoWire } from './demo-wire.ts'
import { listOfTimes } from './eumetview-list.ts'
import { clamp } from './noise.ts'

const layer = 'ir105_hrfi'
const stepMs = 10 * minuteMs
const publishedAfterMs = 18 * minuteMs
const mostPixels = 1_000_000
/** The air is asked at every so many pixels; in between the cover passes over. */
const lattice = 8
/** The picture's greys: bare ground, and the top of closed cloud. */
const groundGrey = 96
const cloudGrey = 192
/** Tops of fog and stratus are nearly as warm as the ground. */
const lowCloudSeen = 0.3

/** EUMETView: the list of times of the infrared layer, and its pictures as PNG. */
export const cloudWire: DemoWire = {
  paths: /\/geoserver\/(mtg_fd\/ir105_hrfi\/)?wms$/,
  create({ atmosphere }) {
    return ({ url: { searchParams }, nowMs }) => {
      const end = Math.floor((nowMs - publishedAfterMs) / stepMs) * stepMs
      const start = end - dayMs
      if (searchParams.get('request') === 'GetCapabilities')
        return listOfTimes(layer, { start, end, step: 'PT10M' })
      const box = (searchParams.get('bbox') ?? '').split(',').map(Number)
      const [cols, rows] = [Number(searchParams.get('width')), Number(searchParams.get('height'))]
      const time = Date.parse(searchParams.get('time') ?? '')
      const isAsked =
        searchParams.get('layers') === `mtg_fd:${layer}` && searchParams.get('crs') === 'EPSG:3857'
      if (!isAsked || box.length !== 4 || !box.every(Number.isFinite)) return notFound()
      if (!(cols > 0 && rows > 0 && cols * rows <= mostPixels)) return notFound()
      // Without a time the newest; of one it does not have the nearest.
      const at = Number.isNaN(time) ? end : clamp(Math.round(time / stepMs) * stepMs, start, end)
      return png({ cols, rows }, greys(atmosphere, { box, cols, rows }, at))
    }
  },
}

type Picture = { box: number[]; cols: number; rows: number }

/** From the north-west corner of the box, given in web mercator's metres. */
function greys(atmosphere: Atmosphere, { box, cols, rows }: Picture, at: number): Uint8Array {
  const [west = 0, south = 0, east = 0, north = 0] = box
  const degree = Math.PI / 180
  const radiusM = 6_378_137
  const nodeCols = Math.ceil(cols / lattice) + 1
  const nodeRows = Math.ceil(rows / lattice) + 1
  const cover = Float32Array.from({ length: nodeCols * nodeRows }, (_, node) => {
    const x = west + ((east - west) * (node % nodeCols) * lattice) / cols
    const y = north - ((north - south) * Math.floor(node / nodeCols) * lattice) / rows
    const place = { lat: Math.atan(Math.sinh(y / radiusM)) / degree, lon: x / radiusM / degree }
    const air = atmosphere.at(place, null, at)
    return (air.cloudPercent / 100) * (air.fog || air.stratus ? lowCloudSeen : 1)
  })
  return Uint8Array.from({ length: cols * rows }, (_, pixel) => {
    const x = ((pixel % cols) + 0.5) / lattice
    const y = (Math.floor(pixel / cols) + 0.5) / lattice
    const node = Math.floor(y) * nodeCols + Math.floor(x)
    const along = (from: number) => {
      const [left = 0, right = 0] = [cover[from], cover[from + 1]]
      return left + (right - left) * (x - Math.floor(x))
    }
    const share = along(node) + (along(node + nodeCols) - along(node)) * (y - Math.floor(y))
    return Math.round(groundGrey + (cloudGrey - groundGrey) * share)
  })
}

async function png({ cols, rows }: Pick<Picture, 'cols' | 'rows'>, data: Uint8Array): Promise<Response> {
  // Only the radar's process asks for pictures, but the server holds the demo world too.
  const { encode } = await import('fast-png')
  const bytes = encode({ width: cols, height: rows, data, channels: 1, depth: 8 })
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } })
}
