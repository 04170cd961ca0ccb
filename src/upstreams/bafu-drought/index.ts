import { hazardsKnownForMs } from '../../domain/danger/hazards.ts'
import { UpstreamError } from '../../domain/failure.ts'
import type { DroughtSource } from '../../ports/sources.ts'
import { hazardFacts } from '../bafu-hazards/facts.ts'
import { defineProvider } from '../define-provider.ts'
import { settleAll } from '../http/settle-all.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'
import { droughtRegions, leastRegions, regionsOf } from './map.ts'

const provider = 'bafu-drought'
const ownBaseUrl = 'https://api3.geo.admin.ch'
const service = 'rest/services/api/MapServer'
const layer = 'ch.bafu.trockenheitswarnkarte'
/** With detailed outlines of the whole country. */
const maxBytes = 12 * 1024 * 1024

const facts = hazardFacts(
  provider,
  'https://www.trockenheit.admin.ch',
  'Federal Office for the Environment FOEN',
)

const outlines = { geometryFormat: 'geojson', sr: '4326', lang: 'de' }
const wholeCountry = new URLSearchParams({
  ...outlines,
  geometryType: 'esriGeometryEnvelope',
  geometry: '5.9,45.8,10.6,47.9',
  layers: `all:${layer}`,
  mapExtent: '5.9,45.8,10.6,47.9',
  imageDisplay: '100,100,96',
  tolerance: '0',
  returnGeometry: 'true',
  limit: '50',
})

/** The warning level of the 38 drought regions, which changes about once a week: one request, or else one for each. */
export function createDrought(
  options: SourceOptions & { nextTurn?: (signal?: AbortSignal) => Promise<void> },
) {
  const client = createSourceClient({ ...options, ownBaseUrl, provider, timeoutMs: 20_000, maxBytes })
  const { nextTurn = async () => {} } = options

  async function together(signal?: AbortSignal) {
    try {
      return regionsOf([await client.json(`${service}/identify?${wholeCountry}`, { signal })])
    } catch (error) {
      if (error instanceof UpstreamError) return []
      throw error
    }
  }

  async function oneByOne(signal?: AbortSignal) {
    const { values, failure } = await settleAll(droughtRegions, 1, async (number) => {
      await nextTurn(signal)
      return client.json(`${service}/${layer}/${number}?${new URLSearchParams(outlines)}`, { signal })
    })
    if (values.length === 0 && failure) throw failure
    return regionsOf(values)
  }

  const source: DroughtSource = {
    facts,
    async fetchDrought(signal) {
      const regions = await together(signal)
      if (regions.length >= leastRegions) return { regions }
      const single = await oneByOne(signal)
      if (single.length < leastRegions) throw client.refuse(`only ${single.length} regions`)
      return { regions: single }
    },
  }
  return source
}

export const drought = defineProvider({
  facts,
  baseUrl: 'DROUGHT_BASE_URL',
  serves: { drought: hazardsKnownForMs },
  create: (world) =>
    createDrought({
      ...world,
      // The service asks for no more than 20 requests a minute.
      nextTurn: world.turns({ name: provider, everyMs: 3000, longestWaitMs: 180_000 }),
    }),
})
