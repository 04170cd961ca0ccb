// Home from cache against a bare node:http server sending the same bytes, in turns, from 1 to 2,000 connections.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BenchResult, BenchRow } from './bench.ts'
import { type Load, loadOf, median } from './load.ts'
import { startProductionSite } from './production-site.ts'

const seconds = 2
/** The one with targets is measured more often. */
const roundsOf = (connections: number) => (connections === 64 ? 9 : 2)

async function startBare(file: string) {
  const child = spawn(process.execPath, ['bench/bare-server.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => resolve(/http:\S+/.exec(String(chunk))?.[0] ?? ''))
  })
  return { url, pid: child.pid ?? 0, stop: () => child.kill() }
}

export async function run(): Promise<BenchResult> {
  const site = await startProductionSite()
  await site.settled()
  const page = await (await fetch(`${site.url}/en`)).text()
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  const file = join(folder, 'page.gz')
  writeFileSync(file, gzipSync(page))
  const bare = await startBare(file)
  const rows: BenchRow[] = []
  // Not measured: both warm up.
  await loadOf(`${bare.url}/`, bare.pid, 64, seconds)
  await loadOf(`${site.url}/en`, site.pid, 64, seconds)
  for (const connections of [1, 64, 512, 2000]) {
    const pairs: { ours: Load; reference: Load }[] = []
    for (let round = 0; round < roundsOf(connections); round++) {
      const reference = await loadOf(`${bare.url}/`, bare.pid, connections, seconds)
      const ours = await loadOf(`${site.url}/en`, site.pid, connections, seconds)
      pairs.push({ ours, reference })
    }
    const figure = (field: keyof Load, side: keyof (typeof pairs)[number]) =>
      median(pairs.map((pair) => pair[side][field]))
    const ratio = (field: keyof Load) =>
      median(pairs.map(({ ours, reference }) => ours[field] / reference[field]))
    const row = (
      what: string,
      field: keyof Load,
      limit: string,
      isMet: (ratio: number) => boolean,
    ): BenchRow => {
      const label = `${connections} connections: ${what}, ours / bare`
      const values = `${figure(field, 'ours').toFixed(0)} / ${figure(field, 'reference').toFixed(0)} = ${ratio(field).toFixed(2)}`
      return connections === 64 ? [label, values, limit, isMet(ratio(field))] : [label, values]
    }
    rows.push(
      row('requests per second', 'requestsPerSecond', '≥ 0.75', (value) => value >= 0.75),
      row('CPU per request, µs', 'cpuMicrosPerRequest', '≤ 1.35', (value) => value <= 1.35),
      row('p99, ms', 'p99Ms', '≤ 2', (value) => value <= 2),
    )
    const failed = pairs.reduce((sum, { ours }) => sum + ours.failed, 0)
    rows.push([`${connections} connections: failed`, String(failed), '0', failed === 0])
  }
  bare.stop()
  await site.stop()
  rmSync(folder, { recursive: true })
  return { name: 'Home from cache against bare node:http with the same bytes', rows }
}
