// `npm run bench`: every bench is a ratio measured in one run beside its reference. Writes bench/results.md.
// `npm run bench -- start nowcast` runs only those; the sections of the others stay as they are.
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
  'forecast-frames',
  'start',
  'radar-run',
  'memory',
  'growth',
  'accuracy',
]

/** They say their figures themselves, and take arguments: `npm run bench -- push 1000`. */
const alone = ['push', 'wishes', 'fuzz', 'radar-playback']

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
  'Written by `npm run bench`, each section when its bench last ran. Ratios are of one run; times are those of the machine:',
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'} (${process.arch}), Node ${process.version}, ${versions.join(', ')}.`,
].join('\n')

const [, ...sections] = readFileSync('bench/results.md', 'utf8')
  .split(/^(?=## )/m)
  .map((section) => section.trim())
let missed = 0
for (const name of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const load = (loadavg()[0] ?? 0).toFixed(1)
  const result = await inOwnProcess(name).catch((error: Error) => console.error(name, error))
  if (!result) {
    missed += 1
    continue
  }
  const command = `\`npm run bench -- ${name}\``
  const lines = result.rows.map(([what, figure, target, isMet]) => {
    if (isMet === false) missed += 1
    return `| ${what} | ${figure} | ${target ?? ''} | ${isMet === undefined ? '' : isMet ? 'met' : '**missed**'} |`
  })
  const section = [
    `## ${result.name}`,
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} by ${command}, at a load of ${load}.`,
    '',
    '| what | figure | target | |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n')
  const last = sections.findIndex((one) => one.includes(command))
  sections.splice(last < 0 ? sections.length : last, 1, section)
  console.log(`\n${section}`)
}
console.log(`\n${missed === 0 ? 'All targets met.' : `${missed} targets missed.`}`)
writeFileSync('bench/results.md', `${[head, ...sections].join('\n\n')}\n`)

/** What one bench leaves behind, in memory and in compiled code, must not meet the next. */
async function inOwnProcess(name: string): Promise<BenchResult> {
  // React and its router choose their production code by this when they are loaded.
  const child = fork('bench/one-bench.ts', [name], { env: { ...process.env, NODE_ENV: 'production' } })
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as BenchResult))
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
}
