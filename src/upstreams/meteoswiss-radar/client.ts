import { dayMs, hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { RadarFrameRef } from '../../ports/sources.ts'
import type { SourceOptions } from '../http/source-client.ts'
import { createOpenDataClient, itemOf } from '../meteoswiss-open-data/client.ts'
import { provider } from './facts.ts'
import { hourOfFile, nameAt, type Product, products, stepMs, timeOfFile } from './map.ts'
import { stacItemSchema } from './schema.ts'

const twoHoursMs = 2 * hourMs
/** A composite is about 0.1 MB, a sum 0.6 MB; several times that is a fault. */
const maxFileBytes = 3 * 1024 * 1024
const maxListBytes = 4 * 1024 * 1024
/** The list lags some ten minutes behind the files, which are there two minutes after their time. */
const listLagMs = 20 * minuteMs
const soonestFileMs = minuteMs
const mostUnlisted = 3

export function createMeteoswissClient(options: SourceOptions, product: Product = products.rain) {
  const { collection } = product
  const client = createOpenDataClient({ ...options, provider, timeoutMs: 8000, maxBytes: maxFileBytes })
  const { refuse } = client

  /** Names of one UTC day's files, last published last; an absent day has none. */
  async function listDay(at: number): Promise<string[]> {
    const { body } = await client.item(collection, at, { maxBytes: maxListBytes })
    if (body === null) return []
    const item = stacItemSchema.safeParse(body)
    if (!item.success) throw refuse('no list of files')
    return Object.entries(item.data.assets)
      .map(([name, asset]) => ({ name, at: asset?.updated ?? asset?.created ?? 0 }))
      .sort((a, b) => a.at - b.at)
      .map(({ name }) => name)
  }

  /** Files that are there before the list names them. No answer, or other letters than before: then the list has to do. */
  async function findUnlisted(last: RadarFrameRef | undefined, now: number): Promise<RadarFrameRef[]> {
    const found: RadarFrameRef[] = []
    if (!last) return found
    for (let at = last.at + stepMs; at <= now - soonestFileMs && found.length < mostUnlisted; at += stepMs) {
      const ref = nameAt(at, last.ref)
      if (!(await client.isThere(collection, itemOf(at), ref).catch(() => false))) break
      found.push({ at, ref })
    }
    return found
  }

  const fetchNamed = async (at: number, name: string): Promise<Uint8Array> =>
    (await client.file(collection, itemOf(at), name)).bytes

  return {
    /** Files of two hours, oldest first, listed or not. Of several with one time the last published. */
    async listFrames(): Promise<RadarFrameRef[]> {
      const now = options.clock()
      const oldest = now - twoHoursMs - listLagMs
      const days = itemOf(now) === itemOf(oldest) ? [now] : [oldest, now]
      const names = (await Promise.all(days.map((day) => listDay(day)))).flat()
      const byTime = new Map<number, string>()
      for (const name of names) {
        const at = timeOfFile(name, product)
        if (at !== null && at >= oldest && at <= now) byTime.set(at, name)
      }
      const listed = [...byTime].map(([at, ref]) => ({ at, ref })).sort((a, b) => a.at - b.at)
      const refs = [...listed, ...(await findUnlisted(listed.at(-1), now))]
      const newest = refs.at(-1)?.at ?? 0
      return refs.filter(({ at }) => at >= newest - twoHoursMs)
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
