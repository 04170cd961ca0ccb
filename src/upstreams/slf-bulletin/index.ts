import { UpstreamError } from '../../domain/failure.ts'
import type { Language } from '../../domain/language.ts'
import { maximumAgeMs } from '../../domain/staleness.ts'
import type { BulletinSource, ProviderFacts } from '../../ports/sources.ts'
import { defineProvider } from '../define-provider.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'
import { mapBulletin } from './map.ts'
import { parseFeatures } from './schema.ts'

const provider = 'slf-bulletin'

const bulletinFacts: ProviderFacts = {
  id: provider,
  name: 'SLF',
  attribution: 'WSL Institute for Snow and Avalanche Research SLF',
  licence: 'CC BY 4.0',
  url: 'https://www.slf.ch',
}

const ownBaseUrl = 'https://aws.slf.ch'
/** Texts of some 20 areas and the outlines of 150 regions. */
const maxBytes = 12 * 1024 * 1024

/** The avalanche bulletin in force, with the outlines of its areas: as a rule one request a language. */
export function createSlfBulletin(options: SourceOptions): BulletinSource {
  const { json, refuse } = createSourceClient({
    ...options,
    ownBaseUrl,
    provider,
    timeoutMs: 15_000,
    maxBytes,
  })

  async function fetchFeatures(language: Language, form: 'geojson' | 'json', signal?: AbortSignal) {
    const headers = { accept: 'application/json, application/geo+json' }
    const features = parseFeatures(await json(`api/bulletin/caaml/${language}/${form}`, { headers, signal }))
    if (features === undefined) throw refuse('no collection of bulletins')
    const bulletin = mapBulletin(features, language)
    if (bulletin === null) throw refuse('no bulletin can be read')
    if (!bulletin.isWhole) {
      const dropped = features.flatMap((feature) => feature.dropped)
      options.log.warn({ provider, dropped: dropped.slice(0, 10) }, 'part of the bulletin cannot be read')
    }
    return bulletin
  }

  return {
    facts: bulletinFacts,
    async fetchBulletin(language, signal) {
      try {
        return await fetchFeatures(language, 'geojson', signal)
      } catch (error) {
        // Without outlines there is no map, but levels and words are the same.
        if (!(error instanceof UpstreamError) || !isAnswerAtFault(error)) throw error
        return fetchFeatures(language, 'json', signal).catch(() => {
          throw error
        })
      }
    },
  }
}

/** The service responds, but not with what this address is known for. */
const isAnswerAtFault = ({ failure }: UpstreamError): boolean =>
  failure.kind === 'bad-answer' || failure.kind === 'no-data'

export const slfBulletin = defineProvider({
  facts: bulletinFacts,
  baseUrl: 'SLF_BASE_URL',
  serves: { avalanches: maximumAgeMs.warnings },
  create: createSlfBulletin,
})
