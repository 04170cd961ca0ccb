import { closeSync, fstatSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import { z } from 'zod'
import { dayMs, hourMs } from '../../domain/time/durations.ts'
import { type Span, stepsOf } from './column.ts'
import type { ColumnStore, StoredColumn } from './column-store.ts'
import { missing, type Parameter, parameters } from './parameters.ts'
import { type ListedPoint, pointKey } from './point-list.ts'

/**
 * One run on disk: magic, header length, header (JSON), then per point all its values, column after column, as 16-bit
 * little-endian integers. A place is one read of some 9 kB, which the system keeps in its own memory: the server holds
 * the header and nothing else.
 */
const magic = 0x31464c57 // "WLF1"
const prefixBytes = 8
/** Points written at once. */
const blockPoints = 256
const largestHeader = 8 * 1024 * 1024

/** A point in the header is an array of these, in this order: their names would take more room than the values. */
const pointFields = {
  id: z.int(),
  type: z.int(),
  postcode: z.string().nullable(),
  name: z.string(),
  heightM: z.number(),
  lat: z.number(),
  lon: z.number(),
}
const pointNames = Object.keys(pointFields) as (keyof typeof pointFields)[]
const pointSchema = z
  .array(z.unknown())
  .transform((values) => Object.fromEntries(pointNames.map((name, index) => [name, values[index]])))
  .pipe(z.object(pointFields))

const count = z.int().min(1).max(100_000)
const headerSchema = z.object({
  runAt: z.int(),
  fetchedAt: z.int(),
  /** Of the list of files the run was found in. */
  etag: z.string().nullable(),
  span: z.object({ firstHourAt: z.int(), hours: count, firstDay: z.int(), days: count }),
  withoutForecast: z.array(z.int()),
  columns: z
    .array(
      z.object({
        id: z.string(),
        checksum: z.string().nullable(),
        // Absent in tables of earlier versions.
        filled: z.int().nullable().default(null),
      }),
    )
    .min(1),
  points: z.array(pointSchema).min(1),
})

export type TableFacts = {
  runAt: number
  fetchedAt: number
  etag: string | null
  span: Span
  points: readonly ListedPoint[]
  /** Numbers of the points that have no temperatures. */
  withoutForecast: readonly number[]
}

/** Atomic: written to a temporary file, synced to disk, then renamed. */
export function writeTable(
  path: string,
  facts: TableFacts,
  store: ColumnStore,
  columns: readonly StoredColumn[],
): void {
  const { span, points } = facts
  const header = {
    runAt: facts.runAt,
    fetchedAt: facts.fetchedAt,
    etag: facts.etag,
    span,
    withoutForecast: facts.withoutForecast,
    columns: columns.map(({ parameter, checksum, filled }) => ({ id: parameter.id, checksum, filled })),
    points: points.map((point) => pointNames.map((name) => point[name])),
  }
  const headerBytes = Buffer.from(JSON.stringify(header))
  const padded = Buffer.alloc(headerBytes.length + (headerBytes.length % 2), ' ')
  headerBytes.copy(padded)
  const prefix = Buffer.alloc(prefixBytes)
  prefix.writeUInt32LE(magic, 0)
  prefix.writeUInt32LE(padded.length, 4)

  const temporary = temporaryPath(path)
  const file = openSync(temporary, 'w')
  try {
    writeAll(file, prefix)
    writeAll(file, padded)
    const rowLength = columns.reduce((sum, { parameter }) => sum + stepsOf(parameter, span), 0)
    for (let first = 0; first < points.length; first += blockPoints) {
      const rows = Math.min(blockPoints, points.length - first)
      const block = new Int16Array(rows * rowLength)
      let from = 0
      for (const column of columns) {
        const steps = stepsOf(column.parameter, span)
        const values = store.read(column, first, rows)
        for (let row = 0; row < rows; row++)
          block.set(values.subarray(row * steps, (row + 1) * steps), row * rowLength + from)
        from += steps
      }
      writeAll(file, new Uint8Array(block.buffer))
    }
    fsyncSync(file)
  } catch (error) {
    closeSync(file)
    rmSync(temporary, { force: true })
    throw error
  }
  closeSync(file)
  renameSync(temporary, path)
}

/** Beside the table of the newest run; what a killed process leaves of it is removed with that table's leftovers. */
export const morningPath = (path: string) => `${path}.morning`

/** Whatever lies there after a process was killed is removed by the next. */
export const temporaryPath = (path: string, part = 'table') => `${path}.${process.pid}.${part}.tmp`

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
}

