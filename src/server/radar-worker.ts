import { parentPort, workerData } from 'node:worker_threads'
import { createDemoFetch } from '../demo/demo-fetch.ts'
import { type RadarSources, runRadar } from '../services/radar/run-radar.ts'
import { createMeteoswiss } from '../upstreams/meteoswiss/index.ts'
import { createRainviewer } from '../upstreams/rainviewer/index.ts'
import { createLog } from './log.ts'
import type { RadarJob } from './radar-thread.ts'

/** The thread of one radar run: composes the sources, runs the pipeline, hands over what comes of it, and ends. */
const { request, mode, upstreams, demoSeed, clockOffsetMs, logLevel, userAgent } = workerData as RadarJob
const clock = () => Date.now() + clockOffsetMs
const log = createLog(logLevel)
const demoFetch = createDemoFetch({ seed: demoSeed, clock })

/**
 * MeteoSwiss first (1 km, 5 minutes), RainViewer where it fails and for snow and clouds. An address set explicitly
 * comes first; in demo mode it stands alone, for invented rain must not fill the gaps of measured rain.
 */
function composeSources(): RadarSources {
  const outside = (address: string | null) => ({
    fetch: mode === 'demo' && address === null ? demoFetch : fetch,
    ...(address === null ? {} : { baseUrl: address }),
    clock,
    log,
    userAgent,
  })
  const isDemo = (address: string | null) => mode === 'demo' && address === null
  const rainviewer = createRainviewer({ ...outside(upstreams.rainviewer), tilePixels: 256 })
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
    snow: hasRainviewer ? rainviewer.radar : null,
    clouds: hasRainviewer ? rainviewer.clouds : null,
  }
}

await runRadar(composeSources(), request, (part) => parentPort?.postMessage(part), { clock, log })
parentPort?.close()
