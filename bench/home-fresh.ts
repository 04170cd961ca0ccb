// Home rendered fresh: CPU per render against a bare React Router page with the same elements and data.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { contentOf, type Example } from './bare-page.ts'
import type { BenchResult } from './bench.ts'
import type { Order } from './fresh-page.ts'
import { median } from './load.ts'

const rounds = 30
const rendersPerRound = 10
/** A site that has been up for some minutes: until then V8 is still compiling our code, of which there is more than of React's. */
const warmUpRounds = 60

/** Each in a process of its own: what React's code is compiled for in one must not slow down the other. */
const start = (what: 'home' | 'bare') =>
  fork('bench/fresh-page.ts', [what], {
    serialization: 'advanced',
    env: { ...parseEnv(readFileSync('server.env', 'utf8')), ...process.env, NODE_ENV: 'production' },
  })

async function cpuMs(child: ChildProcess, work: string): Promise<number> {
  child.send({ work, times: rendersPerRound } satisfies Order)
  return (await once(child, 'message'))[0]
}

/** Milliseconds of CPU per page, of turns that follow each other. */
async function inTurns<Name extends string>(
  turns: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number[]>> {
  const taken = Object.fromEntries(Object.keys(turns).map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >
  for (let round = -warmUpRounds; round < rounds; round++)
    for (const name of Object.keys(turns) as Name[]) {
      const ms = await turns[name]()
      if (round >= 0) taken[name].push(ms)
    }
  return taken
}

/** How fast V8 makes a process's code is partly luck: of several pairs of processes, the middle one counts. */
const pairs = 5

async function measurePair() {
  const [home, bare] = [start('home'), start('bare')]
  const example: Example = (await once(home, 'message'))[0]
  bare.send(example)
  const taken = await inTurns({
    home: () => cpuMs(home, 'page'),
    bare: () => cpuMs(bare, 'page'),
    homeData: () => cpuMs(home, 'data'),
    bareData: () => cpuMs(bare, 'data'),
    react: () => cpuMs(bare, 'react'),
    compress: () => cpuMs(home, 'compress'),
  })
  home.kill()
  bare.kill()
  const ratio = median(taken.home.map((ms, round) => ms / (taken.bare[round] ?? Number.NaN)))
  return { example, taken, ratio }
}

export async function run(): Promise<BenchResult> {
  const measured = []
  for (let pair = 0; pair < pairs; pair++) measured.push(await measurePair())
  const ratios = measured.map((pair) => pair.ratio)
  const ratio = median(ratios)
  const { example, taken } = measured.find((pair) => pair.ratio === ratio) as (typeof measured)[number]
  const range = [Math.min(...ratios), Math.max(...ratios)].map((one) => one.toFixed(2)).join(' to ')
  const of = (name: keyof typeof taken) => median(taken[name])
  const share = (part: number) => `${part.toFixed(1)} ms, ${Math.round((100 * part) / of('home'))} %`
  const kB = (text: string) => `${(text.length / 1000).toFixed(0)} kB`
  return {
    name: 'Home rendered fresh against a bare React Router page with the same elements and data',
    rows: [
      ['elements; HTML', `${contentOf(example.html).elements}; ${kB(example.html)}`],
      [
        'CPU per render, home / bare page',
        `${of('home').toFixed(1)} ms / ${of('bare').toFixed(1)} ms = ${ratio.toFixed(2)} (${range} in ${pairs} pairs of processes)`,
        '≤ 1.50',
        ratio <= 1.5,
      ],
      ['of it: data (loaders and views)', share(of('homeData') - of('bareData'))],
      ['of it: routing and serialising the data', share(of('bareData'))],
      ['of it: React, for the same elements alone', share(of('react'))],
      [
        'of it: our components, router in the page, the rest',
        share(of('home') - of('homeData') - of('react')),
      ],
      ['besides, once per page: gzip and brotli', `${of('compress').toFixed(1)} ms`],
    ],
  }
}
