import { createHash } from 'node:crypto'
import { minuteMs } from '../../domain/time/durations.ts'
import type { SourceOptions } from '../http/source-client.ts'
import { createOpenDataClient, itemOf } from '../meteoswiss-open-data/client.ts'
import { type ListedPoint, readPointList } from './point-list.ts'
import { createRowReader, NotATable, type TakeRow } from './read-rows.ts'
import { type Run, type RunFile, runsOfItem } from './runs.ts'
import { itemSchema } from './schema.ts'

export const provider = 'meteoswiss-forecast'
const collection = 'ch.meteoschweiz.ogd-local-forecasting'

/** An item lists up to 768 files. */
const maxItemBytes = 8 * 1024 * 1024
const maxPointBytes = 8 * 1024 * 1024
/** Hourly files have 33 MB. */
const maxFileBytes = 100 * 1024 * 1024

/** `etag` null: the upstream gave none. */
type Listing = { isUnchanged: boolean; etag: string | null; runs: Run[] }

export function createForecastClient(options: SourceOptions) {
  const small = createOpenDataClient({ ...options, provider, timeoutMs: 20_000, maxBytes: maxItemBytes })
  const large = createOpenDataClient({
    ...options,
    provider,
    timeoutMs: 4 * minuteMs,
    maxBytes: maxFileBytes,
    retries: 0,
  })
  const { refuse } = small

  return {
    /** Runs of one UTC day; a day that is not there has none. `etag`: of the list we know already. */
    async listRuns(dayAt: number, etag: string | null): Promise<Listing> {
      const headers: Record<string, string> = etag === null ? {} : { 'if-none-match': etag }
      const { answer, body } = await small.item(collection, dayAt, { headers })
      if (answer.status === 304) return { isUnchanged: true, etag, runs: [] }
      if (body === null) return { isUnchanged: false, etag: null, runs: [] }
      const item = itemSchema.safeParse(body)
      if (!item.success) throw refuse('no list of files')
      return {
        isUnchanged: false,
        etag: answer.header('etag'),
        runs: runsOfItem(itemOf(dayAt), item.data.assets),
      }
    },

    async fetchPoints(): Promise<ListedPoint[]> {
      const path = `${collection}/ogd-local-forecasting_meta_point.csv`
      const points = readPointList(await small.table(path, { maxBytes: maxPointBytes }))
      if (points.length === 0) throw refuse('no points in the list of points')
      return points
    },

    /** Calls `take` with each row as it arrives; rows count only if this resolves, because the checksum comes last. */
    async streamFile(file: RunFile, parameter: string, take: TakeRow) {
      const hash = createHash('sha256')
      const reader = createRowReader(parameter, take)
      const asRefusal = (error: unknown) =>
        error instanceof NotATable ? refuse(`${file.name}: ${error.message}`) : error
      let bytes = 0
      const answer = await large.file(collection, file.item, file.name, {
        onChunk(chunk) {
          bytes += chunk.length
          hash.update(chunk)
          try {
            reader.write(chunk)
          } catch (error) {
            throw asRefusal(error)
          }
        },
      })
      const expected = sha256Of(file.checksum)
      if (expected === null) large.whole(answer)
      if (expected !== null && hash.digest('hex') !== expected)
        throw refuse(`${file.name}: not what its checksum says`)
      try {
        return { bytes, ...reader.end() }
      } catch (error) {
        throw asRefusal(error)
      }
    },
  }
}

export type ForecastClient = ReturnType<typeof createForecastClient>

/** A multihash: 12 for SHA-256, 20 for its 32 bytes, then the digest. null for any other kind. */
function sha256Of(checksum: string | null): string | null {
  const match = /^1220([0-9a-f]{64})$/i.exec(checksum ?? '')
  return match?.[1]?.toLowerCase() ?? null
}
