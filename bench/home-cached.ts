// Home from cache against a bare node:http server sending the same bytes, in turns, at 64 connections.
import { gzipSync } from 'node:zlib'
import type { BenchResult } from './bench.ts'
import { besideEachOther, loadOf } from './load.ts'
import { startProductionSite } from './production-site.ts'
import { startBare } from './start-bare.ts'

const connections = 64
const rounds = 9
const seconds = 2
/** The compiler needs some ten thousand requests until it has seen enough of either. */
const warmUpRounds = 6

export async function run(): Promise<BenchResult> {
  const site = await startProductionSite()
  await site.settled()
  const page = await (await fetch(`${site.url}/en`)).text()
  const bare = await startBare(gzipSync(page))
  const ours = () => loadOf(`${site.url}/en`, site.pid, connections, seconds)
  const reference = () => loadOf(`${bare.url}/`, bare.pid, connections, seconds)
  // Not measured: both warm up.
  await besideEachOther(ours, reference, warmUpRounds)
  const { figure, ratio, failed } = await besideEachOther(ours, reference, rounds)
  bare.stop()
  await site.stop()
  return {
    name: `Home from cache against bare node:http with the same bytes, ${connections} connections`,
    rows: [
      [
        'requests per second, ours / bare',
        figure('requestsPerSecond'),
        '≥ 0.75',
        ratio('requestsPerSecond') >= 0.75,
      ],
      [
        'CPU per request in µs, ours / bare',
        figure('cpuMicrosPerRequest'),
        '≤ 1.35',
        ratio('cpuMicrosPerRequest') <= 1.35,
      ],
      ['p99 in ms, ours / bare', figure('p99Ms'), '≤ 2', ratio('p99Ms') <= 2],
      ['failed', String(failed), '0', failed === 0],
    ],
  }
}
