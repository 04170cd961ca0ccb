import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

type Cruise = {
  modules: { source: string }[]
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

const tool = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const config = resolve('.dependency-cruiser.cjs')

function cruise(cwd: string): Cruise {
  const args = [tool, '--config', config, '--output-type', 'json', 'src']
  try {
    return JSON.parse(
      execFileSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 1e9, stdio: 'pipe' }),
    )
  } catch (error) {
    // A non-zero exit means violations: the report is still on stdout.
    return JSON.parse((error as { stdout: string }).stdout)
  }
}

const layers = [
  'domain',
  'reference',
  'ports',
  'nowcast',
  'upstreams',
  'demo',
  'storage',
  'gazetteer',
  'services',
  'page-contract',
  'server',
  'app',
  'service-worker',
]

describe('the arrows between the folders', () => {
  it('run one way, over every layer', () => {
    const { modules, summary } = cruise('.')
    for (const layer of layers) {
      const seen = modules.filter(({ source }) => source.startsWith(`src/${layer}/`))
      expect(seen.length, `files seen in src/${layer}`).toBeGreaterThan(0)
    }
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
  })

  it('a forbidden import and a circle of types are caught', () => {
    const files = {
      'services/a.ts': 'export const a = 1\n',
      'domain/b.ts': "export { a } from '../services/a.ts'\n",
      'domain/c.ts': "import type { D } from './d.ts'\nexport type C = { d: D }\n",
      'domain/d.ts': "import type { C } from './c.ts'\nexport type D = { c: C }\n",
    }
    const house = mkdtempSync(join(tmpdir(), 'arrows-'))
    writeFileSync(join(house, 'tsconfig.json'), '{}')
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(house, 'src', path)), { recursive: true })
      writeFileSync(join(house, 'src', path), text)
    }
    const { summary } = cruise(house)
    rmSync(house, { recursive: true })
    expect(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).toSorted()).toEqual([
      'domain-imports-nothing: src/domain/b.ts',
      'no-cycles: src/domain/c.ts',
    ])
  })
})
