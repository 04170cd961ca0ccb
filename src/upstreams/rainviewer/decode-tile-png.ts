import { inflateSync } from 'node:zlib'
import { convertIndexedToRgb, type DecodedPng, decode } from 'fast-png'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const imageChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/**
 * The pixels of a square tile as RGBA. Throws on anything else: another size, a broken checksum, or a picture that
 * unpacks to more than its size (looked at before the decoder unpacks it).
 */
export function decodeTilePng(bytes: Uint8Array, pixels: number): Uint8Array {
  const { image, data } = keepImageChunks(bytes)
  const header = new DataView(image.buffer, signature.length + 8)
  if (header.getUint32(0) !== pixels || header.getUint32(4) !== pixels) throw new Error('another size')
  inflateSync(data, { maxOutputLength: pixels * pixels * 4 + 8 * pixels })
  return toRgba(decode(image, { checkCrc: true }))
}

/** Texts, profiles and animation are left out: they are of no use and may unpack to anything. */
function keepImageChunks(bytes: Uint8Array): { image: Uint8Array<ArrayBuffer>; data: Uint8Array } {
  if (!signature.every((byte, index) => bytes[index] === byte)) throw new Error('not PNG')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = [bytes.subarray(0, signature.length)]
  const data: Uint8Array[] = []
  for (let at = signature.length; at < bytes.length; ) {
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

function toRgba(png: DecodedPng): Uint8Array {
  const { width, height } = png
  if (png.depth > 8 || (png.depth < 8 && !png.palette)) throw new Error('unusual bit depth')
  const source = png.palette ? convertIndexedToRgb(png) : png.data
  const channels = source.length / (width * height)
  if (![1, 2, 3, 4].includes(channels)) throw new Error('unusual channels')
  if (channels === 4) return new Uint8Array(source)
  const hasAlpha = channels === 2
  const isGrey = channels < 3
  const rgba = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = pixel * channels
    const to = pixel * 4
    rgba[to] = source[from] ?? 0
    rgba[to + 1] = source[isGrey ? from : from + 1] ?? 0
    rgba[to + 2] = source[isGrey ? from : from + 2] ?? 0
    rgba[to + 3] = hasAlpha ? (source[from + 1] ?? 0) : 255
  }
  return rgba
}
