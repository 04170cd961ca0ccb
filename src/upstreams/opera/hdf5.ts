import { inflateSync } from 'node:zlib'

/**
 * Bytes of a file, wherever they come from; rejects where it has none there. What is asked for is as the file says: the
 * reader behind it limits how much and how often.
 */
export type ReadBytes = (from: number, length: number) => Promise<DataView>

/** A matrix of 64-bit numbers in compressed tiles ("chunks"), of which those without any value may be missing. */
export type Tiled = {
  rows: number
  cols: number
  tileRows: number
  tileCols: number
  tiles: readonly Tile[]
}
/** `row` and `col` of its north-west corner. */
export type Tile = { row: number; col: number; at: number; bytes: number; isDeflated: boolean }

export type Attributes = ReadonlyMap<string, string | number>

const messageTypes = {
  dataspace: 0x1,
  datatype: 0x3,
  layout: 0x8,
  filters: 0xb,
  attribute: 0xc,
  continuation: 0x10,
  symbolTable: 0x11,
}
const deflateFilter = 1
/** Several times what a composite has. */
const mostBlocks = 16
const mostNodes = 64
const mostEntries = 512
const mostBlockBytes = 64 * 1024
/** Of a member's name: kept for each of thousands, a name as long as its block would fill the memory. */
const mostNameBytes = 256
/** Larger files are not read, and numbers above are no addresses. */
const highestAddress = 2 ** 40
const mostCells = 2 ** 26

/**
 * As much of HDF5 as OPERA's composites use: superblock 0, groups as symbol tables, tiles listed in a B-tree, deflate.
 * The library that reads all of it needs the whole file and 90 MB; this needs a few kilobytes of the file and one tile at a
 * time. Format: "HDF5 File Format Specification Version 1.1" of the HDF Group. Throws on everything else.
 */
export async function openHdf5(read: ReadBytes) {
  const superblock = await read(0, 96)
  const signature = [0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a]
  if (!signature.every((byte, at) => superblock.getUint8(at) === byte)) throw new Error('not HDF5')
  // Of the versions and of the widths of addresses and lengths.
  if (superblock.getUint8(8) !== 0 || superblock.getUint8(13) !== 8 || superblock.getUint8(14) !== 8)
    throw new Error('another version of HDF5')
  const root = addressAt(superblock, 64)

  async function messagesAt(path: string): Promise<Message[] | null> {
    let at: number | undefined = root
    for (const name of path.split('/').filter(Boolean)) {
      if (at === undefined) return null
      at = (await membersOf(read, await messagesOf(read, at))).get(name)
    }
    return at === undefined ? null : messagesOf(read, at)
  }

  return {
    /** Of a group or a matrix; those of kinds that composites do not use are left out. Empty where there is no such thing. */
    async attributes(path: string): Promise<Attributes> {
      const messages = (await messagesAt(path)) ?? []
      return new Map(
        messages
          .filter(({ type }) => type === messageTypes.attribute)
          .flatMap(({ body }) => attributeOf(body)),
      )
    },
    async tiled(path: string): Promise<Tiled> {
      const messages = await messagesAt(path)
      if (messages === null) throw new Error('no data')
      return tiledOf(read, messages)
    },
    /** The values of a tile, row by row; rejects where they are not as many as they should be. */
    async values({ tileRows, tileCols }: Tiled, tile: Tile): Promise<Float64Array> {
      const length = tileRows * tileCols * 8
      const stored = await read(tile.at, tile.bytes)
      const bytes = new Uint8Array(stored.buffer, stored.byteOffset, stored.byteLength)
      const values = tile.isDeflated ? inflateSync(bytes, { maxOutputLength: length }) : Buffer.from(bytes)
      if (values.length !== length) throw new Error('a tile of another size')
      // Little-endian in the file, as on every machine that Node runs on.
      return new Float64Array(values.buffer.slice(values.byteOffset, values.byteOffset + length))
    },
  }
}

type Message = { type: number; body: DataView }

