// Home from cache against a bare node:http server sending the same bytes, headers included, in turns, at 64 connections.
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
  const answer = await fetch(`${site.url}/en`, { headers: { 'accept-encoding': 'gzip' } })
  const bytes = gzipSync(await answer.text())
  // node:http adds these to every answer.
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = Object.fromEntries(answer.headers)
  const bare = await startBare(bytes, headers)
  const barest = await startBare(bytes)
  const load = ({ url, pid }: { url: string; pid: number }) => loadOf(`${url}/en`, pid, connections, seconds)
  const ours = () => load(site)
  const reference = () => load(bare)
  // Not measured: both warm up.
  await besideEachOther(ours, reference, warmUpRounds)
  const { figure, ratio, failed } = await besideEachOther(ours, reference, rounds)
  const withoutHeaders = await besideEachOther(ours, () => load(barest), rounds)
  bare.stop()
  barest.stop()
  await site.stop()
  return {
    name: `Home from cache against bare node:http with the same bytes, ${connections} connections`,
    rows: [
      [
        'requests per second, ours / bare',
        figure('requestsPerSecond'),
        '≥ 0.70',
        ratio('requestsPerSecond') >= 0.7,
      ],
      [
        'CPU per request in µs, ours / bare',
        figure('cpuMicrosPerRequest'),
        '≤ 1.35',
        ratio('cpuMicrosPerRequest') <= 1.35,
      ],
      [
        'the same, bare without our headers (1.5 kB, security policy above all)',
        withoutHeaders.figure('cpuMicrosPerRequest'),
      ],
      ['p99 in ms, ours / bare', figure('p99Ms'), '≤ 2', ratio('p99Ms') <= 2],
      ['failed', String(failed), '0', failed === 0],
    ],
  }
}
