import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UpstreamError } from '../../domain/failure.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { type ForecastClient, provider } from './client.ts'
import { createColumnFiller, spanOfRun, stepsOf } from './column.ts'
import { type ColumnStore, createColumnStore, type StoredColumn } from './column-store.ts'
import { missing, type Parameter, parameters } from './parameters.ts'
import type { ListedPoint } from './point-list.ts'
import { chooseRun, type Run, type RunFile } from './runs.ts'
import { carryOver, holdsAll, openTable, type Table, temporaryPath, writeTable } from './table-file.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
/** Files of one run fetched at a time: the provider asks for modesty. */
const atOnce = 2
const tries = 2

/**
 * Brings the table up to the newest whole run. `unchanged`: it was. Rejects with UpstreamError and leaves the table as
 * it was where a file of the run cannot be read: values of two runs never stand side by side.
 */
export async function fetchRun(o: {
  client: ForecastClient
  path: string
  clock: Clock
  log: Log
  signal?: AbortSignal
}): Promise<'written' | 'unchanged'> {
  const { client, path, clock, log, signal } = o
  removeLeftovers(path)
  const held = openTable(path)
  try {
    const found = await findRun(client, held, clock(), signal)
    if (found === null) return 'unchanged'
    const { run, etag } = found
    if (held && isHeld(run, held)) return 'unchanged'
    // A table from the future comes of a clock that was wrong: then any run is better.
    if (held && run.at < held.runAt && held.runAt <= clock() + hourMs) {
      log.warn(
        { provider, run: iso(run.at), held: iso(held.runAt) },
        'local forecasts: an older run is offered',
      )
      return 'unchanged'
    }
    const startedAt = clock()
    const points = await client.fetchPoints(signal).catch((error: unknown) => {
      if (held === null) throw error
      return held.points
    })
    const span = spanOfRun(run.at)
    const store = createColumnStore(temporaryPath(path, 'columns'), span)
    let read: Awaited<ReturnType<typeof readColumns>>
    let withoutForecast: number[]
    try {
      read = await readColumns({ ...o, run, held, points, store })
      withoutForecast = pointsWithout(store, read.columns, points.length)
      const facts = { runAt: run.at, fetchedAt: clock(), etag, span, points, withoutForecast }
      writeTable(path, facts, store, read.columns)
    } finally {
      store.close()
    }
    log.info(
      {
        provider,
        run: iso(run.at),
        points: points.length - withoutForecast.length,
        parameters: read.columns.length,
        bytes: read.bytes,
        ms: clock() - startedAt,
      },
      'local forecasts: new run',
    )
    return 'written'
  } finally {
    held?.close()
  }
}

const iso = (at: number) => new Date(at).toISOString()

/** Today's list, else yesterday's too: shortly after midnight UTC, and where today's stands ready but empty. */
async function findRun(
  client: ForecastClient,
  held: Table | null,
  now: number,
  signal: AbortSignal | undefined,
): Promise<{ run: Run; etag: string | null } | null> {
  const isOfToday = held !== null && Math.floor(held.runAt / dayMs) === Math.floor(now / dayMs)
  const today = await client.listRuns(now, isOfToday ? held.etag : null, signal)
  if (today.isUnchanged) return null
  const ofToday = chooseRun(today.runs, now)
  // One run alone cannot tell whether it is whole.
  if (ofToday && today.runs.length > 1) return { run: ofToday, etag: today.etag }
  const yesterday = await client.listRuns(now - dayMs, null, signal)
  const run = chooseRun([...today.runs, ...yesterday.runs], now)
  if (run === null)
    throw new UpstreamError({ provider, kind: 'no-data' }, `${provider}: no whole run is listed`)
  return { run, etag: run === ofToday ? today.etag : null }
}

function isHeld(run: Run, held: Table): boolean {
  if (run.at !== held.runAt) return false
  return [...run.files].every(
    ([id, { checksum }]) => held.has(id) && checksum !== null && held.checksumOf(id) === checksum,
  )
}

