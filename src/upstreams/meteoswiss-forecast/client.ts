import { createHash } from 'node:crypto'
import { UpstreamError } from '../../domain/failure.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import { expectOk } from '../http/expect-ok.ts'
import { createSourceClient } from '../http/source-client.ts'
import { type Outside, parseJson } from '../http/upstream-http.ts'
import { type ListedPoint, readPointList } from './point-list.ts'
import { createRowReader, NotATable, type TakeRow } from './read-rows.ts'
import { type Run, type RunFile, runsOfItem } from './runs.ts'
import { itemSchema } from './schema.ts'

export const provider = 'meteoswiss-forecast'
const defaultBaseUrl = 'https://data.geo.admin.ch'
const collection = 'ch.meteoschweiz.ogd-local-forecasting'

export type ForecastClientOptions = Outside & { baseUrl?: string }

/** An item lists up to 768 files. */
const maxItemBytes = 8 * 1024 * 1024
const maxPointBytes = 8 * 1024 * 1024
/** Hourly files have 33 MB. */
const maxFileBytes = 100 * 1024 * 1024

/** `etag` null: the upstream gave none. */
type Listing = { isUnchanged: boolean; etag: string | null; runs: Run[] }

export function createForecastClient(options: ForecastClientOptions) {
  const common = { ...options, baseUrl: options.baseUrl ?? defaultBaseUrl, provider }
  const small = createSourceClient({ ...common, timeoutMs: 20_000, maxBytes: maxItemBytes })
  const large = createSourceClient({
    ...common,
    timeoutMs: 4 * minuteMs,
    maxBytes: maxFileBytes,
    retries: 0,
  })
  const { refuse } = small

  return {
    /** Runs of one UTC day; a day that is not there has none. `etag`: of the list we know already. */
    async listRuns(dayAt: number, etag: string | null): Promise<Listing> {
      const item = itemId(dayAt)
      const path = `api/stac/v1/collections/${collection}/items/${item}`
      const headers: Record<string, string> = etag === null ? {} : { 'if-none-match': etag }
      const answer = await small.get(path, { headers })
      if (answer.status === 304) return { isUnchanged: true, etag, runs: [] }
      // A missing object answers 403 there.
      if (answer.status === 403 || answer.status === 404) return { isUnchanged: false, etag: null, runs: [] }
      const body = itemSchema.safeParse(parseJson(expectOk(answer, provider), provider))
      if (!body.success) throw refuse('no list of files')
      return {
        isUnchanged: false,
        etag: answer.header('etag'),
        runs: runsOfItem(item, body.data.assets),
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
      const answer = await large.get(`${collection}/${file.item}/${file.name}`, {
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
      if (answer.status === 403)
        throw new UpstreamError(
          { provider, kind: 'no-data', status: 403 },
          `${provider}: ${file.name} is not there`,
        )
      expectOk(answer, provider)
      const expected = sha256Of(file.checksum)
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

/** "20260826-ch". */
function itemId(at: number): string {
  return `${new Date(at).toISOString().slice(0, 10).replaceAll('-', '')}-ch`
}

/** A multihash: 12 for SHA-256, 20 for its 32 bytes, then the digest. null for any other kind. */
function sha256Of(checksum: string | null): string | null {
  const match = /^1220([0-9a-f]{64})$/i.exec(checksum ?? '')
  return match?.[1]?.toLowerCase() ?? null
}
