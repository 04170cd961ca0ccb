// Memory of the first radar run after a start, which reads every frame: the server and the processes it started.
import { setTimeout as delay } from 'node:timers/promises'
import type { BenchResult } from './bench.ts'
import { startProductionSite } from './production-site.ts'
import { childrenOf, residentMb } from './resident.ts'

type Site = Awaited<ReturnType<typeof startProductionSite>>

/**
 * Resolves when no process of the server is at work; gives the highest memory until then, of the server with its radar
 * process and of all there were. After a start the local forecasts are read at the same time, in a process too.
 */
export async function atRest({ pid }: Site): Promise<{ withRadar: number; inAll: number }> {
  const highest = { withRadar: 0, inAll: 0 }
  for (let children = childrenOf(pid); children.length > 0; children = childrenOf(pid)) {
    highest.inAll = Math.max(highest.inAll, residentMb(pid, children))
    const radar = childrenOf(pid, 'radar-worker')
    if (radar.length > 0) highest.withRadar = Math.max(highest.withRadar, residentMb(pid, radar))
    await delay(50)
  }
  return highest
}

const mb = (value: number) => `${value.toFixed(0)} MB`

export async function run(): Promise<BenchResult> {
  const site = await startProductionSite()
  await (await fetch(`${site.url}/en`)).arrayBuffer()
  const { withRadar, inAll } = await atRest(site)
  await site.settled()
  const rest = residentMb(site.pid)
  await site.stop()
  return {
    name: 'Memory of the first radar run',
    rows: [
      ['highest, the server with its radar process', mb(withRadar), '≤ 450 MB', withRadar <= 450],
      ['highest, the process that reads the local forecasts at the same time included', mb(inAll)],
      ['resident at rest after it', mb(rest)],
    ],
  }
}
