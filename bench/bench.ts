// `npm run bench`: every bench is a ratio measured in one run beside its reference. Writes bench/results.md.
// `npm run bench -- start nowcast` runs only those and writes nothing.
import { fork, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

/** What, its figure, and where one is set the target with whether it was met. */
export type BenchRow = [string, string] | [string, string, string, boolean]
export type BenchResult = { name: string; rows: BenchRow[] }

const benches = [
  'home-cached',
  'home-fresh',
  'nowcast',
  'local-forecasts',
  'start',
  'radar-run',
  'memory',
  'growth',
  'accuracy',
]

/** They say their figures themselves, and take arguments: `npm run bench -- push 1000`. */
const alone = ['push', 'fuzz', 'radar-playback']

const wanted = process.argv.slice(2)
if (alone.includes(wanted[0] ?? '')) {
  const [name, ...args] = wanted
  process.exit(spawnSync(process.execPath, [`bench/${name}.ts`, ...args], { stdio: 'inherit' }).status ?? 1)
}
const unknown = wanted.filter((name) => !benches.includes(name))
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${[...benches, ...alone].join(', ')}`)
  process.exit(1)
}

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
const versions = ['react', 'react-router', 'hono', 'autocannon'].map((name) => `${name} ${versionOf(name)}`)
const head = [
  '# Bench results',
  '',
  `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}.`,
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'} (${process.arch}), Node ${process.version}, ${versions.join(', ')}.`,
  `Load of the machine before the run: ${(loadavg()[0] ?? 0).toFixed(1)}. Ratios are of one run; times are this machine's.`,
].join('\n')

const sections: string[] = []
let missed = 0
for (const name of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const result = await inOwnProcess(name).catch((error: Error): BenchResult => {
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

/** What one bench leaves behind, in memory and in compiled code, must not meet the next. */
async function inOwnProcess(name: string): Promise<BenchResult> {
  // React and its router choose their production code by this when they are loaded.
  const child = fork('bench/one-bench.ts', [name], { env: { ...process.env, NODE_ENV: 'production' } })
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as BenchResult))
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
}
