// `npm run bench`: every bench is a ratio measured in one run beside its reference. Writes bench/results.md.
// `npm run bench -- search nowcast` runs only those.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

export type BenchResult = { name: string; rows: [string, string][] }

const benches: Record<string, () => Promise<{ run(): Promise<BenchResult> }>> = {
  'home-cached': () => import('./home-cached.ts'),
  search: () => import('./search.ts'),
  nowcast: () => import('./nowcast.ts'),
  memory: () => import('./memory.ts'),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}

const sections: string[] = []
for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const result = await (await load()).run()
  const table = [
    '| what | figure |',
    '|---|---|',
    ...result.rows.map(([what, figure]) => `| ${what} | ${figure} |`),
  ]
  sections.push(`## ${result.name}\n\n${table.join('\n')}`)
  console.log(`\n${sections.at(-1)}`)
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
if (wanted.length === 0) {
  const head = `# Bench results\n\nWritten by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.`
  writeFileSync('bench/results.md', `${[head, ...sections].join('\n\n')}\n`)
}
