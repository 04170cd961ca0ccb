// The shaded relief under the maps, from terrain heights, into src/app/features/map/relief-{light,dark}.webp:
// node scripts/build-relief.ts HEIGHTS, where HEIGHTS is a cut of ETOPO1 (gzipped int16, metres, rows from the north, beside
// it a JSON of the same name with west, south, east, north, width and height). Heights: Amante and Eakins 2009, ETOPO1
// 1 Arc-Minute Global Relief Model, NOAA NESDIS NGDC-24, doi:10.7289/V5C8276M, public domain. Needs a build (the border).
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { type BaseMap, outlinesOf, worldPoint } from '../src/domain/place/base-map.ts'

const [heightsFile] = process.argv.slice(2)
if (!heightsFile) throw new Error('node scripts/build-relief.ts HEIGHTS.i16.gz')

type Field = Float32Array<ArrayBuffer>
const cut: { west: number; north: number; east: number; south: number; width: number; height: number } =
  JSON.parse(readFileSync(heightsFile.replace(/\.i16\.gz$/, '.json'), 'utf8'))
const packed = gunzipSync(readFileSync(heightsFile))
const heightAt = (col: number, row: number): number => {
  const [x, y] = [clamp(col, 0, cut.width - 1), clamp(row, 0, cut.height - 1)]
  return packed.readInt16LE(2 * (y * cut.width + x))
}

const width = 1200
const [left, top] = worldPoint({ lat: cut.north, lon: cut.west })
const [right, bottom] = worldPoint({ lat: cut.south, lon: cut.east })
const height = Math.round((width * (bottom - top)) / (right - left))
/** In the middle of the picture: mercator stretches by a twentieth from south to north. */
const pixelM = 412
/** Rows and columns at the edge over which the relief fades away. */
const fadePx = 36
/** Abroad it is fainter by as much. */
const abroadShare = 0.55
/** Grey 0, 128 and 255. */
const tones = {
  light: ['#bdc4ca', '#eaeded', '#fefefd'],
  dark: ['#091016', '#1b252d', '#3a4853'],
} as const
const quality = 0.75

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** Catmull and Rom's cubic through four heights. */
function cubic([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

function heightsOnPicture(): Field {
  const heights = new Float32Array(width * height)
  const perDegree = cut.width / (cut.east - cut.west)
  for (let y = 0; y < height; y++) {
    const world = top + ((y + 0.5) / height) * (bottom - top)
    const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * world))) * 180) / Math.PI
    const row = (cut.north - lat) * perDegree - 0.5
    for (let x = 0; x < width; x++) {
      const col = ((x + 0.5) / width) * cut.width - 0.5
      const [c, r] = [Math.floor(col), Math.floor(row)]
      const along = (at: number) =>
        cubic([heightAt(c - 1, at), heightAt(c, at), heightAt(c + 1, at), heightAt(c + 2, at)], col - c)
      heights[y * width + x] = cubic([along(r - 1), along(r), along(r + 1), along(r + 2)], row - r)
    }
  }
  return heights
}

function blurred(field: Field, sigma: number): Field {
  const reach = Math.ceil(3 * sigma)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  )
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const pass = (from: Field, [dx, dy]: readonly [number, number]): Field =>
    from.map((_, index) => {
      const [x, y] = [index % width, Math.floor(index / width)]
      let sum = 0
      for (const [i, weight] of weights.entries()) {
        const at =
          clamp(y + (i - reach) * dy, 0, height - 1) * width + clamp(x + (i - reach) * dx, 0, width - 1)
        sum += weight * (from[at] ?? 0)
      }
      return sum / whole
    })
  return pass(pass(field, [1, 0]), [0, 1])
}

const sunHeight = (40 * Math.PI) / 180
/** Where the light comes from, degrees clockwise from north, and how much of it. */
const suns = [
  { azimuth: 225, weight: 0.15 },
  { azimuth: 270, weight: 0.25 },
  { azimuth: 315, weight: 0.4 },
  { azimuth: 360, weight: 0.2 },
]

