import { UpstreamError } from '../../domain/failure.ts'
import { dayMs, hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { RadarFrameRef } from '../../ports/sources.ts'
import { expectOk } from '../http/expect-ok.ts'
import { createSourceClient } from '../http/source-client.ts'
import { type Outside, parseJson } from '../http/upstream-http.ts'
import { hourOfFile, itemId, type Product, products, timeOfFile } from './map.ts'
import { stacItemSchema } from './schema.ts'

export const provider = 'meteoswiss'
export const defaultBaseUrl = 'https://data.geo.admin.ch'

export type MeteoswissOptions = Outside & { baseUrl?: string }

const twoHoursMs = 2 * hourMs
/** A composite is about 0.1 MB, a sum 0.6 MB; several times that is a fault. */
const maxFileBytes = 3 * 1024 * 1024
const maxListBytes = 4 * 1024 * 1024
/** The list lags some ten minutes behind the files, which are minutes old themselves. */
const listLagMs = 20 * minuteMs

export function createMeteoswissClient(options: MeteoswissOptions, product: Product = products.rain) {
  const { collection } = product
  const baseUrl = options.baseUrl ?? defaultBaseUrl
  const { get, refuse } = createSourceClient({
    ...options,
    baseUrl,
    provider,
    timeoutMs: 8000,
    maxBytes: maxFileBytes,
  })

  /** Names of one UTC day's files, last published last; an absent day has none. A missing object answers 403 there. */
  async function listDay(at: number): Promise<string[]> {
    const path = `api/stac/v1/collections/${collection}/items/${itemId(at)}`
    const answer = await get(path, { maxBytes: maxListBytes })
    if (isMissing(answer.status)) return []
    const item = stacItemSchema.safeParse(parseJson(expectOk(answer, provider), provider))
    if (!item.success) throw refuse('no list of files')
    return Object.entries(item.data.assets)
      .map(([name, asset]) => ({ name, at: asset?.updated ?? asset?.created ?? 0 }))
      .sort((a, b) => a.at - b.at)
      .map(({ name }) => name)
  }

  async function fetchNamed(at: number, name: string): Promise<Uint8Array> {
    const answer = await get(`${collection}/${itemId(at)}/${name}`)
    if (!isMissing(answer.status)) return expectOk(answer, provider).bytes
    throw new UpstreamError({ provider, kind: 'no-data', status: 403 }, `${provider}: ${name} is not there`)
  }

  return {
    /** Files of two hours, oldest first. Of several with one time the last published. */
    async listFrames(): Promise<RadarFrameRef[]> {
      const now = options.clock()
      const oldest = now - twoHoursMs - listLagMs
      const days = itemId(now) === itemId(oldest) ? [now] : [oldest, now]
      const names = (await Promise.all(days.map((day) => listDay(day)))).flat()
      const refs = new Map<number, string>()
      for (const name of names) {
        const at = timeOfFile(name, product)
        if (at !== null && at >= oldest && at <= now) refs.set(at, name)
      }
      const newest = Math.max(0, ...refs.keys())
      return [...refs]
        .filter(([at]) => at >= newest - twoHoursMs)
        .map(([at, ref]) => ({ at, ref }))
        .sort((a, b) => a.at - b.at)
    },

    async fetchFrame({ ref }: RadarFrameRef): Promise<Uint8Array> {
      const at = timeOfFile(ref, product)
      if (at === null) throw refuse('no radar file of this name')
      return fetchNamed(at, ref)
    },

    /** Sums of the clock hours that end in this span, each in its best quality. */
    async listHours(fromAt: number, toAt: number): Promise<RadarFrameRef[]> {
      const best = new Map<number, { ref: string; quality: number }>()
      for (let day = Math.floor(fromAt / dayMs) * dayMs; day <= toAt; day += dayMs) {
        for (const ref of await listDay(day)) {
          const hour = hourOfFile(ref)
          if (!hour || hour.at % hourMs !== 0 || hour.at < fromAt || hour.at > toAt) continue
          const { at, quality } = hour
          if (quality >= (best.get(at)?.quality ?? -1)) best.set(at, { ref, quality })
        }
      }
      return [...best].map(([at, { ref }]) => ({ at, ref })).sort((a, b) => a.at - b.at)
    },

    async fetchHour({ ref }: RadarFrameRef): Promise<Uint8Array> {
      const hour = hourOfFile(ref)
      if (!hour) throw refuse('no sum of this name')
      return fetchNamed(hour.at, ref)
    },
  }
}

function isMissing(status: number): boolean {
  return status === 403 || status === 404
}
