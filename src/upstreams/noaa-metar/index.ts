import { z } from 'zod'
import { maximumAgeMs } from '../../domain/staleness.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { AirportReport } from '../../domain/weather/airport-report.ts'
import type { AirportSource, ProviderFacts } from '../../ports/sources.ts'
import { defineProvider } from '../define-provider.ts'
import { expectOk } from '../http/expect-ok.ts'
import { parseJson } from '../http/parse-json.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'
import { lenient, within } from '../json/lenient.ts'
import { oneLineText } from '../json/one-line-text.ts'
import { visibilityOf } from './read-visibility.ts'

const provider = 'noaa-metar'
const ownBaseUrl = 'https://aviationweather.gov'
/** Some fifty reports of one kilobyte. */
const maxBytes = 1024 * 1024
/** Switzerland and its neighbours: south, west, north, east. */
const window = '45.4,5.5,48.1,11.0'
/** A clock that is ahead by more has another day. */
const toleratedSkewMs = hourMs

const facts: ProviderFacts = {
  id: provider,
  name: 'NOAA/NWS Aviation Weather Center',
  attribution: 'Airport reports (METAR): NOAA/NWS Aviation Weather Center',
  licence: 'Public domain (US Government)',
  url: 'https://aviationweather.gov',
}

const reportSchema = z.object({
  icaoId: z.string().regex(/^[A-Z0-9]{4}$/),
  name: lenient(z.string().max(120)),
  lat: z.number().min(45).max(48.5),
  lon: z.number().min(5).max(11.5),
  elev: within(-100, 5000),
  /** Seconds. */
  obsTime: z.number(),
  rawOb: z.string().max(1000),
})

/** Reports of airports: all of the country in one request. */
export function createMetar(options: SourceOptions): AirportSource {
  const client = createSourceClient({ ...options, ownBaseUrl, provider, maxBytes })

  return {
    facts,
    async fetchReports(signal) {
      const answer = await client.get(`api/data/metar?bbox=${window}&format=json&hours=2`, { signal })
      // Nothing found is an empty answer.
      const body = answer.status === 204 ? [] : parseJson(expectOk(answer, provider), provider)
      const reports = z.array(z.unknown()).max(1000).safeParse(body)
      if (!reports.success) throw client.refuse('no list of reports')
      return newestOf(reports.data, options.clock())
    },
  }
}

export const metar = defineProvider({
  facts,
  baseUrl: 'METAR_BASE_URL',
  serves: { visibility: maximumAgeMs.visibility },
  create: createMetar,
})

/** Each airport's newest that tells of the visibility; what cannot be read is left out. */
function newestOf(sent: readonly unknown[], now: number): AirportReport[] {
  const newest = new Map<string, AirportReport>()
  for (const one of sent) {
    const { data } = reportSchema.safeParse(one)
    const observedAt = (data?.obsTime ?? Number.NaN) * 1000
    const visibilityM = data ? visibilityOf(data.rawOb) : null
    if (!data || visibilityM === null || !(observedAt <= now + toleratedSkewMs)) continue
    const other = newest.get(data.icaoId)
    if (other && other.observedAt >= observedAt) continue
    newest.set(data.icaoId, {
      id: data.icaoId,
      name: airportName(data.name ?? '') || data.icaoId,
      coordinates: { lat: data.lat, lon: data.lon },
      heightM: data.elev ?? null,
      observedAt,
      visibilityM,
    })
  }
  return [...newest.values()]
}

/** "Zürich/Kloten Arpt, ZH, CH": the town is what readers know. */
const airportName = (name: string): string =>
  oneLineText(name, 60)
    .replace(/,.*$/, '')
    .replace(/ (?:Arpt|Airport|Intl|AB|Mil|AP)\b.*$/i, '')
    .trim()
