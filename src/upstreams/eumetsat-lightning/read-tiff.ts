import { promisify } from 'node:util'
import { inflate as inflateCallback } from 'node:zlib'

const inflate = promisify(inflateCallback)

/** Corner and size of a pixel in degrees, and RGB in bands from the north. */
export type Picture = {
  west: number
  north: number
  degreesX: number
  degreesY: number
  width: number
  height: number
  rows: { firstRow: number; pixels: Uint8Array }[]
}

/** The few fields of TIFF 6.0 and GeoTIFF that such a picture has. */
const tags = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  offsets: 273,
  samples: 277,
  rowsPerStrip: 278,
  byteCounts: 279,
  planar: 284,
  predictor: 317,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  pixelScale: 33_550,
  tiepoint: 33_922,
} as const
/** By TIFF's number of the type: its size, and how it is read. */
const types: Record<
  number,
  [bytes: number, read: (view: DataView, at: number, isLittle: boolean) => number]
> = {
  1: [1, (view, at) => view.getUint8(at)],
  3: [2, (view, at, isLittle) => view.getUint16(at, isLittle)],
  4: [4, (view, at, isLittle) => view.getUint32(at, isLittle)],
  12: [8, (view, at, isLittle) => view.getFloat64(at, isLittle)],
}
const deflate = [8, 32_946]
const mostPixels = 8_000_000
const mostValues = 20_000

/** An RGB picture in strips or tiles, packed by deflate or not at all; a text says why it cannot be read. */
export async function readTiff(bytes: Uint8Array): Promise<Picture | string> {
  try {
    return await read(bytes)
  } catch {
    // Offsets beyond the end, and packed data that are none.
    return 'a picture that is cut short or damaged'
  }
}

async function read(bytes: Uint8Array): Promise<Picture | string> {
  const fields = fieldsOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (fields === null) return 'no TIFF'
  const one = (tag: number, otherwise = 0) => fields.get(tag)?.[0] ?? otherwise
  const [width, height] = [one(tags.width), one(tags.height)]
  const compression = one(tags.compression, 1)
  const samples = one(tags.samples, 1)
  if (!(width > 0 && height > 0 && width * height <= mostPixels)) return 'a picture of no or absurd size'
  if (samples !== 3 && samples !== 4) return 'no colours'
  if ((fields.get(tags.bits) ?? []).some((bits) => bits !== 8) || one(tags.planar, 1) !== 1)
    return 'colours in another form'
  if (compression !== 1 && !deflate.includes(compression)) return 'packed in another way'
  const [degreesX = 0, degreesY = 0] = fields.get(tags.pixelScale) ?? []
  const [column = 0, line = 0, , lon = Number.NaN, lat = Number.NaN] = fields.get(tags.tiepoint) ?? []
  const [west, north] = [lon - column * degreesX, lat + line * degreesY]
  if (!(degreesX > 0 && degreesY > 0) || Number.isNaN(west + north)) return 'no place on the earth'

  const isTiled = fields.has(tags.tileOffsets)
  const blockWidth = isTiled ? one(tags.tileWidth) : width
  const blockHeight = isTiled ? one(tags.tileHeight) : Math.min(height, one(tags.rowsPerStrip, height))
  if (!(blockWidth > 0 && blockHeight > 0 && blockWidth * blockHeight <= mostPixels))
    return 'blocks of absurd size'
  const offsets = fields.get(isTiled ? tags.tileOffsets : tags.offsets) ?? []
  const counts = fields.get(isTiled ? tags.tileByteCounts : tags.byteCounts) ?? []
  const across = Math.ceil(width / blockWidth)
  const down = Math.ceil(height / blockHeight)
  if (offsets.length !== across * down || counts.length !== offsets.length) return 'blocks are missing'

  const rows: Picture['rows'] = []
  for (let band = 0; band < down; band++) {
    const firstRow = band * blockHeight
    const bandRows = Math.min(blockHeight, height - firstRow)
    const parts: Uint8Array[] = []
    for (let block = 0; block < across; block++) {
      const index = band * across + block
      const [offset = 0, count = 0] = [offsets[index], counts[index]]
      const packed = bytes.subarray(offset, offset + count)
      if (packed.length !== count) return 'a picture that is cut short or damaged'
      const full = blockWidth * blockHeight * samples
      const raw =
        compression === 1
          ? Uint8Array.from(packed)
          : new Uint8Array(await inflate(packed, { maxOutputLength: full }))
      // The last strip may end with the picture.
      if (raw.length < blockWidth * bandRows * samples) return 'a picture that is cut short or damaged'
      if (one(tags.predictor, 1) === 2) undoDifferences(raw, blockWidth, samples)
      parts.push(samples === 3 ? raw : withoutAlpha(raw))
    }
    rows.push({ firstRow, pixels: joined(parts, { blockWidth, bandRows, width }) })
  }
  return { west, north, degreesX, degreesY, width, height, rows }
}

function fieldsOf(view: DataView): Map<number, number[]> | null {
  const order = view.getUint16(0)
  const isLittle = order === 0x4949
  if (!isLittle && order !== 0x4d4d) return null
  if (view.getUint16(2, isLittle) !== 42) return null
  const start = view.getUint32(4, isLittle)
  const fields = new Map<number, number[]>()
  for (let entry = 0; entry < view.getUint16(start, isLittle); entry++) {
    const at = start + 2 + entry * 12
    const type = types[view.getUint16(at + 2, isLittle)]
    const count = view.getUint32(at + 4, isLittle)
    if (!type || count > mostValues) continue
    const [size, readValue] = type
    const from = size * count <= 4 ? at + 8 : view.getUint32(at + 8, isLittle)
    const values = Array.from({ length: count }, (_, index) => readValue(view, from + index * size, isLittle))
    fields.set(view.getUint16(at, isLittle), values)
  }
  return fields
}

/** Predictor 2: each sample is written as its difference to the pixel on its left. */
function undoDifferences(raw: Uint8Array, width: number, samples: number): void {
  for (let row = 0; row + width * samples <= raw.length; row += width * samples)
    for (let index = row + samples; index < row + width * samples; index++)
      raw[index] = ((raw[index] as number) + (raw[index - samples] as number)) & 0xff
}

function withoutAlpha(raw: Uint8Array): Uint8Array {
  const colours = new Uint8Array((raw.length / 4) * 3)
  for (let pixel = 0; pixel * 4 < raw.length; pixel++)
    for (let sample = 0; sample < 3; sample++) colours[pixel * 3 + sample] = raw[pixel * 4 + sample] as number
  return colours
}

/** Blocks beside each other as one band; copied by rows, which takes a hundredth of the time of single samples. */
function joined(
  blocks: readonly Uint8Array[],
  { blockWidth, bandRows, width }: { blockWidth: number; bandRows: number; width: number },
): Uint8Array {
  const [first] = blocks
  if (first && blockWidth === width) return first.subarray(0, width * bandRows * 3)
  const pixels = new Uint8Array(width * bandRows * 3)
  for (const [index, block] of blocks.entries()) {
    const left = index * blockWidth
    const columns = Math.min(blockWidth, width - left)
    for (let row = 0; row < bandRows; row++) {
      const from = row * blockWidth * 3
      pixels.set(block.subarray(from, from + columns * 3), (row * width + left) * 3)
    }
  }
  return pixels
}
