import { deflateSync } from 'node:zlib'
import { minuteMs } from '../domain/time/durations.ts'
import { notFound } from './answers.ts'
import type { Atmosphere } from './atmosphere.ts'
import type { DemoWire } from './demo-wire.ts'
import { listOfTimes } from './eumetview-list.ts'
import { bernEastKm, bernNorthKm, fromPlane } from './swiss-plane.ts'
import { summerness } from './synoptic.ts'

const stepMs = 5 * minuteMs
/** Published data are at least this old, counted from the end of its five minutes. */
const publishedAfterMs = 6 * minuteMs
const keptMs = 24 * 60 * minuteMs
/** Rates from which a shower is a thunderstorm, mm/h, and how much more rain makes one more flash. */
const flashesFromMmh = 14
const mmhPerFlash = 4
/** The instrument's pixels over the Alps, in km. */
const pixelKm = 4
const window = { west: 4.9, south: 44.9, east: 11.6, north: 48.6 }
const cell = 0.02
const cols = Math.round((window.east - window.west) / cell)
const rows = Math.round((window.north - window.south) / cell)
const colours = [
  [254, 249, 189],
  [254, 243, 173],
  [255, 236, 158],
  [254, 229, 143],
  [254, 222, 128],
  [254, 213, 113],
  [254, 200, 98],
  [254, 186, 83],
  [254, 173, 73],
  [254, 160, 66],
  [253, 147, 62],
  [253, 130, 54],
  [253, 110, 47],
  [252, 86, 42],
  [246, 68, 38],
  [237, 51, 33],
  [228, 30, 29],
  [212, 16, 33],
  [195, 6, 36],
  [177, 0, 38],
] as const

/** EUMETView: the list of times of the Lightning Imager's layer, and its pictures as GeoTIFF. */
export const lightningWire: DemoWire = {
  paths: /\/geoserver\/mtg_fd\//,
  create({ atmosphere }) {
    return ({ url, nowMs }) => {
      const end = Math.floor((nowMs - publishedAfterMs) / stepMs) * stepMs - stepMs
      if (url.searchParams.get('request') === 'GetCapabilities')
        return listOfTimes('li_afa', { start: end - keptMs, end, step: 'PT5M' })
      const time = url.searchParams.getAll('subset').find((one) => one.startsWith('time('))
      const at = Date.parse(/"(.+)"/.exec(time ?? '')?.[1] ?? '')
      if (!(at <= end && at > end - keptMs)) return notFound()
      return new Response(new Uint8Array(tiff(picture(atmosphere, at))), {
        headers: { 'content-type': 'image/tiff' },
      })
    }
  },
}

/** RGB from the north-west corner, black where nothing flashes. */
function picture(atmosphere: Atmosphere, at: number): Uint8Array {
  const pixels = new Uint8Array(cols * rows * 3)
  // As in the warm half of the year only, when the air of the demo thunders.
  if (summerness(at) < -0.3) return pixels
  const grid = { westKm: -200, northKm: 180, cellKm: pixelKm, rows: 90, cols: 130 }
  const rates = atmosphere.rateGrid(grid, at)
  rates.forEach((rate, index) => {
    const flashes = Math.min(20, Math.floor((rate - flashesFromMmh) / mmhPerFlash) + 1)
    if (flashes < 1) return
    const xKm = grid.westKm + ((index % grid.cols) + 0.5) * pixelKm
    const yKm = grid.northKm - (Math.floor(index / grid.cols) + 0.5) * pixelKm
    if (Math.abs(xKm) > bernEastKm || Math.abs(yKm) > bernNorthKm) return
    const { lat, lon } = fromPlane({ xKm, yKm })
    const column = Math.floor((lon - window.west) / cell)
    const row = Math.floor((window.north - lat) / cell)
    const colour = colours[flashes - 1]
    if (!colour || column < 0 || column >= cols || row < 0 || row >= rows) return
    pixels.set(colour, (row * cols + column) * 3)
  })
  return pixels
}

/** Little-endian, one strip packed by deflate, the corner and the size of a pixel in degrees. */
function tiff(pixels: Uint8Array): Uint8Array {
  const packed = deflateSync(pixels)
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, 4, 1, cols],
    [257, 4, 1, rows],
    [258, 3, 3, 182],
    [259, 3, 1, 8],
    [262, 3, 1, 2],
    [273, 4, 1, 300],
    [277, 3, 1, 3],
    [278, 4, 1, rows],
    [279, 4, 1, packed.length],
    [284, 3, 1, 1],
    [33_550, 12, 3, 192],
    [33_922, 12, 6, 216],
  ]
  const file = new Uint8Array(300 + packed.length)
  const view = new DataView(file.buffer)
  view.setUint16(0, 0x4949)
  view.setUint16(2, 42, true)
  view.setUint32(4, 8, true)
  view.setUint16(8, entries.length, true)
  entries.forEach(([tag, type, count, value], index) => {
    const at = 10 + index * 12
    view.setUint16(at, tag, true)
    view.setUint16(at + 2, type, true)
    view.setUint32(at + 4, count, true)
    if (type === 3 && count === 1) view.setUint16(at + 8, value, true)
    else view.setUint32(at + 8, value, true)
  })
  for (let sample = 0; sample < 3; sample++) view.setUint16(182 + sample * 2, 8, true)
  for (const [index, value] of [cell, cell, 0].entries()) view.setFloat64(192 + index * 8, value, true)
  for (const [index, value] of [0, 0, 0, window.west, window.north, 0].entries())
    view.setFloat64(216 + index * 8, value, true)
  file.set(packed, 300)
  return file
}