type Reading = {
  client: ForecastClient
  log: Log
  signal?: AbortSignal
  run: Run
  held: Table | null
  points: readonly ListedPoint[]
  store: ColumnStore
}

async function readColumns(o: Reading): Promise<{ columns: StoredColumn[]; bytes: number }> {
  const span = spanOfRun(o.run.at)
  const reusable = o.held && holdsAll(o.held, o.points) ? o.held : null
  const columns: StoredColumn[] = []
  let bytes = 0
  const waiting = parameters.filter(({ id }) => o.run.files.has(id))

  async function work(): Promise<void> {
    // One for all that this one reads.
    const room = new Int16Array(o.points.length * Math.max(span.hours, span.days))
    for (let parameter = waiting.shift(); parameter; parameter = waiting.shift()) {
      const file = o.run.files.get(parameter.id) as RunFile
      const values = room.subarray(0, o.points.length * stepsOf(parameter, span)).fill(missing)
      if (file.checksum !== null && reusable?.checksumOf(parameter.id) === file.checksum) {
        carryOver(reusable, parameter, o.points, span, values)
        columns.push(o.store.add(parameter, file.checksum, values))
        continue
      }
      const read = await readFile(o, parameter, file, values)
      bytes += read.bytes
      if (read.isGood) columns.push(o.store.add(parameter, file.checksum, values))
    }
  }
  const workers = Array.from({ length: atOnce }, work)
  try {
    await Promise.all(workers)
  } catch (error) {
    // The others end with the file they are at.
    waiting.length = 0
    await Promise.allSettled(workers)
    throw error
  }
  // Whichever file came first: the table looks the same.
  const order = parameters.map(({ id }) => id)
  columns.sort((a, b) => order.indexOf(a.parameter.id) - order.indexOf(b.parameter.id))
  return { columns, bytes }
}

async function readFile(
  o: Reading,
  parameter: Parameter,
  file: RunFile,
  values: Int16Array,
): Promise<{ isGood: boolean; bytes: number }> {
  const span = spanOfRun(o.run.at)
  for (let attempt = 1; ; attempt++) {
    values.fill(missing)
    const filler = createColumnFiller(parameter, o.points, span, values)
    try {
      const { bytes, rows, passedOver } = await o.client.streamFile(file, parameter.id, filler.take, o.signal)
      if (filler.filled() === 0)
        throw new UpstreamError(
          { provider, kind: 'bad-answer' },
          `${provider}: ${file.name}: nothing of this run`,
        )
      if (parameter.isFraction) percentagesToFractions(values)
      o.log.debug(
        { provider, file: file.name, rows, passedOver, used: filler.filled() },
        'local forecasts: read',
      )
      return { isGood: true, bytes }
    } catch (error) {
      if (!(error instanceof UpstreamError) || o.signal?.aborted) throw error
      if (attempt < tries) continue
      if (parameter.isCore) throw error
      o.log.warn({ provider, file: file.name, reason: error.message }, 'local forecasts: left out')
      return { isGood: false, bytes: 0 }
    }
  }
}

/** Covers above 1 are percentages. */
function percentagesToFractions(values: Int16Array): void {
  if (!values.some((value) => value > 100)) return
  for (const [index, value] of values.entries()) if (value >= 0) values[index] = Math.round(value / 100)
}

/** Some regions of the list have but a symbol. */
function pointsWithout(store: ColumnStore, columns: readonly StoredColumn[], points: number): number[] {
  const temperature = columns.find(({ parameter }) => parameter.id === 'tre200h0')
  if (!temperature) return []
  return Array.from({ length: points }, (_, point) => point).filter((point) =>
    store.read(temperature, point, 1).every((value) => value === missing),
  )
}

/** What a run that was killed while writing left behind. */
function removeLeftovers(path: string): void {
  for (const name of readdirSync(dirname(path)))
    if (name.startsWith(`${basename(path)}.`) && name.endsWith('.tmp'))
      rmSync(join(dirname(path), name), { force: true })
}
