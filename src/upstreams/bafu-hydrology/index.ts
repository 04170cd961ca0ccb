import { maximumAgeMs } from '../../domain/staleness.ts'
import type { WaterStation } from '../../domain/water/water.ts'
import type { ProviderFacts, WaterSource } from '../../ports/sources.ts'
import { defineProvider } from '../define-provider.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'
import { stationsOf } from './map.ts'
import { answerSchema } from './schema.ts'

const provider = 'bafu-hydrology'
const ownBaseUrl = 'https://lindas.admin.ch'

const facts: ProviderFacts = {
  id: provider,
  name: 'Federal Office for the Environment FOEN',
  attribution: 'Source: Federal Office for the Environment FOEN',
  licence: 'Open use; the source must be credited',
  url: 'https://www.hydrodaten.admin.ch',
}

/**
 * Every gauge of the federal network with its newest observation. `?observation` distinguishes lakes from rivers and contains the
 * station's number. The limit is far above the 233 stations and stops a join gone wrong.
 */
const query = `PREFIX schema: <http://schema.org/>
PREFIX geo: <http://www.opengis.net/ont/geosparql#>
PREFIX hydro: <https://environment.ld.admin.ch/foen/hydro/dimension/>
SELECT ?observation ?name ?water ?point ?time ?discharge ?level ?temperature ?danger WHERE {
  GRAPH <https://lindas.admin.ch/foen/hydro> {
    ?observation hydro:station ?station ; hydro:measurementTime ?time .
    ?station schema:name ?name ; geo:hasGeometry/geo:asWKT ?point .
    OPTIONAL { ?station schema:containedInPlace ?water }
    OPTIONAL { ?observation hydro:discharge ?discharge }
    OPTIONAL { ?observation hydro:waterLevel ?level }
    OPTIONAL { ?observation hydro:waterTemperature ?temperature }
    OPTIONAL { ?observation hydro:dangerLevel ?danger }
  }
} LIMIT 2000`

/** 233 rows have about 300 kB. */
const maxBytes = 2 * 1024 * 1024
/** A query over the whole graph may take seconds; pages do not wait for it. */
const timeoutMs = 10_000

/** Lakes and rivers from the federal linked data service (SPARQL), which needs no key. */
export function createHydrology(options: SourceOptions): WaterSource {
  const client = createSourceClient({ ...options, ownBaseUrl, provider, timeoutMs, maxBytes })

  return {
    facts,
    async fetchStations(signal): Promise<WaterStation[]> {
      const headers = { accept: 'application/sparql-results+json' }
      const path = `query?${new URLSearchParams({ query })}`
      const parsed = answerSchema.safeParse(await client.json(path, { headers, signal }))
      const stations = parsed.success ? stationsOf(parsed.data) : []
      // An answer without a single station is an outage of theirs: what was known stays.
      if (stations.length === 0) throw client.refuse('no stations in the answer')
      return stations
    },
  }
}

export const hydrology = defineProvider({
  facts,
  baseUrl: 'HYDROLOGY_BASE_URL',
  serves: { water: maximumAgeMs.water },
  create: createHydrology,
})
