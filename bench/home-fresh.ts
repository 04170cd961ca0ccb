// Home rendered fresh: CPU per render against a bare React Router page with the same elements and data.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { contentOf, type Example } from './bare-page.ts'
import type { BenchResult } from './bench.ts'
import type { Order } from './fresh-page.ts'
import { median } from './load.ts'

const rounds = 60
const rendersPerRound = 10
/** A site that has been up for some minutes: until then V8 is still compiling our code, of which there is more than of React's. */
const warmUpRounds = 60

/** Each in a process of its own: what React's code is compiled for in one must not slow down the other. */
const start = (what: 'home' | 'bare') =>
  fork('bench/fresh-page.ts', [what], {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
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

export async function run(): Promise<BenchResult> {
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

  const of = (name: keyof typeof taken) => median(taken[name])
  const ratio = median(taken.home.map((ms, round) => ms / (taken.bare[round] ?? Number.NaN)))
  const share = (part: number) => `${part.toFixed(1)} ms, ${Math.round((100 * part) / of('home'))} %`
  const kB = (text: string) => `${(text.length / 1000).toFixed(0)} kB`
  return {
    name: 'Home rendered fresh against a bare React Router page with the same elements and data',
    rows: [
      ['elements; HTML', `${contentOf(example.html).elements}; ${kB(example.html)}`],
      [
        'CPU per render, home / bare page',
        `${of('home').toFixed(1)} ms / ${of('bare').toFixed(1)} ms = ${ratio.toFixed(2)}`,
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
