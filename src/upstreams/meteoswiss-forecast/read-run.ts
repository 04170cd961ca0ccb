import { UpstreamError } from '../../domain/failure.ts'
import { dayMs } from '../../domain/time/durations.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { badAnswer } from '../http/bad-answer.ts'
import { type ForecastClient, provider } from './client.ts'
import { createColumnFiller, type Span, stepsOf } from './column.ts'
import { type ColumnStore, countFilled, createColumnStore, type StoredColumn } from './column-store.ts'
import { missing, type Parameter, parameters } from './parameters.ts'
import type { ListedPoint } from './point-list.ts'
import type { Run, RunFile } from './runs.ts'
import { carryOver, holdsAll, type Table, temporaryPath, writeTable } from './table-file.ts'

/** Files of one run fetched at a time: the provider asks users to fetch sparingly. */
const atOnce = 2
const tries = 2

/**
 * Reads the files of a run and writes them as a table, whole or not at all. What did not change since the table at hand
 * is carried over instead of fetched.
 */
export async function writeRun(options: {
  client: ForecastClient
  run: Run
  etag: string | null
  span: Span
  points: readonly ListedPoint[]
  held: Table | null
  path: string
  clock: Clock
  log: Log
}): Promise<void> {
  const { run, etag, span, points, path, clock } = options
  const startedAt = clock()
  const store = createColumnStore(temporaryPath(path, 'columns'), span)
  try {
    const { columns, bytes } = await readColumns({ ...options, store })
    const withoutForecast = pointsWithout(store, columns, points.length)
    const facts = { runAt: run.at, fetchedAt: clock(), etag, span, points, withoutForecast }
    writeTable(path, facts, store, columns)
    options.log.info(
      {
        provider,
        run: new Date(run.at).toISOString(),
        points: points.length - withoutForecast.length,
        parameters: columns.length,
        bytes,
        ms: clock() - startedAt,
      },
      'local forecasts: new run',
    )
  } finally {
    store.close()
  }
}

type Reading = {
  client: ForecastClient
  log: Log
  run: Run
  held: Table | null
  span: Span
  points: readonly ListedPoint[]
  store: ColumnStore
}

async function readColumns(reading: Reading): Promise<{ columns: StoredColumn[]; bytes: number }> {
  const { span } = reading
  const reusable = reading.held && holdsAll(reading.held, reading.points) ? reading.held : null
  const columns: StoredColumn[] = []
  let bytes = 0
  const waiting = parameters.filter(({ id }) => reading.run.files.has(id))

  async function work(): Promise<void> {
    // One for all that this one reads.
    const room = new Int16Array(reading.points.length * Math.max(span.hours, span.days))
    for (let parameter = waiting.shift(); parameter; parameter = waiting.shift()) {
      const file = reading.run.files.get(parameter.id) as RunFile
      const values = room.subarray(0, reading.points.length * stepsOf(parameter, span)).fill(missing)
      if (file.checksum !== null && reusable?.checksumOf(parameter.id) === file.checksum) {
        carryOver(reusable, parameter, reading, values)
        columns.push(reading.store.add(parameter, file.checksum, values))
        continue
      }
      const read = await readFile(reading, parameter, file, values)
      bytes += read.bytes
      if (read.isGood) columns.push(reading.store.add(parameter, file.checksum, values))
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
  // In a fixed order, whichever file came first.
  const order = parameters.map(({ id }) => id)
  columns.sort((a, b) => order.indexOf(a.parameter.id) - order.indexOf(b.parameter.id))
  return { columns, bytes }
}

async function readFile(
  reading: Reading,
  parameter: Parameter,
  file: RunFile,
  values: Int16Array,
): Promise<{ isGood: boolean; bytes: number }> {
  const { span } = reading
  for (let attempt = 1; ; attempt++) {
    values.fill(missing)
    const filler = createColumnFiller(parameter, reading.points, span, values)
    try {
      const { bytes, rows, passedOver } = await reading.client.streamFile(file, parameter.id, filler.take)
      if (filler.filled() === 0) throw badAnswer(provider, `${file.name}: nothing of this run`)
      if (parameter.isCore && isThin(reading, parameter, values))
        throw badAnswer(provider, `${file.name}: hardly anything of this run`)
      if (parameter.isFraction) percentagesToFractions(values)
      reading.log.debug(
        { provider, file: file.name, rows, passedOver, used: filler.filled() },
        'local forecasts: read',
      )
      return { isGood: true, bytes }
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      if (attempt < tries) continue
      if (parameter.isCore) throw error
      reading.log.warn({ provider, file: file.name, reason: error.message }, 'local forecasts: left out')
      return { isGood: false, bytes: 0 }
    }
  }
}

/** Of the points, or of what the run at hand has, a core file must fill this share. */
const leastShare = 0.5
/** What an older run had is no measure: the provider may have changed its files for good. */
const measureForMs = dayMs

/** Real files have all points and hours but for a few. */
function isThin({ held, points, run, span }: Reading, parameter: Parameter, values: Int16Array): boolean {
  const steps = stepsOf(parameter, span)
  const isCovered = (_: unknown, point: number) =>
    values.subarray(point * steps, (point + 1) * steps).some((value) => value !== missing)
  if (points.filter(isCovered).length < points.length * leastShare) return true
  const before = held && run.at - held.runAt < measureForMs ? held.filledOf(parameter.id) : null
  return before !== null && countFilled(values) < before * leastShare
}

/** Where more covers than this share exceed 1 by half, the file is in per cent; fewer are rounded or faulty. */
const percentShare = 0.01

function percentagesToFractions(values: Int16Array): void {
  let known = 0
  let high = 0
  for (const value of values) {
    if (value !== missing) known++
    if (value > 150) high++
  }
  const isPercent = high > known * percentShare
  for (const [index, value] of values.entries())
    if (value > 0) values[index] = isPercent ? Math.round(value / 100) : Math.min(value, 100)
}

/** Some regions of the list have but a symbol. */
function pointsWithout(store: ColumnStore, columns: readonly StoredColumn[], points: number): number[] {
  const temperature = columns.find(({ parameter }) => parameter.id === 'tre200h0')
  if (!temperature) return []
  return Array.from({ length: points }, (_, point) => point).filter((point) =>
    store.read(temperature, point, 1).every((value) => value === missing),
  )
}
