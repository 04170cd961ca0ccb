import { UpstreamError } from '../../domain/failure.ts'
import type { Clock, Fetch, Log } from '../../ports/platform.ts'
import type { RadarFrameRef } from '../../ports/sources.ts'
import { expectOk } from '../http/expect-ok.ts'
import { createUpstreamHttp, parseJson } from '../http/upstream-http.ts'
import { collection, fileName, hourMs, hourOfFile, itemId, stepMs, timeOfFile } from './map.ts'
import { stacItemSchema } from './schema.ts'

export const provider = 'meteoswiss'
export const defaultBaseUrl = 'https://data.geo.admin.ch'

export type MeteoswissOptions = {
  baseUrl?: string
  fetch: Fetch
  clock: Clock
  log: Log
  userAgent: string
}

const twoHoursMs = 2 * hourMs
const dayMs = 24 * hourMs
/** A composite is about 0.1 MB, a sum 0.6 MB; several times that is a fault. */
const maxFileBytes = 3 * 1024 * 1024
const maxListBytes = 4 * 1024 * 1024
/** No file is there sooner after its measurement. */
const soonestMs = 2 * 60_000
/** The list lags some ten minutes behind the files, which are minutes old themselves. */
const listLagMs = 20 * 60_000
const stepsAhead = 3

export function createMeteoswissClient(o: MeteoswissOptions) {
  const base = (o.baseUrl ?? defaultBaseUrl).replace(/\/$/, '')
  const http = createUpstreamHttp({ ...o, provider, timeoutMs: 8000, maxBytes: maxFileBytes })
  /** Files fetched while looking for the newest, until they are asked for. */
  const fetchedAhead = new Map<string, Uint8Array>()

  /** Names of one UTC day's files; an absent day has none. A missing object answers 403 there. */
  async function listDay(at: number, signal?: AbortSignal): Promise<string[]> {
    const url = new URL(`${base}/api/stac/v1/collections/${collection}/items/${itemId(at)}`)
    const answer = await http.get(url, { signal, maxBytes: maxListBytes })
    if (isMissing(answer.status)) return []
    const item = stacItemSchema.safeParse(parseJson(expectOk(answer, provider), provider))
    if (!item.success) throw refuse('no list of files')
    return Object.keys(item.data.assets)
  }

  async function listTimes(now: number, signal?: AbortSignal): Promise<number[]> {
    const oldest = now - twoHoursMs - listLagMs
    const days = itemId(now) === itemId(oldest) ? [now] : [oldest, now]
    const names = (await Promise.all(days.map((day) => listDay(day, signal)))).flat()
    return names.map(timeOfFile).filter((at) => at !== null && at >= oldest && at <= now) as number[]
  }

  async function fetchFile(at: number, signal?: AbortSignal): Promise<Uint8Array | null> {
    return fetchNamed(at, fileName(at), signal)
  }

  async function fetchNamed(at: number, name: string, signal?: AbortSignal): Promise<Uint8Array | null> {
    const answer = await http.get(new URL(`${base}/${collection}/${itemId(at)}/${name}`), { signal })
    return isMissing(answer.status) ? null : expectOk(answer, provider).bytes
  }

  /** Whether a file not yet listed is there already; its bytes are kept for whoever asks next. */
  async function isThere(at: number, signal?: AbortSignal): Promise<boolean> {
    const name = fileName(at)
    if (fetchedAhead.has(name)) return true
    const bytes = await fetchFile(at, signal).catch(() => null)
    if (bytes === null) return false
    fetchedAhead.set(name, bytes)
    for (const oldest of fetchedAhead.keys()) {
      if (fetchedAhead.size <= stepsAhead) break
      fetchedAhead.delete(oldest)
    }
    return true
  }

  const refuse = (what: string) => new UpstreamError({ provider, kind: 'bad-answer' }, `${provider}: ${what}`)
  const refOf = (at: number): RadarFrameRef => ({ at, ref: fileName(at) })

  return {
    /** Files of two hours, oldest first, with those the list does not know yet. */
    async listFrames(signal?: AbortSignal): Promise<RadarFrameRef[]> {
      const now = o.clock()
      const newestPossible = Math.floor((now - soonestMs) / stepMs) * stepMs
      const listed = await listTimes(now, signal).catch((error: unknown) => error)
      if (Array.isArray(listed) && listed.length > 0) {
        const times = new Set<number>(listed)
        const newestListed = Math.max(...times)
        const firstAhead = Math.max(newestListed + stepMs, newestPossible - (stepsAhead - 1) * stepMs)
        for (let at = firstAhead; at <= newestPossible && (await isThere(at, signal)); at += stepMs)
          times.add(at)
        const newest = Math.max(...times)
        return [...times]
          .filter((at) => at >= newest - twoHoursMs)
          .sort((a, b) => a - b)
          .map(refOf)
      }
      o.log.warn({ provider }, 'no list of radar files, addresses made from the time instead')
      const newest = await findNewest(newestPossible, signal)
      if (newest !== null) {
        const steps = twoHoursMs / stepMs
        return Array.from({ length: steps + 1 }, (_, step) => refOf(newest - (steps - step) * stepMs))
      }
      if (listed instanceof Error) throw listed
      return []
    },

    async fetchFrame({ ref }: RadarFrameRef, signal?: AbortSignal): Promise<Uint8Array> {
      const at = timeOfFile(ref)
      if (at === null) throw refuse('no radar file of this name')
      const ahead = fetchedAhead.get(ref)
      fetchedAhead.delete(ref)
      return ahead ?? (await fetchFile(at, signal)) ?? missing(ref)
    },

    /** Sums of the clock hours that end in this span, each in its best quality. */
    async listHours(fromAt: number, toAt: number, signal?: AbortSignal): Promise<RadarFrameRef[]> {
      const best = new Map<number, { ref: string; quality: number }>()
      for (let day = Math.floor(fromAt / dayMs) * dayMs; day <= toAt; day += dayMs) {
        for (const ref of await listDay(day, signal)) {
          const hour = hourOfFile(ref)
          if (!hour || hour.at % hourMs !== 0 || hour.at < fromAt || hour.at > toAt) continue
          const { at, quality } = hour
          if (quality > (best.get(at)?.quality ?? -1)) best.set(at, { ref, quality })
        }
      }
      return [...best].map(([at, { ref }]) => ({ at, ref })).sort((a, b) => a.at - b.at)
    },

    async fetchHour({ ref }: RadarFrameRef, signal?: AbortSignal): Promise<Uint8Array> {
      const hour = hourOfFile(ref)
      if (!hour) throw refuse('no sum of this name')
      return (await fetchNamed(hour.at, ref, signal)) ?? missing(ref)
    },
  }

  function missing(ref: string): never {
    throw new UpstreamError({ provider, kind: 'no-data', status: 403 }, `${provider}: ${ref} is not there`)
  }

  async function findNewest(newestPossible: number, signal?: AbortSignal): Promise<number | null> {
    for (let steps = 0; steps < stepsAhead; steps++) {
      const at = newestPossible - steps * stepMs
      if (await isThere(at, signal)) return at
    }
    return null
  }
}

function isMissing(status: number): boolean {
  return status === 403 || status === 404
}
