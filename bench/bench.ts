// `npm run bench`: every bench is a ratio measured in one run beside its reference. Writes bench/results.md.
// `npm run bench -- search nowcast` runs only those and writes nothing.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

/** What, its figure, and where one is set the target with whether it was met. */
export type BenchRow = [string, string] | [string, string, string, boolean]
export type BenchResult = { name: string; rows: BenchRow[] }

// React and its router choose their production code by this when they are loaded, below.
process.env.NODE_ENV = 'production'

const benches: Record<string, () => Promise<{ run(): Promise<BenchResult> }>> = {
  'home-cached': () => import('./home-cached.ts'),
  'home-fresh': () => import('./home-fresh.ts'),
  search: () => import('./search.ts'),
  nowcast: () => import('./nowcast.ts'),
  start: () => import('./start.ts'),
  memory: () => import('./memory.ts'),
  growth: () => import('./growth.ts'),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
const versions = ['react', 'react-router', 'hono', 'minisearch', 'autocannon'].map(
  (name) => `${name} ${versionOf(name)}`,
)
const head = [
  '# Bench results',
  '',
  `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}.`,
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'} (${process.arch}), Node ${process.version}, ${versions.join(', ')}.`,
  `Load of the machine before the run: ${(loadavg()[0] ?? 0).toFixed(1)}. Ratios are of one run; times are this machine's.`,
].join('\n')

const sections: string[] = []
let missed = 0
for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const result = await (await load()).run().catch((error: Error): BenchResult => {
    console.error(error)
    return { name, rows: [['it failed', error.message, 'to run', false]] }
  })
  const lines = result.rows.map(([what, figure, target, isMet]) => {
    if (isMet === false) missed += 1
    return `| ${what} | ${figure} | ${target ?? ''} | ${isMet === undefined ? '' : isMet ? 'met' : '**missed**'} |`
  })
  sections.push(
    [`## ${result.name}`, '', '| what | figure | target | |', '|---|---|---|---|', ...lines].join('\n'),
  )
  console.log(`\n${sections.at(-1)}`)
}
console.log(`\n${missed === 0 ? 'All targets met.' : `${missed} targets missed.`}`)
if (wanted.length === 0) writeFileSync('bench/results.md', `${[head, ...sections].join('\n\n')}\n`)
