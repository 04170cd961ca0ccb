// Home from cache against a bare node:http server sending the same bytes, in turns, 64 connections.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startServer } from '../tests/support/server-process.ts'
import type { BenchResult } from './bench.ts'
import { type Load, loadOf, median } from './load.ts'

const rounds = 3
const seconds = 5

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
  const site = await startServer({ NODE_ENV: 'production', DEMO: '1', LOG_LEVEL: 'warn' })
  const page = await (await fetch(`${site.url}/en`)).text()
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  const file = join(folder, 'page.gz')
  writeFileSync(file, gzipSync(page))
  const bare = await startBare(file)
  const rows: [string, string][] = []
  for (const connections of [1, 64, 512, 2000]) {
    const ours: Load[] = []
    const reference: Load[] = []
    for (let round = 0; round < (connections === 64 ? rounds : 1); round++) {
      await fetch(`${site.url}/en`)
      reference.push(await loadOf(`${bare.url}/`, bare.pid, connections, seconds))
      ours.push(await loadOf(`${site.url}/en`, site.child.pid ?? 0, connections, seconds))
    }
    const of = (loads: Load[], field: keyof Load) => median(loads.map((load) => load[field]))
    const ratio = (field: keyof Load) => (of(ours, field) / of(reference, field)).toFixed(2)
    rows.push([
      `${connections} connections: requests/s, ours / bare`,
      `${of(ours, 'requestsPerSecond').toFixed(0)} / ${of(reference, 'requestsPerSecond').toFixed(0)} = ${ratio('requestsPerSecond')}`,
    ])
    rows.push([`${connections} connections: CPU per request, ours / bare`, ratio('cpuMicrosPerRequest')])
    rows.push([`${connections} connections: p99, ours / bare`, ratio('p99Ms')])
    rows.push([`${connections} connections: failed`, String(of(ours, 'failed'))])
  }
  bare.stop()
  await site.stop()
  rmSync(folder, { recursive: true })
  return { name: 'Home from cache against bare node:http', rows }
}
