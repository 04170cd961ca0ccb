import pLimit from 'p-limit'
import { UpstreamError } from '../../domain/failure.ts'
import { dayMs } from '../../domain/time/durations.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { badAnswer } from '../http/bad-answer.ts'
import { carryOver } from './carry-over.ts'
import { type ForecastClient, provider } from './client.ts'
import { createColumnFiller, type Span, stepsOf } from './column.ts'
import { missing, type Parameter, parameters } from './parameters.ts'
import type { ListedPoint } from './point-list.ts'
import type { Run, RunFile } from './runs.ts'
import { countFilled, createTable, holdsAll, type Table } from './table-file.ts'

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
  const { run, etag, points, path, clock } = options
  const startedAt = clock()
  const table = createTable(path, options)
  try {
    const { bytes, columns, withoutForecast } = await readColumns({ ...options, add: table.add })
    table.finish({ runAt: run.at, fetchedAt: clock(), etag }, withoutForecast)
    options.log.info(
      {
        provider,
        run: new Date(run.at).toISOString(),
        points: points.length - withoutForecast.size,
        parameters: columns,
        bytes,
        ms: clock() - startedAt,
      },
      'local forecasts: new run',
    )
  } finally {
    table.discard()
  }
}

type Reading = {
  client: ForecastClient
  log: Log
  run: Run
  held: Table | null
  span: Span
  points: readonly ListedPoint[]
  add: (parameter: Parameter, checksum: string | null, values: Int16Array) => void
}

async function readColumns(reading: Reading) {
  const { span, points } = reading
  const reusable = reading.held && holdsAll(reading.held, points) ? reading.held : null
  const end = { bytes: 0, columns: 0, withoutForecast: new Set<number>() }
  const rooms: Int16Array[] = []
  let failure: unknown = null

  async function read(parameter: Parameter, room: Int16Array): Promise<void> {
    const file = reading.run.files.get(parameter.id) as RunFile
    const values = room.subarray(0, points.length * stepsOf(parameter, span)).fill(missing)
    const isUnchanged = file.checksum !== null && reusable?.checksumOf(parameter.id) === file.checksum
    if (!(isUnchanged && carryOver(reusable, parameter, reading, values))) {
      const { isGood, bytes } = await readFile(reading, parameter, file, values)
      end.bytes += bytes
      if (!isGood) return
    }
    reading.add(parameter, file.checksum, values)
    end.columns++
    // Some regions of the list have but a symbol.
    if (parameter.id === 'tre200h0') end.withoutForecast = pointsWithout(values, points.length)
  }

  await pLimit(atOnce).map(
    parameters.filter(({ id }) => reading.run.files.has(id)),
    async (parameter) => {
      // The others end with the file they are at.
      if (failure !== null) return
      const room = rooms.pop() ?? new Int16Array(points.length * Math.max(span.hours, span.days))
      await read(parameter, room).catch((error: unknown) => {
        failure ??= error
      })
      rooms.push(room)
    },
  )
  if (failure !== null) throw failure
  return end
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
/** An older run is not a yardstick: the provider may have changed its files for good. */
const measureForMs = dayMs

/** Real files have all points and hours but for a few. */
function isThin({ held, points, run }: Reading, parameter: Parameter, values: Int16Array): boolean {
  const covered = points.length - pointsWithout(values, points.length).size
  if (covered < points.length * leastShare) return true
  const before = held && run.at - held.runAt < measureForMs ? held.filledOf(parameter.id) : null
  return before !== null && countFilled(values) < before * leastShare
}

/** Points that have a value at no step. */
function pointsWithout(values: Int16Array, points: number): Set<number> {
  const isCovered = new Uint8Array(points)
  for (const [index, value] of values.entries()) if (value !== missing) isCovered[index % points] = 1
  return new Set([...isCovered.keys()].filter((point) => isCovered[point] === 0))
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
