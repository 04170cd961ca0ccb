import type { RadarPart } from '../../services/radar/radar-parts.ts'
import { type RadarSources, runRadar } from '../../services/radar/run/run-radar.ts'
import { invented } from '../../upstreams/define-provider.ts'
import { cloudProvider, radarProviders } from '../../upstreams/radar-providers.ts'
import { createLog } from '../process/log.ts'
import { demoWorld, onJob, sendMessage } from './on-job.ts'
import type { RadarJob } from './radar-process.ts'

const niceness = 5

type RadarProvider = (typeof radarProviders)[number]

/** The process of one radar run: composes the sources, runs the pipeline, sends each part, and exits. */
onJob(niceness, async (job: RadarJob) => {
  const log = createLog(job.logLevel)
  const clock = () => Date.now() + job.clockOffsetMs
  const sent: Promise<void>[] = []
  const emit = (part: RadarPart): void => {
    sent.push(sendMessage(part))
  }
  try {
    await runRadar(await composeRadarSources(job, clock, log), job.request, emit, { clock, log })
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'radar: nothing new')
    process.exitCode = 1
  }
  await Promise.all(sent)
})

/**
 * In the order of the list. An address set explicitly comes first; in demo mode it is the only source, because invented
 * rain must not fill gaps in measured rain.
 */
async function composeRadarSources(
  { mode, addresses, demoSeed, userAgent }: RadarJob,
  clock: () => number,
  log: ReturnType<typeof createLog>,
): Promise<RadarSources> {
  const isSet = ({ baseUrl }: RadarProvider) => addresses[baseUrl] !== null
  const explicit = radarProviders.filter(isSet)
  const further = mode === 'demo' && explicit.length > 0 ? [] : radarProviders.filter((one) => !isSet(one))
  const ownFetch = mode === 'demo' && further.length > 0 ? await demoWorld(demoSeed, clock) : fetch
  const services = await Promise.all(
    [...explicit, ...further].map(async (provider) => {
      const baseUrl = addresses[provider.baseUrl]
      const outside = { fetch: baseUrl === null ? ownFetch : fetch, baseUrl, clock, log, userAgent }
      const service = await provider.create(outside)
      if (mode === 'live' || baseUrl !== null) return service
      return {
        ...service,
        radar: invented(service.radar),
        ...(service.hail && { hail: invented(service.hail) }),
        ...(service.outer && { outer: invented(service.outer) }),
      }
    }),
  )
  /** The demo's clouds belong to the demo's rain. */
  async function composeClouds(): Promise<RadarSources['clouds']> {
    const baseUrl = addresses[cloudProvider.baseUrl]
    if (baseUrl === null && mode === 'demo' && further.length === 0) return null
    const outside = { fetch: baseUrl === null ? ownFetch : fetch, baseUrl, clock, log, userAgent }
    const clouds = await cloudProvider.create(outside)
    return mode === 'live' || baseUrl !== null ? clouds : invented(clouds)
  }
  return {
    radar: services.map(({ radar }) => radar),
    clouds: await composeClouds(),
    hail: services.find(({ hail }) => hail)?.hail ?? null,
    outer: services.find(({ outer }) => outer)?.outer ?? null,
  }
}
