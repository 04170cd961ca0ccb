import { z } from 'zod'
import { hazardsKnownForMs } from '../../domain/danger/hazards.ts'
import { UpstreamError } from '../../domain/failure.ts'
import type { ForestFireSource } from '../../ports/sources.ts'
import { hazardFacts } from '../bafu-hazards/facts.ts'
import { defineProvider } from '../define-provider.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'
import { type MeasureOf, measuresOf, regionsOf } from './map.ts'

const provider = 'bafu-forest-fire'
const ownBaseUrl = 'https://data.geo.admin.ch'
const dangerLayer = 'ch.bafu.gefahren-waldbrand_warnung'
const measureLayer = 'ch.bafu.gefahren-waldbrand_praeventionsmassnahmen_kantone'
/** 143 outlines have some 550 kB. */
const maxBytes = 8 * 1024 * 1024

const facts = hazardFacts(
  provider,
  'https://www.waldbrandgefahr.ch',
  'Federal Office for the Environment FOEN and the cantons',
)

/** As the service calls the files of its layers. */
const named = (layer: string) => {
  const name = layer.replace(/^ch\.bafu\./, '')
  return `${layer}/${name}/${name}_2056.geojson`
}

/** A layer's files in the catalogue of the federal geodata service. */
const itemsSchema = z.object({
  features: z
    .array(z.object({ assets: z.record(z.string(), z.object({ href: z.string().max(500) })) }))
    .max(50),
})

/** Forest-fire danger by region, and what the cantons order: two files. */
export function createForestFire(options: SourceOptions): ForestFireSource {
  const client = createSourceClient({ ...options, ownBaseUrl, provider, timeoutMs: 15_000, maxBytes })
  async function fetchMeasures(signal?: AbortSignal): Promise<MeasureOf> {
    try {
      const path = (await listed(signal)) ?? named(measureLayer)
      const measures = measuresOf(await client.json(path, { signal }))
      if (measures === null) throw client.refuse('no measure can be read')
      return measures
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      // The danger stands without them; each region then says that its measures are not known.
      options.log.warn({ provider, kind: error.failure.kind }, 'measures against forest fires cannot be read')
      return () => null
    }
  }

  /** Where the catalogue has the file; null: it does not say. */
  async function listed(signal?: AbortSignal): Promise<string | null> {
    try {
      const items = await client.json(`api/stac/v1/collections/${measureLayer}/items?limit=10`, { signal })
      const assets = itemsSchema.safeParse(items).data?.features.flatMap((item) => Object.values(item.assets))
      const href = assets?.map((asset) => asset.href).find((one) => /_2056\.geojson$/.test(one))
      // The catalogue names the service's own host: a path of it lies below the configured address as well.
      const path = href && URL.parse(href)?.pathname.replace(/^\/+/, '')
      return path?.startsWith(`${measureLayer}/`) ? path : null
    } catch (error) {
      if (error instanceof UpstreamError) return null
      throw error
    }
  }

  return {
    facts,
    async fetchForestFire(signal) {
      const [body, measureOf] = await Promise.all([
        client.json(named(dangerLayer), { signal }),
        fetchMeasures(signal),
      ])
      const regions = regionsOf(body, measureOf)
      if (regions.length === 0) throw client.refuse('no region can be read')
      return { regions }
    },
  }
}

export const forestFire = defineProvider({
  facts,
  baseUrl: 'HAZARDS_BASE_URL',
  serves: { 'forest-fire': hazardsKnownForMs },
  create: createForestFire,
})
