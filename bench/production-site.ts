import { availableParallelism, loadavg } from 'node:os'
import { startServer } from '../tests/support/server-process.ts'
import { childrenOf } from './resident.ts'

/** Limits per client are lifted: all load comes from one. */
export const productionEnvironment = {
  NODE_ENV: 'production',
  DEMO: '1',
  API_REQUESTS_PER_MINUTE: '1000000000',
  COSTLY_ANSWERS_PER_MINUTE: '1000000000',
}

/** How long to wait on this machine for what takes so long on an idle one: longer the more programs wait for a processor. */
export const patienceMs = (idleMs: number): number =>
  idleMs * Math.max(1, 2 * ((loadavg()[0] ?? 0) / availableParallelism()))

/**
 * The site in production mode. `settled`: the demo world has computed what would disturb what is measured: the radar's
 * first forecast, and whatever runs in a process of its own.
 */
export async function startProductionSite() {
  const site = await startServer(productionEnvironment, { hasRadar: true })
  const pid = site.child.pid ?? 0
  return { ...site, pid, settled: () => settled(site.url, pid) }
}

async function settled(url: string, pid: number): Promise<void> {
  const says = async (path: string, text: string) =>
    (await (await fetch(`${url}/api/v1${path}`)).text()).includes(text)
  const until = Date.now() + patienceMs(120_000)
  while (Date.now() < until) {
    const hasRadar = await says('/radar', '"predicted"')
    if (hasRadar && childrenOf(pid).length === 0) return
    await new Promise((next) => setTimeout(next, 1000))
  }
  throw new Error('the demo world is still computing')
}