function hillshade(heights: Field, exaggeration: number): Field {
  return heights.map((_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    const at = (dx: number, dy: number) =>
      heights[clamp(y + dy, 0, height - 1) * width + clamp(x + dx, 0, width - 1)] ?? 0
    const east = (exaggeration * (at(1, 0) - at(-1, 0))) / (2 * pixelM)
    const north = (exaggeration * (at(0, -1) - at(0, 1))) / (2 * pixelM)
    const length = Math.hypot(east, north, 1)
    return suns.reduce((sum, { azimuth, weight }) => {
      const angle = (azimuth * Math.PI) / 180
      const level = Math.cos(sunHeight) * (-east * Math.sin(angle) - north * Math.cos(angle))
      return sum + weight * Math.max(0, (level + Math.sin(sunHeight)) / length)
    }, 0)
  })
}

/** Grey 0 to 255; flat land is 128, valleys are darker, ridges lighter, the more so the higher they are. */
function greys(): Uint8Array {
  const heights = heightsOnPicture()
  const fine = hillshade(blurred(heights, 1.3), 2)
  const broad = hillshade(blurred(heights, 6), 3.6)
  const around = blurred(heights, 22)
  const flat = Math.sin(sunHeight)
  return Uint8Array.from(heights, (metres, index) => {
    const shade = (0.62 * ((fine[index] ?? 0) - flat) + 0.38 * ((broad[index] ?? 0) - flat)) / 0.42
    const ridge = Math.tanh((metres - (around[index] ?? 0)) / 520)
    const strength = 0.75 + 0.25 * clamp((metres - 300) / 2200, 0, 1)
    return Math.round(Math.tanh(1.05 * strength * (0.95 * shade + 0.42 * ridge)) * 118 + 128)
  })
}

const baseMap: BaseMap = JSON.parse(readFileSync('build/data/base-map.json', 'utf8'))
const outlines = outlinesOf(baseMap, 'land').map((ring) =>
  ring.map(([lon, lat]) => {
    const [x, y] = worldPoint({ lat, lon })
    return [((x - left) / (right - left)) * width, ((y - top) / (bottom - top)) * height] as [number, number]
  }),
)
const grey = Buffer.from(greys()).toString('base64')
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const page = await browser.newPage()
for (const [theme, stops] of Object.entries(tones)) {
  const webp = await page.evaluate(
    async ({ grey, stops, outlines, width, height, fadePx, abroadShare, quality }) => {
      const canvas = new OffscreenCanvas(width, height)
      const pen = canvas.getContext('2d', { willReadFrequently: true })
      if (!pen) throw new Error('no canvas')
      pen.beginPath()
      for (const ring of outlines)
        for (const [i, [x, y]] of ring.entries()) i ? pen.lineTo(x, y) : pen.moveTo(x, y)
      pen.fill('evenodd')
      const picture = pen.getImageData(0, 0, width, height)
      const levels = Uint8Array.from(atob(grey), (char) => char.charCodeAt(0))
      const colours = stops.map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))
      const tone = (level: number, channel: number) => {
        const [from, to, share] = level < 128 ? [0, 1, level / 128] : [1, 2, (level - 128) / 127]
        return (colours[from]?.[channel] ?? 0) * (1 - share) + (colours[to]?.[channel] ?? 0) * share
      }
      for (const [index, level] of levels.entries()) {
        const [x, y] = [index % width, Math.floor(index / width)]
        const inside = (picture.data[4 * index + 3] ?? 0) / 255
        const fromEdge = Math.min(1, Math.min(x, y, width - 1 - x, height - 1 - y) / fadePx)
        const cover = (abroadShare + (1 - abroadShare) * inside) * fromEdge
        for (const channel of [0, 1, 2]) picture.data[4 * index + channel] = tone(level, channel)
        // In 32 steps: what is even is small.
        picture.data[4 * index + 3] = (Math.round(cover * 32) / 32) * 255
      }
      pen.putImageData(picture, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
      return btoa(
        Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''),
      )
    },
    { grey, stops: [...stops], outlines, width, height, fadePx, abroadShare, quality },
  )
  const bytes = Buffer.from(webp, 'base64')
  const file = `src/app/features/map/relief-${theme}.webp`
  writeFileSync(file, bytes)
  console.log(`${file}: ${width} × ${height}, ${(bytes.length / 1000).toFixed(1)} kB`)
}
await browser.close()