export type Table = TableFacts & {
  checksumOf(id: string): string | null
  /** How many values a column has; null where that is not known. */
  filledOf(id: string): number | null
  has(id: string): boolean
  /** All values of a point. */
  row(point: number): { values(id: string): Int16Array | null }
  close(): void
}

/** null where there is none, or one that is damaged or of another make: the next fetch writes it again. */
export function openTable(path: string): Table | null {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return null
  }
  const table = readTable(file)
  if (table === null) closeSync(file)
  return table
}

function readTable(file: number): Table | null {
  const prefix = Buffer.alloc(prefixBytes)
  if (readSync(file, prefix, 0, prefixBytes, 0) < prefixBytes || prefix.readUInt32LE(0) !== magic) return null
  const headerLength = prefix.readUInt32LE(4)
  if (headerLength > largestHeader) return null
  const headerBytes = Buffer.alloc(headerLength)
  if (readSync(file, headerBytes, 0, headerLength, prefixBytes) < headerLength) return null
  const header = parseHeader(headerBytes.toString())
  if (header === null) return null
  const { span } = header

  const known = new Map<string, Parameter>(parameters.map((parameter) => [parameter.id, parameter]))
  const places = new Map<
    string,
    { from: number; steps: number; checksum: string | null; filled: number | null }
  >()
  let rowLength = 0
  for (const { id, checksum, filled } of header.columns) {
    const parameter = known.get(id)
    if (!parameter) return null
    const steps = stepsOf(parameter, span)
    places.set(id, { from: rowLength, steps, checksum, filled })
    rowLength += steps
  }
  const start = prefixBytes + headerLength
  if (fstatSync(file).size !== start + header.points.length * rowLength * 2) return null
  return {
    runAt: header.runAt,
    fetchedAt: header.fetchedAt,
    etag: header.etag,
    span,
    points: header.points,
    withoutForecast: header.withoutForecast,
    has: (id) => places.has(id),
    filledOf: (id) => places.get(id)?.filled ?? null,
    checksumOf: (id) => places.get(id)?.checksum ?? null,
    row(point) {
      const row = new Int16Array(rowLength)
      const bytes = new Uint8Array(row.buffer)
      const read = readSync(file, bytes, 0, bytes.length, start + point * bytes.length)
      if (read < bytes.length) row.fill(missing)
      return {
        values(id) {
          const place = places.get(id)
          return place ? row.subarray(place.from, place.from + place.steps) : null
        },
      }
    },
    close: () => closeSync(file),
  }
}

function parseHeader(text: string): z.infer<typeof headerSchema> | null {
  try {
    const header = headerSchema.safeParse(JSON.parse(text))
    return header.success ? header.data : null
  } catch {
    return null
  }
}

/** Whether every point of a new list is already in the table. */
export function holdsAll(table: Table, points: readonly ListedPoint[]): boolean {
  const held = new Set(table.points.map(({ id, type }) => pointKey(id, type)))
  return points.every(({ id, type }) => held.has(pointKey(id, type)))
}

/** A column of an older table in the shape of a new one: for files that did not change from one run to the next. */
export function carryOver(
  table: Table,
  parameter: Parameter,
  { points, span }: { points: readonly ListedPoint[]; span: Span },
  into: Int16Array,
): void {
  const indexOf = new Map(table.points.map(({ id, type }, index) => [pointKey(id, type), index]))
  const steps = stepsOf(parameter, span)
  const shift = parameter.isDaily
    ? (span.firstDay - table.span.firstDay) / dayMs
    : (span.firstHourAt - table.span.firstHourAt) / hourMs
  for (const [point, { id, type }] of points.entries()) {
    const old = indexOf.get(pointKey(id, type))
    if (old === undefined) continue
    const values = table.row(old).values(parameter.id)
    for (let step = 0; values && step < steps; step++)
      into[point * steps + step] = values[step + shift] ?? missing
  }
}
