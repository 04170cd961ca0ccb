import type { RadarPart } from '../../services/radar/radar-parts.ts'
import { type RadarSources, runRadar } from '../../services/radar/run-radar.ts'
import { createMeteoswiss, createMeteoswissHail } from '../../upstreams/meteoswiss/index.ts'
import { createRainviewer } from '../../upstreams/rainviewer/index.ts'
import { createLog } from './log.ts'
import { demoWorld, onJob, sendMessage } from './on-job.ts'
import type { RadarJob } from './radar-process.ts'

const niceness = 5

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
 * MeteoSwiss first (1 km, 5 minutes), RainViewer where it fails and for snow and clouds. An address set explicitly
 * comes first; in demo mode it is the only source, because invented rain must not fill gaps in measured rain.
 */
async function composeRadarSources(
  { mode, upstreams, demoSeed, userAgent }: RadarJob,
  clock: () => number,
  log: ReturnType<typeof createLog>,
): Promise<RadarSources> {
  const isDemo = (address: string | null) => mode === 'demo' && address === null
  const usesDefault = upstreams.rainviewer === null || upstreams.meteoswiss === null
  const defaultFetch = mode === 'demo' && usesDefault ? await demoWorld(demoSeed, clock) : fetch
  const outside = (address: string | null) => ({
    fetch: address === null ? defaultFetch : fetch,
    baseUrl: address,
    clock,
    log,
    userAgent,
  })
  const rainviewer = createRainviewer(outside(upstreams.rainviewer))
  const all = [
    { source: createMeteoswiss(outside(upstreams.meteoswiss)), address: upstreams.meteoswiss },
    { source: rainviewer.radar, address: upstreams.rainviewer },
  ]
  const explicit = all.filter(({ address }) => address !== null)
  const further = mode === 'demo' && explicit.length > 0 ? [] : all.filter(({ address }) => address === null)
  const radar = [...explicit, ...further].map(({ source, address }) => ({ source, isDemo: isDemo(address) }))
  const hasRainviewer = radar.some(({ source }) => source === rainviewer.radar)
  return {
    radar,
    snow: hasRainviewer ? rainviewer.snow : null,
    clouds: hasRainviewer ? rainviewer.clouds : null,
    hail: {
      source: createMeteoswissHail(outside(upstreams.meteoswiss)),
      isDemo: isDemo(upstreams.meteoswiss),
    },
  }
}
