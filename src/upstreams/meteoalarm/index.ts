import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { untilAborted } from '../../concurrency/until-aborted.ts'
import { UpstreamError } from '../../domain/failure.ts'
import { dayMs, hourMs } from '../../domain/time/durations.ts'
import { parseIsoInstant } from '../../domain/time/iso-instant.ts'
import type { WarningSnapshot, WeatherWarning } from '../../domain/warning/warning.ts'
import { severities } from '../../domain/warning/warning.ts'
import { severityFromWord } from '../../domain/warning/warning-rules.ts'
import type { ProviderFacts } from '../../ports/sources.ts'
import type { Cache } from '../../ports/storage.ts'
import { badAnswer } from '../http/bad-answer.ts'
import { settleAll } from '../http/settle-all.ts'
import { createUpstreamHttp, type Outside, type UpstreamHttp } from '../http/upstream-http.ts'
import { fetchXml } from '../xml/fetch-xml.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { mergeById, withOrigins } from './join-messages.ts'
import {
  type CapDetails,
  entryKey,
  isActual,
  isLifted,
  isOver,
  isReplacing,
  isWarning,
  mapCapMessage,
  mapEntry,
} from './map.ts'
import { type AtomEntry, readAtomFeed, readCapMessage } from './schema.ts'

const provider = 'meteoalarm'

export const defaultFeedUrl = 'https://feeds.meteoalarm.org/feeds/meteoalarm-legacy-atom-switzerland'

export const facts: ProviderFacts = {
  id: provider,
  name: 'MeteoSwiss / EUMETNET – MeteoAlarm',
  attribution:
    'MeteoSwiss / EUMETNET – MeteoAlarm. Time delays between this website and MeteoAlarm are possible; for the most up-to-date information see meteoalarm.org.',
  licence: 'Terms equivalent to CC BY 4.0, redistributed promptly and unaltered',
  url: 'https://meteoalarm.org',
}

type MeteoalarmOptions = Outside & {
  feedUrl: string
  /** For all CAP messages of one reading together; what is missing then keeps the index's own words. 4 s. */
  textBudgetMs?: number
  /** Where several processes share what one of them has fetched. */
  cache?: Pick<Cache, 'getOrFetch'>
}

const capConcurrency = 8
/** A day of warnings for every region is below this. */
const maxCapFetches = 400
const maxKeptMessages = 1000
const maxCapBytes = 512 * 1024

/**
 * Rebuilt every half hour whether anything has changed or not: nine stamps seen in 2025 and 2026, one of them that of an
 * empty Swiss list, all lie 5 to 8 or 35 to 37 minutes past the hour. A list that missed six rebuilds is stuck and loses
 * its warnings to time, not to good weather.
 */
const stuckAfterMs = 3 * hourMs
const isAlive = (updatedAt: number | null, now: number) =>
  updatedAt !== null && now - updatedAt < stuckAfterMs

/** The Swiss list is "tag:meteoalarm.org,2021-02-19:CH". */
const isOfAnotherCountry = (id: string) => /meteoalarm.*:(?!CH$)[A-Z]{2}$/i.test(id)

