// Start to first answer, and resident memory with gazetteer, radar and 1,000 places in cache, flat over many requests.
import { readFileSync } from 'node:fs'
import { startServer } from '../tests/support/server-process.ts'
import type { BenchResult } from './bench.ts'
import { loadOf } from './load.ts'

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

export async function run(): Promise<BenchResult> {
  const startedAt = performance.now()
  const site = await startServer({ NODE_ENV: 'production', DEMO: '1', LOG_LEVEL: 'warn' })
  const listening = performance.now() - startedAt
  await (await fetch(`${site.url}/en`)).text()
  const firstAnswer = performance.now() - startedAt
  const pid = site.child.pid ?? 0
  const rows: [string, string][] = [
    [
      'start to listening / to the first page',
      `${(listening / 1000).toFixed(2)} s / ${(firstAnswer / 1000).toFixed(2)} s`,
    ],
    ['resident after the first page', `${residentMb(pid).toFixed(0)} MB`],
  ]
  const { results } = await (await fetch(`${site.url}/api/v1/places?q=st`)).json()
  for (const target of [10, 100, 1000]) {
    for (let i = 0; i < target; i += 4) {
      const batch = [0, 1, 2, 3].map((k) => {
        const lat = (46 + ((i + k) % 50) * 0.03).toFixed(2)
        const lon = (6.5 + Math.floor((i + k) / 50) * 0.1).toFixed(2)
        return fetch(`${site.url}/api/v1/weather?place=${lat},${lon}`).then((answer) => answer.text())
      })
      await Promise.all(batch)
    }
    rows.push([`resident with ${target} places in cache`, `${residentMb(pid).toFixed(0)} MB`])
  }
  const before = residentMb(pid)
  let sent = 0
  for (let round = 0; round < 4; round++) {
    const load = await loadOf(`${site.url}/en/location/${results[0]?.value ?? 'bern'}`, pid, 64, 5)
    sent += load.requestsPerSecond * 5
  }
  rows.push([`growth over ${Math.round(sent)} requests`, `${(residentMb(pid) - before).toFixed(0)} MB`])
  await site.stop()
  return { name: 'Start and memory', rows }
}
