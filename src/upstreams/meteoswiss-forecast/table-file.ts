import { closeSync, openSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { type Span, stepsOf } from './column.ts'
import { missing, type Parameter, parameters } from './parameters.ts'
import { type ListedPoint, pointKey } from './point-list.ts'

/**
 * One run on disk: an SQLite file that is written once, beside the last one, and never changed. Its values are a matrix
 * of 16-bit little-endian integers, points by steps (all of a column, then all of the next), kept both ways round: a
 * page reads a row of some 9 kB, a map the points of a step, and each is one blob.
 */
const layout = 1
const schema = `
  CREATE TABLE run (
    runAt INTEGER NOT NULL, fetchedAt INTEGER NOT NULL, etag TEXT,
    firstHourAt INTEGER NOT NULL, hours INTEGER NOT NULL, firstDay INTEGER NOT NULL, days INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE columns (
    id TEXT PRIMARY KEY, firstStep INTEGER NOT NULL, checksum TEXT, filled INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE points (
    number INTEGER PRIMARY KEY, id INTEGER NOT NULL, type INTEGER NOT NULL, postcode TEXT, name TEXT NOT NULL,
    heightM REAL NOT NULL, lat REAL NOT NULL, lon REAL NOT NULL, hasForecast INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE byPoint (point INTEGER PRIMARY KEY, steps BLOB NOT NULL) STRICT;
  CREATE TABLE byStep (step INTEGER PRIMARY KEY, points BLOB NOT NULL) STRICT;
  PRAGMA user_version = ${layout};
`
/** Turned round at once, some 6 MB. */
const blockPoints = 704

const count = z.int().min(1).max(100_000)
const layoutSchema = z.object({ user_version: z.literal(layout) })
const runSchema = z.object({
  runAt: z.int(),
  fetchedAt: z.int(),
  /** Of the list of files the run was found in. */
  etag: z.string().nullable(),
  firstHourAt: z.int(),
  hours: count,
  firstDay: z.int(),
  days: count,
})
const columnSchema = z.object({
  id: z.string(),
  firstStep: z.int().min(0),
  checksum: z.string().nullable(),
  filled: z.int(),
})
const pointSchema = z.object({
  id: z.int(),
  type: z.int(),
  postcode: z.string().nullable(),
  name: z.string(),
  heightM: z.number(),
  lat: z.number(),
  lon: z.number(),
  hasForecast: z.int(),
})

type RunFacts = { runAt: number; fetchedAt: number; etag: string | null }

/** Takes the columns of a run as they are read. Nothing of it is in place before `finish`. */
export function createTable(path: string, { span, points }: { span: Span; points: readonly ListedPoint[] }) {
  const temporary = temporaryPath(path)
  // The system says why it cannot be written, SQLite only that.
  closeSync(openSync(temporary, 'w'))
  const database = new DatabaseSync(temporary)
  // A file left by a killed process is thrown away whole: no journal. The one commit still waits for the disk.
  database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = FULL; ${schema} BEGIN`)
  const addColumn = database.prepare('INSERT INTO columns VALUES (?, ?, ?, ?)')
  const addStep = database.prepare('INSERT INTO byStep VALUES (?, ?)')
  let rowLength = 0

  /** Reads each step once per block. */
  function turnRound(): void {
    const steps = database.prepare('SELECT step, substr(points, ?, ?) AS points FROM byStep')
    const addPoint = database.prepare('INSERT INTO byPoint VALUES (?, ?)')
    const block = new Int16Array(Math.min(blockPoints, points.length) * rowLength)
    for (let first = 0; first < points.length; first += blockPoints) {
      const rows = Math.min(blockPoints, points.length - first)
      for (const { step, points: blob } of steps.iterate(1 + 2 * first, 2 * rows)) {
        const values = integersOf(blob)
        for (let row = 0; row < rows; row++) block[row * rowLength + Number(step)] = values[row] ?? missing
      }
      for (let row = 0; row < rows; row++)
        addPoint.run(first + row, block.subarray(row * rowLength, (row + 1) * rowLength))
    }
  }

  return {
    /** Values of all points at the first step, then at the next. */
    add(parameter: Parameter, checksum: string | null, values: Int16Array): void {
      addColumn.run(parameter.id, rowLength, checksum, countFilled(values))
      for (let from = 0; from < values.length; from += points.length)
        addStep.run(rowLength++, values.subarray(from, from + points.length))
    },
    /** Atomic: all is on disk before the file gets its name. */
    finish({ runAt, fetchedAt, etag }: RunFacts, withoutForecast: ReadonlySet<number>): void {
      turnRound()
      const { firstHourAt, hours, firstDay, days } = span
      database
        .prepare('INSERT INTO run VALUES (?, ?, ?, ?, ?, ?, ?)')
        .run(runAt, fetchedAt, etag, firstHourAt, hours, firstDay, days)
      const addPoint = database.prepare('INSERT INTO points VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
      for (const [number, { id, type, postcode, name, heightM, lat, lon }] of points.entries())
        addPoint.run(number, id, type, postcode, name, heightM, lat, lon, withoutForecast.has(number) ? 0 : 1)
      database.exec('COMMIT')
      database.close()
      renameSync(temporary, path)
    },
    /** After a failure. */
    discard(): void {
      if (database.isOpen) database.close()
      rmSync(temporary, { force: true })
    },
  }
}

export function countFilled(values: Int16Array): number {
  let filled = 0
  for (const value of values) if (value !== missing) filled++
  return filled
}

/** Beside the table of the newest run; what a killed process leaves of it is removed with that table's leftovers. */
export const morningPath = (path: string) => `${path}.morning`

/** Whatever lies there after a process was killed is removed by the next. */
const temporaryPath = (path: string) => `${path}.${process.pid}.tmp`

export type Table = NonNullable<ReturnType<typeof openTable>>

/** null where there is none, or one that is damaged or of another make: the next fetch writes it again. */
export function openTable(path: string) {
  let database: DatabaseSync | undefined
  try {
    // Nobody ever changes it: no locks, and no files beside it.
    const file = new URL(`${pathToFileURL(path).href}?immutable=1`)
    database = new DatabaseSync(file, { readOnly: true })
    return readTable(database)
  } catch {
    database?.close()
    return null
  }
}

function readTable(database: DatabaseSync) {
  layoutSchema.parse(database.prepare('PRAGMA user_version').get())
  const { runAt, fetchedAt, etag, ...span } = runSchema.parse(database.prepare('SELECT * FROM run').get())
  const listed = z
    .array(pointSchema)
    .min(1)
    .parse(database.prepare('SELECT * FROM points ORDER BY number').all())
  const columns = new Map(
    z
      .array(columnSchema)
      .min(1)
      .parse(database.prepare('SELECT * FROM columns').all())
      .map((column) => [column.id, { ...column, steps: stepsOf(parameterOf(column.id), span) }]),
  )
  const rowOf = database.prepare('SELECT steps FROM byPoint WHERE point = ?')
  const pointsOf = database.prepare('SELECT points FROM byStep WHERE step = ?')
  return {
    runAt,
    fetchedAt,
    etag,
    span,
    points: listed as readonly ListedPoint[],
    /** Whether the point of that number has temperatures. */
    hasForecast: (point: number) => listed[point]?.hasForecast === 1,
    has: (id: string) => columns.has(id),
    checksumOf: (id: string) => columns.get(id)?.checksum ?? null,
    /** How many values a column has. */
    filledOf: (id: string) => columns.get(id)?.filled ?? null,
    /** All values of a point. A damaged page is as if there were none. */
    row(point: number): { values(id: string): Int16Array | undefined } {
      const row = integersOf(orNothing(() => rowOf.get(point)?.steps))
      const values = new Map<string, Int16Array>()
      for (const { id, firstStep, steps } of columns.values())
        values.set(id, row.subarray(firstStep, firstStep + steps))
      return { values: (id) => values.get(id) }
    },
    /** A column's values at one of its steps, of all points; null where they cannot be read. */
    everywhere(id: string, step: number): Int16Array | null {
      const firstStep = columns.get(id)?.firstStep ?? Number.NaN
      const blob = orNothing(() => pointsOf.get(firstStep + step)?.points)
      return blob instanceof Uint8Array ? integersOf(blob) : null
    },
    /** Only where nobody else reads it: otherwise it closes by itself when its last reader is done with it. */
    close: () => database.close(),
  }
}

function parameterOf(id: string): Parameter {
  const parameter = parameters.find((one) => one.id === id)
  if (!parameter) throw new Error('a column of another make')
  return parameter
}

const integersOf = (blob: unknown): Int16Array =>
  blob instanceof Uint8Array
    ? new Int16Array(blob.buffer, blob.byteOffset, blob.byteLength >> 1)
    : new Int16Array()

function orNothing<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** Whether every point of a new list is already in the table. */
export function holdsAll(table: Table, points: readonly ListedPoint[]): boolean {
  const held = new Set(table.points.map(({ id, type }) => pointKey(id, type)))
  return points.every(({ id, type }) => held.has(pointKey(id, type)))
}
