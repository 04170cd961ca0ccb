// Process start to the first answer, in turns with a bare node:http server.
import { gzipSync } from 'node:zlib'
import { startServer } from '../tests/support/server-process.ts'
import type { BenchResult } from './bench.ts'
import { median } from './load.ts'
import { productionEnvironment } from './production-site.ts'
import { startBare } from './start-bare.ts'

const rounds = 5

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

const firstAnswer = async (url: string) => (await fetch(url)).arrayBuffer()

export async function run(): Promise<BenchResult> {
  const times = { bare: [] as number[], listening: [] as number[], page: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    let bare: Awaited<ReturnType<typeof startBare>> | undefined
    times.bare.push(
      await secondsOf(async () => {
        bare = await startBare(gzipSync('a page'))
        await firstAnswer(bare.url)
      }),
    )
    bare?.stop()
    let site: Awaited<ReturnType<typeof startServer>> | undefined
    const listening = await secondsOf(async () => {
      site = await startServer(productionEnvironment)
    })
    times.listening.push(listening)
    times.page.push(listening + (await secondsOf(async () => firstAnswer(`${site?.url}/en`))))
    await site?.stop()
  }
  const bare = median(times.bare)
  const figure = (seconds: number) =>
    `${seconds.toFixed(2)} s / ${bare.toFixed(2)} s = ${(seconds / bare).toFixed(1)}`
  return {
    name: 'Start: process start to first answer against bare node:http',
    rows: [
      ['listening, ours / bare', figure(median(times.listening))],
      ['home rendered and received, ours / bare', figure(median(times.page))],
    ],
  }
}
