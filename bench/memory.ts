// Memory with gazetteer, radar and 10 to 1,000 places in cache; what cached and fresh pages cost then; flat over
// 100,000 requests; renders under steady load.
import { gzipSync } from 'node:zlib'
import { metricOf } from '../tests/support/metric-of.ts'
import type { BenchResult, BenchRow } from './bench.ts'
import { besideEachOther, cpuSeconds, loadOf } from './load.ts'
import { startProductionSite } from './production-site.ts'
import { atRest } from './radar-run.ts'
import { residentMb } from './resident.ts'
import { startBare } from './start-bare.ts'

const placeCounts = [10, 100, 1000]
const connections = 64
const requests = 100_000
/** A page is rendered again when its data is a minute old. */
const freshSeconds = 60

type Site = Awaited<ReturnType<typeof startProductionSite>>

/** A grid over Switzerland: each point is a place of its own. */
function placeAt(index: number): string {
  return `${(45.9 + (index % 40) * 0.045).toFixed(3)},${(6.1 + Math.floor(index / 40) * 0.16).toFixed(3)}`
}

/** CPU milliseconds per page, all of them rendered. */
async function visitPlaces(site: Site, from: number, to: number): Promise<number> {
  const before = cpuSeconds(site.pid)
  for (let index = from; index < to; index += 4) {
    const batch = Array.from({ length: Math.min(4, to - index) }, (_, offset) => placeAt(index + offset))
    await Promise.all(
      batch.map(async (place) => (await fetch(`${site.url}/en/location/${place}`)).arrayBuffer()),
    )
  }
  return (1000 * (cpuSeconds(site.pid) - before)) / (to - from)
}

const rendersOf = (site: Site) => metricOf(site.url, 'wetterhorn_renders_total')

async function placeRows(site: Site): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  let visited = 0
  for (const count of placeCounts) {
    const freshMs = await visitPlaces(site, visited, count)
    visited = count
    await atRest(site)
    const resident = residentMb(site.pid)
    const url = `${site.url}/en/location/${placeAt(count - 1)}`
    const bare = await startBare(gzipSync(await (await fetch(url)).text()))
    const { figure } = await besideEachOther(
      () => loadOf(url, site.pid, connections, 2),
      () => loadOf(`${bare.url}/`, bare.pid, connections, 2),
      2,
    )
    bare.stop()
    const what = `${count} places in cache: resident`
    const figures = `${resident.toFixed(0)} MB`
    rows.push(count === 1000 ? [what, figures, '≤ 350 MB', resident <= 350] : [what, figures])
    rows.push([`${count} places: CPU of one more, rendered`, `${freshMs.toFixed(0)} ms`])
    rows.push([`${count} places: CPU of a cached page in µs, ours / bare`, figure('cpuMicrosPerRequest')])
  }
  return rows
}

export async function run(): Promise<BenchResult> {
  const site = await startProductionSite()
  const { pid } = site
  await (await fetch(`${site.url}/en`)).arrayBuffer()
  await site.settled()
  await atRest(site)
  const rows: BenchRow[] = [
    ['resident with the radar, nothing else in cache', `${residentMb(pid).toFixed(0)} MB`],
    ...(await placeRows(site)),
  ]
  await atRest(site)
  const before = residentMb(pid)
  const rendersBefore = await rendersOf(site)
  const load = await loadOf(`${site.url}/en`, pid, connections, { requests })
  const renders = (await rendersOf(site)) - rendersBefore
  await atRest(site)
  const growth = residentMb(pid) - before
  await site.stop()
  const seconds = requests / load.requestsPerSecond
  const fewest = Math.ceil(seconds / freshSeconds) + 1
  return {
    name: 'Memory, and growth with places in cache',
    rows: [
      ...rows,
      [
        `growth over ${requests.toLocaleString('en')} requests (${load.failed} failed)`,
        `${growth.toFixed(0)} MB`,
        '≤ 20 MB',
        growth <= 20,
      ],
      [
        `renders in these ${seconds.toFixed(0)} s of steady load on home`,
        `${renders}`,
        `≤ ${fewest}: one a minute`,
        renders <= fewest,
      ],
    ],
  }
}
