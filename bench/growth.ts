// From 1 to 2,000 connections, beside a bare node:http server sending the same bytes. (With places in cache: memory.ts.)
import { gzipSync } from 'node:zlib'
import type { BenchResult, BenchRow } from './bench.ts'
import { besideEachOther, loadOf } from './load.ts'
import { startProductionSite } from './production-site.ts'
import { residentMb } from './resident.ts'
import { startBare } from './start-bare.ts'

const rounds = 2
const seconds = 2
const loads = [
  { what: 'home from cache', path: '/en', connectionCounts: [1, 8, 64, 512, 2000] },
  { what: 'search', path: '/api/v1/places?q=lauter&language=en', connectionCounts: [1, 64, 2000] },
]

export async function run(): Promise<BenchResult> {
  const site = await startProductionSite()
  await site.settled()
  const rows: BenchRow[] = []
  for (const { what, path, connectionCounts } of loads) {
    const answer = await fetch(site.url + path)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    const bare = await startBare(gzipSync(await answer.text()))
    await loadOf(`${bare.url}/`, bare.pid, 64, seconds)
    await loadOf(site.url + path, site.pid, 64, seconds)
    for (const connections of connectionCounts) {
      const { figure, failed } = await besideEachOther(
        () => loadOf(site.url + path, site.pid, connections, seconds),
        () => loadOf(`${bare.url}/`, bare.pid, connections, seconds),
        rounds,
      )
      const figures = [
        `${figure('requestsPerSecond')} requests/s`,
        `${figure('cpuMicrosPerRequest')} µs CPU each`,
        `${figure('p99Ms')} ms p99`,
        `${failed} failed`,
      ]
      rows.push([`${what}, ${connections} connections`, figures.join('; '), '0 failed', failed === 0])
    }
    bare.stop()
  }
  rows.push(['resident after all of it', `${residentMb(site.pid).toFixed(0)} MB`])
  await site.stop()
  return { name: 'Growth with connections: ours / bare node:http with the same bytes', rows }
}
