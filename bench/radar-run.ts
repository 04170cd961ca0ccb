// Memory of the first radar run after a start, which reads every frame: the server and the processes it started.
import { setTimeout as delay } from 'node:timers/promises'
import type { BenchResult } from './bench.ts'
import { startProductionSite } from './production-site.ts'
import { childrenOf, residentMb } from './resident.ts'

type Site = Awaited<ReturnType<typeof startProductionSite>>

/** Resolves when no radar run is under way; gives the highest memory of all processes until then. */
export async function atRest(site: Site): Promise<number> {
  let highest = residentMb(site.pid)
  while (childrenOf(site.pid).length > 0) {
    await delay(50)
    highest = Math.max(highest, residentMb(site.pid))
  }
  return highest
}

export async function run(): Promise<BenchResult> {
  const site = await startProductionSite()
  await (await fetch(`${site.url}/en`)).arrayBuffer()
  const first = residentMb(site.pid)
  const highest = await atRest(site)
  await site.settled()
  const rest = residentMb(site.pid)
  await site.stop()
  return {
    name: 'Memory of the first radar run',
    rows: [
      ['resident after the first page, a radar run beginning', `${first.toFixed(0)} MB`],
      [
        'highest during the first radar run, its process included',
        `${highest.toFixed(0)} MB`,
        '≤ 450 MB',
        highest <= 450,
      ],
      ['resident at rest after it', `${rest.toFixed(0)} MB`],
    ],
  }
}