/** The header of a group or a matrix: a list of messages, in several blocks. */
async function messagesOf(read: ReadBytes, at: number): Promise<Message[]> {
  const head = await read(at, 16)
  if (head.getUint8(0) !== 1) throw new Error('another kind of header')
  const blocks = [{ at: at + 16, bytes: head.getUint32(8, true) }]
  const messages: Message[] = []
  // More of them are found in it.
  for (const block of blocks) {
    if (blocks.length > mostBlocks || block.bytes > mostBlockBytes) throw new Error('an endless header')
    const view = await read(block.at, block.bytes)
    for (let next = 0; next + 8 <= block.bytes; ) {
      const type = view.getUint16(next, true)
      const size = view.getUint16(next + 2, true)
      const body = partOf(view, next + 8, size)
      if (type === messageTypes.continuation)
        blocks.push({ at: addressAt(body, 0), bytes: numberAt(body, 8, mostBlockBytes) })
      else messages.push({ type, body })
      next += 8 + size
    }
  }
  return messages
}

/** Where the headers of a group's members lie, by name. */
async function membersOf(read: ReadBytes, group: readonly Message[]): Promise<Map<string, number>> {
  const table = group.find(({ type }) => type === messageTypes.symbolTable)?.body
  if (!table) return new Map()
  const heap = await read(addressAt(table, 8), 32)
  expectSignature(heap, 'HEAP')
  const names = await read(addressAt(heap, 24), numberAt(heap, 8, mostBlockBytes))
  const members = new Map<string, number>()
  for (const { child } of await leavesOf(read, addressAt(table, 0), { kind: 0, keyBytes: 8 })) {
    const head = await read(child, 8)
    expectSignature(head, 'SNOD')
    const entries = head.getUint16(6, true)
    if (entries > mostEntries) throw new Error('an endless group')
    const body = await read(child + 8, entries * 40)
    for (let entry = 0; entry < entries; entry++) {
      const name = numberAt(body, entry * 40, names.byteLength)
      const bytes = Math.min(mostNameBytes, names.byteLength - name)
      members.set(textOf(partOf(names, name, bytes)), addressAt(body, entry * 40 + 8))
    }
  }
  return members
}

/** What the leaves of a B-tree of version 1 point to, with the key before each. */
async function leavesOf(
  read: ReadBytes,
  root: number,
  { kind, keyBytes }: { kind: number; keyBytes: number },
): Promise<{ key: DataView; child: number }[]> {
  const nodes = [root]
  const leaves: { key: DataView; child: number }[] = []
  for (const at of nodes) {
    if (nodes.length > mostNodes) throw new Error('an endless tree')
    const head = await read(at, 24)
    expectSignature(head, 'TREE')
    const entries = head.getUint16(6, true)
    if (head.getUint8(4) !== kind || entries > mostEntries) throw new Error('another kind of tree')
    const isLeaf = head.getUint8(5) === 0
    const body = await read(at + 24, entries * (keyBytes + 8))
    for (let entry = 0; entry < entries; entry++) {
      const key = partOf(body, entry * (keyBytes + 8), keyBytes)
      const child = addressAt(body, entry * (keyBytes + 8) + keyBytes)
      if (isLeaf) leaves.push({ key, child })
      else nodes.push(child)
    }
  }
  return leaves
}

