import { inflateSync } from 'node:zlib'
import { convertIndexedToRgb, type DecodedPng, decode } from 'fast-png'

/**
 * The picture's greys follow the temperature of what the satellite sees, light is cold; its scale is not published.
 * Bare ground stays below the first in all but the hardest frost, closed cloud of rain lies above the second. Fog and
 * low stratus are as warm as the ground and are not seen.
 */
const clearGrey = 96
const overcastGrey = 192
/** Where the satellite saw nothing: fully transparent. */
const unseen = 255
/** Channels of a grey may differ so much; more is another palette, or a drawing. */
const tolerance = 8

type Size = { cols: number; rows: number }

/** Per cent of cloud by pixel, 255 where there is none to be seen; throws at whatever is not such a picture. */
export function readCover(bytes: Uint8Array, { cols, rows }: Size): Uint8Array {
  const { image, data } = keepImageChunks(bytes)
  const header = new DataView(image.buffer, signature.length + 8)
  if (header.getUint32(0) !== cols || header.getUint32(4) !== rows) throw new Error('another size')
  // Before the decoder unpacks it: no picture of this size has more.
  inflateSync(data, { maxOutputLength: (cols * 4 + 1) * rows + 8 * (cols + rows) })
  return coverOf(decode(image, { checkCrc: true }), cols * rows)
}

function coverOf(png: DecodedPng, pixels: number): Uint8Array {
  if (png.depth > 8 || (png.depth < 8 && !png.palette)) throw new Error('unusual bit depth')
  const source = png.palette ? convertIndexedToRgb(png) : png.data
  const channels = source.length / pixels
  if (![1, 2, 3, 4].includes(channels)) throw new Error('unusual channels')
  const hasAlpha = channels % 2 === 0
  const percent = new Uint8Array(pixels)
  for (let pixel = 0; pixel < pixels; pixel++) {
    const at = pixel * channels
    const red = source[at] as number
    if (hasAlpha && source[at + channels - 1] === 0) {
      percent[pixel] = unseen
      continue
    }
    if (channels > 2) {
      const [green, blue] = [source[at + 1] as number, source[at + 2] as number]
      if (Math.abs(red - green) > tolerance || Math.abs(red - blue) > tolerance)
        throw new Error('colours that are no temperatures')
    }
    const share = (red - clearGrey) / (overcastGrey - clearGrey)
    percent[pixel] = Math.round(100 * Math.max(0, Math.min(1, share)))
  }
  return percent
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const imageChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/** Texts, profiles and animation are left out: they are of no use and may unpack to anything. */
function keepImageChunks(bytes: Uint8Array): { image: Uint8Array<ArrayBuffer>; data: Uint8Array } {
  if (!signature.every((byte, index) => bytes[index] === byte)) throw new Error('no PNG')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = [bytes.subarray(0, signature.length)]
  const data: Uint8Array[] = []
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const end = at + 12 + length
    if (end > bytes.length) throw new Error('cut short')
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (kept.length === 1 && (name !== 'IHDR' || length !== 13)) throw new Error('no header')
    if (imageChunks.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IDAT') data.push(bytes.subarray(at + 8, end - 4))
    if (name === 'IEND') return { image: new Uint8Array(Buffer.concat(kept)), data: Buffer.concat(data) }
    at = end
  }
  throw new Error('cut short')
}
