import { UpstreamError } from '../../domain/failure.ts'
import type { ProviderFacts, RadarSource } from '../../ports/sources.ts'
import { createMeteoswissClient, type MeteoswissOptions, provider } from './client.ts'
import { radarGrid, stepMs } from './map.ts'
import { createOdimDecoder } from './odim-decoder.ts'

export type { MeteoswissOptions } from './client.ts'

export const facts: ProviderFacts = {
  id: provider,
  name: 'MeteoSwiss',
  serves: ['radar'],
  attribution: 'Source: MeteoSwiss',
  licence: 'CC BY 4.0',
  url: 'https://www.meteoswiss.admin.ch',
  coverage: 'Switzerland and its surroundings, 710 × 640 km',
  minimumIntervalMs: 60_000,
}

/** MeteoSwiss' radar composite RZC: rain rates every five minutes on 1 km cells. */
export function createMeteoswiss(options: MeteoswissOptions): RadarSource {
  const client = createMeteoswissClient(options)
  const decoder = createOdimDecoder()
  return {
    facts,
    stepMinutes: stepMs / 60_000,
    listFrames: (signal) => client.listFrames(signal),
    async fetchFrame(frame, signal) {
      const bytes = await client.fetchFrame(frame, signal)
      const rateMmh = await decoder.decode(bytes).catch((error: unknown) => {
        const why = error instanceof Error ? error.message : 'unreadable'
        throw new UpstreamError({ provider, kind: 'bad-answer' }, `${provider}: ${frame.ref}: ${why}`)
      })
      return { at: frame.at, grid: radarGrid, rateMmh, snow: null }
    },
  }
}