/** Reads an Atom index; the texts come from the CAP messages it links, each fetched only once. */
export function createAtomReader(options: MeteoalarmOptions) {
  // A circuit breaker of its own: failing texts must not block the index.
  const http = createUpstreamHttp({ ...options, provider, timeoutMs: 3000, maxConcurrent: capConcurrency })
  const feedOrigin = new URL(options.feedUrl).origin
  const messages = new LRUCache<string, CapDetails>({ max: maxKeptMessages })

  return {
    async read(feed: XmlElement, signal?: AbortSignal): Promise<WarningSnapshot> {
      const now = options.clock()
      const { id, title, updated, entries } = readAtomFeed(feed)
      if (isOfAnotherCountry(id)) throw badAnswer(provider, "another country's list")
      const isNamed = [id, title].some((name) => /meteoalarm/i.test(name))
      const actual = entries.filter(isActual)
      const current = actual.filter((entry) => !isOver(entry, now))
      await fetchMissingTexts([...current, ...actual.filter(isReplacing)], signal)
      if (signal?.aborted) {
        throw new UpstreamError({ provider, kind: 'timeout' }, `${provider}: given up by the caller`)
      }
      const details = (entry: AtomEntry) => messages.get(entryKey(entry) ?? '') ?? null
      // Of every message read so far: what an update has replaced does not come back when the update is over.
      const replaced = new Set(
        [...messages].flatMap(([key, { replaces }]) => replaces.filter((identifier) => identifier !== key)),
      )
      const warnings: WeatherWarning[] = []
      let unread = 0
      for (const entry of current) {
        const cap = details(entry)
        if (!isWarning(entry) || cap?.isWarning === false) continue
        if (replaced.has(entry.identifier ?? '') || isLifted(entry, cap)) continue
        const warning = mapEntry(entry, cap, now)
        if (warning) warnings.push(warning)
        else unread++
      }
      if (unread > 0) options.log.warn({ provider, unread }, 'feed entries without content left out')
      // Any Atom feed without warnings would take back those in force.
      if (!isNamed && warnings.length === 0)
        throw badAnswer(provider, 'a feed that is not the list of warnings')
      const updatedAt = parseIsoInstant(updated)
      return {
        warnings: withOrigins(mergeById(warnings), (id) => messages.get(id)?.replaces ?? []),
        carrier: 'meteoalarm',
        updatedAt,
        silenceMeans: isNamed && isAlive(updatedAt, now) && unread === 0 ? 'all-clear' : 'unknown',
      }
    },
  }

  async function fetchMissingTexts(entries: readonly AtomEntry[], signal?: AbortSignal): Promise<void> {
    const missing = new Map<string, { key: string; url: URL; severity: number }>()
    for (const entry of entries) {
      const key = entryKey(entry)
      const url = capAddress(entry.capHref, feedOrigin)
      if (key === null || url === null) continue
      if (messages.get(key)) continue
      missing.set(key, { key, url, severity: severities.indexOf(severityFromWord(entry.severity)) })
    }
    if (missing.size === 0) return
    const queue = [...missing.values()].sort((a, b) => b.severity - a.severity).slice(0, maxCapFetches)
    const budget = AbortSignal.timeout(options.textBudgetMs ?? 4000)
    const limit = signal ? AbortSignal.any([signal, budget]) : budget
    const { values: read } = await settleAll(queue, capConcurrency, async ({ key, url }) => {
      if (limit.aborted) throw limit.reason
      messages.set(key, await untilAborted(fetchShared(key, url, limit), limit))
    })
    const failed = missing.size - read.length
    if (failed > 0) options.log.warn({ provider, failed }, 'warnings shown in the words of the index')
  }

  /** A message never changes under its identifier. */
  async function fetchShared(key: string, url: URL, limit: AbortSignal): Promise<CapDetails> {
    if (!options.cache) return fetchCap(http, url, key, limit)
    const name = createHash('sha256').update(`${feedOrigin} ${key}`).digest('base64url')
    const policy = { freshMs: dayMs, graceMs: 0 }
    const fetch = (signal: AbortSignal) => fetchCap(http, url, key, signal)
    // The number changes with the shape of what is kept: an older release may have left its own.
    return (await options.cache.getOrFetch(`cap2:${name}`, policy, fetch)).value
  }
}

async function fetchCap(http: UpstreamHttp, url: URL, key: string, signal: AbortSignal): Promise<CapDetails> {
  const answer = await fetchXml(http, url, provider, { signal, maxBytes: maxCapBytes })
  const details = mapCapMessage(readCapMessage(answer))
  if (answer.name !== 'alert' || (details.identifier !== null && details.identifier !== key)) {
    throw badAnswer(provider, 'another message than requested')
  }
  return details
}

/** The index may send us to its own host or to MeteoAlarm, nowhere else. */
function capAddress(href: string | null, feedOrigin: string): URL | null {
  const url = href === null ? null : URL.parse(href)
  if (url === null || url.username !== '' || url.password !== '') return null
  const isMeteoalarm = url.protocol === 'https:' && /(?:^|\.)meteoalarm\.org$/.test(url.hostname)
  return isMeteoalarm || url.origin === feedOrigin ? url : null
}