async function tiledOf(read: ReadBytes, messages: readonly Message[]): Promise<Tiled> {
  const bodyOf = (wanted: number) => messages.find(({ type }) => type === wanted)?.body
  const space = bodyOf(messageTypes.dataspace)
  const type = bodyOf(messageTypes.datatype)
  const layout = bodyOf(messageTypes.layout)
  if (!space || !type || !layout || space.getUint8(1) !== 2) throw new Error('no matrix')
  const sizesAt = space.getUint8(0) === 1 ? 8 : 4
  const rows = numberAt(space, sizesAt, mostCells)
  const cols = numberAt(space, sizesAt + 8, mostCells)
  const isDouble = (type.getUint8(0) & 15) === 1 && (type.getUint8(1) & 65) === 0
  if (!isDouble || type.getUint32(4, true) !== 8) throw new Error('another kind of numbers')
  if (layout.getUint8(0) !== 3 || layout.getUint8(1) !== 2 || layout.getUint8(2) !== 3)
    throw new Error('another layout')
  const tileRows = layout.getUint32(11, true)
  const tileCols = layout.getUint32(15, true)
  if (tileRows * tileCols < 1 || tileRows * tileCols > mostCells / 16) throw new Error('tiles too large')
  const isDeflated = hasDeflate(bodyOf(messageTypes.filters))
  const leaves = await leavesOf(read, addressAt(layout, 3), { kind: 1, keyBytes: 32 })
  const tiles = leaves.map(({ key, child }) => ({
    row: numberAt(key, 8, rows),
    col: numberAt(key, 16, cols),
    at: child,
    bytes: key.getUint32(0, true),
    // Each bit marks a filter that was left out.
    isDeflated: isDeflated && (key.getUint32(4, true) & 1) === 0,
  }))
  // They lie side by side. A file of a few kilobytes could let thousands overlap, each to be unpacked whole.
  if (tiles.some(({ row, col }) => row % tileRows !== 0 || col % tileCols !== 0))
    throw new Error('tiles that overlap')
  return { rows, cols, tileRows, tileCols, tiles }
}

/** Whether tiles are compressed; throws where it was done in another way than we know. */
function hasDeflate(filters: DataView | undefined): boolean {
  const count = filters?.getUint8(1) ?? 0
  if (!filters || count === 0) return false
  const first = filters.getUint16(filters.getUint8(0) === 1 ? 8 : 2, true)
  if (count > 1 || first !== deflateFilter) throw new Error('another compression')
  return true
}

/** None where it is of a kind that is not read. */
function attributeOf(body: DataView): [string, string | number][] {
  const version = body.getUint8(0)
  if (version < 1 || version > 3) return []
  // Only the first version pads its parts.
  const padded = (bytes: number) => (version === 1 ? Math.ceil(bytes / 8) * 8 : bytes)
  const nameBytes = body.getUint16(2, true)
  const typeBytes = body.getUint16(4, true)
  const nameAt = version === 3 ? 9 : 8
  const typeAt = nameAt + padded(nameBytes)
  const valueAt = typeAt + padded(typeBytes) + padded(body.getUint16(6, true))
  const type = partOf(body, typeAt, typeBytes)
  const value = partOf(body, valueAt, body.byteLength - valueAt)
  const name = textOf(partOf(body, nameAt, nameBytes))
  const found = numberOrText(type, value)
  return found === null ? [] : [[name, found]]
}

function numberOrText(type: DataView, value: DataView): string | number | null {
  const kind = type.getUint8(0) & 15
  const bits = type.getUint8(1)
  const size = type.getUint32(4, true)
  if (kind === 3) return textOf(partOf(value, 0, size))
  if (kind > 1 || (bits & 1) === 1) return null
  if (kind === 1)
    return size === 8 ? value.getFloat64(0, true) : size === 4 ? value.getFloat32(0, true) : null
  const isSigned = (bits & 8) !== 0
  if (size === 8) return Number(isSigned ? value.getBigInt64(0, true) : value.getBigUint64(0, true))
  if (size === 4) return isSigned ? value.getInt32(0, true) : value.getUint32(0, true)
  return null
}

function expectSignature(view: DataView, signature: string): void {
  if (textOf(partOf(view, 0, 4)) !== signature) throw new Error(`no ${signature} where one should be`)
}

/** A view checks against the memory behind it, not against its own end. */
function partOf(view: DataView, at: number, length: number): DataView {
  if (at < 0 || length < 0 || at + length > view.byteLength) throw new Error('cut short')
  return new DataView(view.buffer, view.byteOffset + at, length)
}

/** Up to the first zero, as Latin 1: names and projections have nothing else. */
function textOf(view: DataView): string {
  const bytes = Buffer.from(view.buffer, view.byteOffset, view.byteLength)
  const end = bytes.indexOf(0)
  return bytes.toString('latin1', 0, end < 0 ? bytes.length : end)
}

const addressAt = (view: DataView, at: number): number => numberAt(view, at, highestAddress)

function numberAt(view: DataView, at: number, highest: number): number {
  const value = Number(view.getBigUint64(at, true))
  if (!(value <= highest)) throw new Error('a number out of bounds')
  return value
}
