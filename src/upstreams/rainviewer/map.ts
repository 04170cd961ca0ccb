import { readRadarColour } from '../../domain/rain/radar-colours.ts'
import { rateOfDbz } from '../../domain/rain/reflectivity.ts'

export type RadarTile = { rateMmh: Float32Array; snow: Uint8Array }

/** As MeteoSwiss' own rates do: beyond it lies hail, of which the rain formula knows nothing. */
const maxRateMmh = 118

/** Painted pixels that may be no colour of the scheme; a picture of words has more than a fifth. */
const maxForeignShare = 0.01
/** White stands for 65 dBZ and more. Storms have little of it; text drawn into a tile consists of it. */
const maxWhiteShare = 0.05
const whiteDbz = 65
const fewPixels = 20

/**
 * Rain rates from a painted tile. Transparent is no rain. Throws where the picture is not made of the scheme's
 * colours: "Zoom Level Not Supported" must never become rain.
 */
export function readRadarTile(rgba: Uint8Array): RadarTile {
  const pixels = rgba.length / 4
  const rateMmh = new Float32Array(pixels)
  const snow = new Uint8Array(pixels)
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  let painted = 0
  let foreign = 0
  let white = 0
  // Neighbouring pixels are mostly equal: each run of a colour is decoded once.
  let colour = 0
  let rate = 0
  let isSnow = false
  let isWhite = false
  for (let pixel = 0; pixel < pixels; pixel++) {
    const next = view.getUint32(pixel * 4)
    if ((next & 0xff) === 0) continue
    if (next !== colour) {
      colour = next
      const meaning = readRadarColour(colour)
      rate = meaning === null ? Number.NaN : Math.min(rateOfDbz(meaning.dbz), maxRateMmh)
      isSnow = meaning?.isSnow ?? false
      isWhite = meaning !== null && !isSnow && meaning.dbz >= whiteDbz
    }
    painted++
    if (Number.isNaN(rate)) foreign++
    if (isWhite) white++
    if (isSnow) snow[pixel] = 1
    rateMmh[pixel] = rate
  }
  if (foreign > painted * maxForeignShare) throw new Error('colours outside the scheme')
  if (white > fewPixels && white > painted * maxWhiteShare) throw new Error('more white than weather paints')
  return { rateMmh, snow }
}

/** 1 where the radars do not see: the coverage picture is black there and transparent elsewhere. */
export function readCoverageTile(rgba: Uint8Array): Uint8Array {
  return everyPixel(rgba, (_, alpha) => (alpha > 127 ? 1 : 0))
}

/** Infrared: the colder and higher the cloud, the lighter its grey. */
export function readCloudTile(rgba: Uint8Array): Uint8Array {
  return everyPixel(rgba, (grey, alpha) => Math.round((grey * alpha * 100) / (255 * 255)))
}

function everyPixel(rgba: Uint8Array, read: (red: number, alpha: number) => number): Uint8Array {
  const values = new Uint8Array(rgba.length / 4)
  for (let pixel = 0; pixel < values.length; pixel++) {
    values[pixel] = read(rgba[pixel * 4] ?? 0, rgba[pixel * 4 + 3] ?? 0)
  }
  return values
}
