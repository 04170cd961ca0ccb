/**
 * The gazetteer's file: magic, header length, header (JSON), then typed arrays on 4-byte boundaries that are read in
 * place. Little-endian, as is every machine Node runs on that we know of.
 *
 * Places are ordered by rank: Swiss ones first, then by population, so that a place's number is its rank in an answer.
 */
const magic = 0x335a4757 // "WGZ3"

/** Where a population or a height is not known. */
export const unknownPopulation = 0xffffffff
export const unknownElevation = -32768

/** A curated place without inhabitants (a peak, a pass) ranks with the small towns. */
export const curatedWeight = 5000

/** What kind of name an index entry is, and whether it begins inside the name. Packed above the place's number. */
const placeBits = 18
export const placeMask = (1 << placeBits) - 1
export const weakNameFlag = 1 << placeBits
export const postcodeFlag = 1 << (placeBits + 1)
export const wordStartFlag = 1 << (placeBits + 2)

export type GazetteerArrays = {
  /** 1e-5 degrees. */
  lat: Int32Array
  lon: Int32Array
  population: Uint32Array
  elevationM: Int16Array
  /** Numbers of header strings. */
  zone: Uint16Array
  admin: Uint16Array
  country: Uint8Array
  /** Swiss places only, by their number. */
  canton: Uint8Array
  region: Uint8Array
  isCurated: Uint8Array
  /** Further points of Swiss places (their postcodes), for the nearest place. */
  pointLat: Int32Array
  pointLon: Int32Array
  pointPlace: Uint32Array
  /** Per place: "slug NUL names NUL" in `text`; names are one, or four (en, de, fr, it) split by U+0001. */
  textStart: Uint32Array
  text: Uint8Array
  /** Place numbers in the order of their slugs' bytes. */
  slugOrder: Uint32Array
  /** Normalised names, NUL-terminated; an entry begins at a name or at a word of it, in the order of their bytes. */
  keys: Uint8Array
  entryStart: Uint32Array
  /** Place number and flags. */
  entryPlace: Uint32Array
  /** Rings of the country and of its lakes, one after the other, 1e-5 degrees; `borderEnd` is where each ring ends. */
  borderLat: Int32Array
  borderLon: Int32Array
  borderEnd: Uint32Array
  /** One number: so many of the rings are the country's. */
  borderRings: Uint32Array
}

export type GazetteerHeader = {
  size: number
  swissCount: number
  countries: string[]
  zones: string[]
  /** First is the empty name: no state known. */
  admins: string[]
  cantons: string[]
}

const arrayTypes: {
  [K in keyof GazetteerArrays]: {
    new (buffer: ArrayBuffer, byteOffset: number, length: number): GazetteerArrays[K]
    BYTES_PER_ELEMENT: number
  }
} = {
  lat: Int32Array,
  lon: Int32Array,
  population: Uint32Array,
  elevationM: Int16Array,
  zone: Uint16Array,
  admin: Uint16Array,
  country: Uint8Array,
  canton: Uint8Array,
  region: Uint8Array,
  isCurated: Uint8Array,
  pointLat: Int32Array,
  pointLon: Int32Array,
  pointPlace: Uint32Array,
  textStart: Uint32Array,
  text: Uint8Array,
  slugOrder: Uint32Array,
  keys: Uint8Array,
  entryStart: Uint32Array,
  entryPlace: Uint32Array,
  borderLat: Int32Array,
  borderLon: Int32Array,
  borderEnd: Uint32Array,
  borderRings: Uint32Array,
}
const arrayNames = Object.keys(arrayTypes) as (keyof GazetteerArrays)[]

type StoredHeader = GazetteerHeader & { lengths: number[] }

const aligned = (offset: number) => (offset + 3) & ~3

export function writeGazetteerFile(header: GazetteerHeader, arrays: GazetteerArrays): Uint8Array {
  const stored: StoredHeader = { ...header, lengths: arrayNames.map((name) => arrays[name].length) }
  const headerBytes = new TextEncoder().encode(JSON.stringify(stored))
  let size = aligned(8 + headerBytes.length)
  for (const name of arrayNames) size = aligned(size + arrays[name].byteLength)
  const file = new Uint8Array(size)
  new Uint32Array(file.buffer, 0, 2).set([magic, headerBytes.length])
  file.set(headerBytes, 8)
  let offset = aligned(8 + headerBytes.length)
  for (const name of arrayNames) {
    const array = arrays[name]
    file.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), offset)
    offset = aligned(offset + array.byteLength)
  }
  return file
}

export function readGazetteerFile(bytes: Uint8Array): { header: GazetteerHeader; arrays: GazetteerArrays } {
  const broken = new Error('not a gazetteer file, or one of another version: build it again')
  // Typed arrays need whole words: a view that begins elsewhere in its buffer is copied.
  const file = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  if (file.length < 8) throw broken
  const buffer = file.buffer as ArrayBuffer
  const [fileMagic, headerLength = 0] = new Uint32Array(buffer, file.byteOffset, 2)
  if (fileMagic !== magic || 8 + headerLength > file.length) throw broken
  const headerText = new TextDecoder().decode(file.subarray(8, 8 + headerLength))
  const { lengths, ...header } = JSON.parse(headerText) as StoredHeader
  let offset = aligned(8 + headerLength)
  const arrays: Record<string, unknown> = {}
  for (const [index, name] of arrayNames.entries()) {
    const length = lengths[index] ?? 0
    const byteLength = length * arrayTypes[name].BYTES_PER_ELEMENT
    if (offset + byteLength > file.length) throw broken
    arrays[name] = new arrayTypes[name](buffer, file.byteOffset + offset, length)
    offset = aligned(offset + byteLength)
  }
  return { header, arrays: arrays as GazetteerArrays }
}
