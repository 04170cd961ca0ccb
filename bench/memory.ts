// Start to first answer; resident memory with gazetteer, radar and 1,000 places in cache; flat over 100,000 requests.
import { readdirSync, readFileSync } from 'node:fs'
import type { ServerProcess } from '../tests/support/server-process.ts'
import type { BenchResult, BenchRow } from './bench.ts'
import { loadOf } from './load.ts'
import { startProductionSite } from './production-site.ts'

const placeCounts = [10, 100, 1000]
const requests = 100_000

const statusOf = (pid: number | string, field: string) =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)

/** The server and the processes it started, in MB. */
function residentMb(pid: number): number {
  const children = readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && statusOf(name, 'PPid') === pid
    } catch {
      return false
    }
  })
  return [pid, ...children].reduce((sum: number, one) => sum + statusOf(one, 'VmRSS') / 1024, 0)
}

/** A grid over Switzerland: each point is a place of its own. */
function placeAt(index: number): string {
  return `${(45.9 + (index % 40) * 0.045).toFixed(3)},${(6.1 + Math.floor(index / 40) * 0.16).toFixed(3)}`
}

async function visitPlaces(site: ServerProcess, from: number, to: number): Promise<void> {
  for (let index = from; index < to; index += 4) {
    const batch = Array.from({ length: Math.min(4, to - index) }, (_, offset) => placeAt(index + offset))
    await Promise.all(
      batch.map(async (place) => (await fetch(`${site.url}/en/location/${place}`)).arrayBuffer()),
    )
  }
}

/** Pages so far that were not answered from the page cache. */
async function renderedPages(site: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  const counts = metrics.matchAll(/wetterhorn_request_seconds_count\{kind="page"[^}]*\} (\d+)/g)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

export async function run(): Promise<BenchResult> {
  const startedAt = performance.now()
  const site = await startProductionSite()
  const listening = (performance.now() - startedAt) / 1000
  await (await fetch(`${site.url}/en`)).arrayBuffer()
  const firstAnswer = (performance.now() - startedAt) / 1000
  const { pid } = site
  const rows: BenchRow[] = [
    [
      'process start to listening / to the first page',
      `${listening.toFixed(2)} s / ${firstAnswer.toFixed(2)} s`,
    ],
    ['resident after the first page', `${residentMb(pid).toFixed(0)} MB`],
  ]
  await site.settled()
  rows.push(['resident once the radar has its pictures', `${residentMb(pid).toFixed(0)} MB`])
  let visited = 0
  for (const count of placeCounts) {
    await visitPlaces(site, visited, count)
    visited = count
    const { requestsPerSecond, p99Ms } = await loadOf(
      `${site.url}/en/location/${placeAt(count - 1)}`,
      pid,
      64,
      3,
    )
    const resident = residentMb(pid)
    const figure = `${resident.toFixed(0)} MB; a cached page ${requestsPerSecond.toFixed(0)}/s, p99 ${p99Ms} ms`
    const what = `resident with ${count} places in cache, radar process included`
    rows.push(count === 1000 ? [what, figure, '≤ 350 MB', resident <= 350] : [what, figure])
  }
  const before = residentMb(pid)
  const rendersBefore = await renderedPages(site)
  const loadStartedAt = performance.now()
  const load = await loadOf(`${site.url}/en`, pid, 64, { requests })
  const minutes = (performance.now() - loadStartedAt) / 60_000
  const growth = residentMb(pid) - before
  const renders = (await renderedPages(site)) - rendersBefore
  await site.stop()
  return {
    name: 'Start, memory and growth',
    rows: [
      ...rows,
      [
        `growth over ${requests.toLocaleString('en')} requests (${load.failed} failed)`,
        `${growth.toFixed(0)} MB`,
        '≤ 20 MB',
        growth <= 20,
      ],
      [
        `pages not from the cache in these ${(minutes * 60).toFixed(0)} s of steady load`,
        `${renders}, ${(renders / minutes).toFixed(1)} a minute`,
      ],
    ],
  }
}
