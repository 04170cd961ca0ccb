import { z } from 'zod'
import { maximumAgeMs } from '../../domain/staleness.ts'
import { hourMs } from '../../domain/time/durations.ts'
import { parseIsoInstant } from '../../domain/time/iso-instant.ts'
import type { LakeSeries } from '../../domain/water/lake-temperature.ts'
import type { LakeSource, ProviderFacts } from '../../ports/sources.ts'
import { defineProvider } from '../define-provider.ts'
import { settleAll } from '../http/settle-all.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'

const provider = 'eawag-alplakes'
const ownBaseUrl = 'https://alplakes-api.eawag.ch'
/** Three days in steps of three hours have 3 kB. */
const maxBytes = 256 * 1024
const depthM = 1
const atOnce = 4

const facts: ProviderFacts = {
  id: provider,
  name: 'Eawag (Alplakes)',
  attribution: 'Eawag, Alplakes',
  licence: 'Apache 2.0',
  url: 'https://www.alplakes.eawag.ch',
}

/** `time` and `data` run side by side; a step without a value is null. */
const answerSchema = z.object({
  time: z.array(z.string().max(40)).max(1000),
  variables: z.object({ T: z.object({ data: z.array(z.number().nullable()).max(1000) }) }),
})

/** Surface temperatures that Eawag's lake model Simstrat computes: one request for each lake. */
export function createAlplakes(options: SourceOptions): LakeSource {
  const client = createSourceClient({
    ...options,
    ownBaseUrl,
    provider,
    timeoutMs: 15_000,
    maxBytes,
    maxConcurrent: atOnce,
  })

  async function seriesOf(lake: string, signal?: AbortSignal): Promise<LakeSeries> {
    const now = options.clock()
    const period = `${stampOf(now - 25 * hourMs)}/${stampOf(now + 48 * hourMs)}`
    const path = `simulations/1d/point/simstrat/${lake}/${period}/${depthM}?variables=T`
    const parsed = answerSchema.safeParse(await client.json(path, { signal }))
    const samples = parsed.success ? samplesOf(parsed.data) : []
    if (samples.length === 0) throw client.refuse(`no temperatures of ${lake}`)
    return { lake, samples }
  }

  return {
    facts,
    async fetchLakes(lakes, signal) {
      const { values, failure } = await settleAll(lakes, atOnce, (lake) => seriesOf(lake, signal))
      if (values.length === 0 && failure) throw failure
      return values
    },
  }
}

export const alplakes = defineProvider({
  facts,
  baseUrl: 'ALPLAKES_BASE_URL',
  serves: { lakes: maximumAgeMs.lakes },
  create: createAlplakes,
})

/** Two lists of different lengths could be shifted against each other: nothing of them is believed. */
function samplesOf({ time, variables }: z.infer<typeof answerSchema>): LakeSeries['samples'] {
  const { data } = variables.T
  if (data.length !== time.length) return []
  return time.flatMap((text, index) => {
    const at = parseIsoInstant(text)
    const degrees = data[index] ?? null
    return at === null || degrees === null || degrees < -1 || degrees > 40 ? [] : [[at, degrees] as const]
  })
}

/** "202607151400", UTC. */
const stampOf = (at: number): string => new Date(at).toISOString().replace(/\D/g, '').slice(0, 12)
