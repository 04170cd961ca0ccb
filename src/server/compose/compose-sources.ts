import { join } from 'node:path'
import type { Place } from '../../domain/place/place.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type { Clock, Fetch, Log } from '../../ports/platform.ts'
import type { Cache } from '../../ports/storage.ts'
import type { CallBudget } from '../../services/operator/call-budget.ts'
import type { Mode } from '../../services/reading/modes.ts'
import { createSlot } from '../../storage/limits/create-slot.ts'
import type { AddressVariable } from '../../upstreams/providers.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../process/metrics.ts'
import { createSources, type Sources } from './create-sources.ts'
import { demoPlaces } from './demo-places.ts'
import type { Storage } from './open-storage.ts'

/** The sources of one world: real, or invented in the same formats. */
export async function composeSources(
  mode: Mode,
  options: {
    config: Config
    storage: Storage
    gazetteer: Gazetteer
    budget: CallBudget
    clock: Clock
    log: Log
    userAgent: string
    metrics: Pick<Metrics, 'upstreamCalls'>
    cache: Cache
  },
) {
  const { config, clock, log, userAgent } = options
  const { redis } = options.storage
  const { addresses, demoSeed } = config
  const liveFetch = counted(fetch, (call) => options.metrics.upstreamCalls.inc(call))
  const demo = mode === 'demo' ? await demoWorld(demoSeed, clock, options.gazetteer) : null

  /** An explicit address takes precedence over the demo world. */
  const isDemo = (address: AddressVariable) => demo !== null && addresses[address] === null

  const sources: Sources = createSources((address) => {
    const invented = isDemo(address) ? demo : null
    return {
      fetch: invented?.now ?? liveFetch,
      baseUrl: addresses[address],
      clock,
      log,
      userAgent,
      cache: options.cache,
      turns: (limit) => createSlot({ redis, ...limit }).acquire,
      takeCall: options.budget.take,
      file: (name) => join(config.dataDir, invented ? name.replace('.', `-demo-${demoSeed}.`) : name),
    }
  }, isDemo)

  return { sources, isDemo, demo }
}

/** Loaded where it is shown: it takes tens of megabytes. */
async function demoWorld(seed: number, clock: Clock, gazetteer: Gazetteer) {
  const [{ createAtmosphere }, { createDemoFetch }, { measuredDay }] = await Promise.all([
    import('../../demo/atmosphere.ts'),
    import('../../demo/demo-fetch.ts'),
    import('../../demo/measured-day.ts'),
  ])
  const world = { seed, atmosphere: createAtmosphere(seed) }
  return {
    now: createDemoFetch({ ...world, clock, places: demoPlaces(gazetteer) }),
    /** The same at another time. */
    at: (at: number): Fetch => createDemoFetch({ ...world, clock: () => at }),
    measuredAt: ({ coordinates }: Place, station: string | null, at: number) =>
      measuredDay(world.atmosphere, { coordinates, station }, at),
  }
}

function counted(fetch: Fetch, note: (call: { host: string; outcome: string }) => void): Fetch {
  return async (input, init) => {
    const { host } = new URL(input)
    try {
      const answer = await fetch(input, init)
      note({ host, outcome: `${Math.floor(answer.status / 100)}xx` })
      return answer
    } catch (error) {
      note({ host, outcome: 'failed' })
      throw error
    }
  }
}
