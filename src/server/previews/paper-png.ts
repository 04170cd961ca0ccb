import { packedGreyPng } from '../../services/radar/grey-png.ts'

/**
 * For electronic paper: an opaque drawing (RGBA) as a PNG of 16 greys or of black and white, which panels take over as they
 * are. Greys are rounded, not dithered: in text of this size dots look like dirt.
 */
export function paperPng(
  { width, height, pixels }: { width: number; height: number; pixels: Uint8Array },
  depth: 1 | 4,
): Buffer {
  const lightest = 2 ** depth - 1
  const rowBytes = 1 + Math.ceil((width * depth) / 8)
  const lines = Buffer.alloc(rowBytes * height)
  const pixel = (at: number) => pixels[at] as number
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      // Luma of BT.601.
      const luma = 0.299 * pixel(at) + 0.587 * pixel(at + 1) + 0.114 * pixel(at + 2)
      const bit = x * depth
      const byte = y * rowBytes + 1 + (bit >> 3)
      const level = Math.round((luma / 255) * lightest)
      lines[byte] = (lines[byte] as number) | (level << (8 - depth - (bit & 7)))
    }
  return packedGreyPng(width, height, lines, depth)
}
