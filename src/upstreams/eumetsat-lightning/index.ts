import { type LightningFrame, lightningKeptMs, lightningStepMs } from '../../domain/rain/lightning.ts'
import { maximumAgeMs } from '../../domain/staleness.ts'
import type { LightningSource } from '../../ports/sources.ts'
import { defineProvider } from '../define-provider.ts'
import { eumetsatFacts, ownBaseUrl } from '../eumetview/facts.ts'
import { layerTimes } from '../eumetview/layer-times.ts'
import { expectOk } from '../http/expect-ok.ts'
import { settleAll } from '../http/settle-all.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'
import { readFlashes } from './read-flashes.ts'

const provider = 'eumetsat-lightning'
/** Lightning Imager, accumulated flash area: what EUMETSAT shares openly at any age. */
const layer = 'li_afa'
/** Without compression a picture of our window has 12.6 MB. */
const maxBytes = 16 * 1024 * 1024
const atOnce = 3
/** Times of a layer go on in steps: an end that is none of these has changed its meaning. */
const toleratedAheadMs = lightningStepMs

const facts = eumetsatFacts(provider)

/** Flashes seen by Meteosat's Lightning Imager, as pictures of five minutes whose colours are numbers. */
export function createLightning(options: SourceOptions): LightningSource {
  const client = createSourceClient({
    ...options,
    ownBaseUrl,
    provider,
    timeoutMs: 15_000,
    maxBytes,
    maxConcurrent: atOnce,
  })

  async function newestAt(signal?: AbortSignal): Promise<number> {
    const end = (await layerTimes({ client, provider, layer, signal })).at(-1)?.end ?? 0
    if (end % lightningStepMs !== 0 || end > options.clock() + toleratedAheadMs)
      throw client.refuse('no times of the layer')
    return end
  }

  async function frameAt(at: number, signal?: AbortSignal): Promise<LightningFrame> {
    const time = `subset=time("${new Date(at).toISOString()}")`
    const answer = await client.get(
      `geoserver/mtg_fd/wcs?service=WCS&version=2.0.1&request=GetCoverage&coverageId=mtg_fd__${layer}` +
        `&format=image/tiff&geotiff:compression=Deflate&${time}&subset=Lat(44.9,48.6)&subset=Long(4.9,11.6)`,
      { signal },
    )
    const { contentType, bytes } = expectOk(answer, provider)
    // Faults come as XML with status 200.
    if (!/tiff/i.test(contentType)) throw client.refuse('no picture of flashes')
    const cells = await readFlashes(bytes)
    if (typeof cells === 'string') throw client.refuse(cells)
    return { at, cells }
  }

  return {
    facts,
    async fetchLightning(known, signal) {
      const end = await newestAt(signal)
      const wanted = Array.from(
        { length: lightningKeptMs / lightningStepMs },
        (_, ago) => end - ago * lightningStepMs,
      ).reverse()
      const kept = known.filter(({ at }) => wanted.includes(at))
      const missing = wanted.filter((at) => !kept.some((frame) => frame.at === at))
      const { values, failure } = await settleAll(missing, atOnce, (at) => frameAt(at, signal))
      if (kept.length + values.length === 0) throw failure ?? client.refuse('no frames')
      return [...kept, ...values].sort((a, b) => a.at - b.at)
    },
  }
}

export const lightning = defineProvider({
  facts,
  baseUrl: 'EUMETSAT_BASE_URL',
  serves: { lightning: maximumAgeMs.lightning },
  create: createLightning,
})
