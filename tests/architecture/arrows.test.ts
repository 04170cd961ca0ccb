import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

type Cruise = {
  modules: { source: string; dependencies: { resolved: string }[] }[]
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

/** Files beside the folders of a layer put them together, or are for all of them (config.ts). */
const folderOf = (path: string) =>
  /^src\/(?:app\/features|domain|server|storage)\/[^/]+(?=\/)/.exec(path)?.[0]
const isTest = (path: string) => /\.(test|contract)\.ts$/.test(path)

describe('the arrows between the folders', () => {
  const { modules, summary } = cruise('.')

  it('run one way, over every layer', () => {
    for (const layer of layers) {
      const seen = modules.filter(({ source }) => source.startsWith(`src/${layer}/`))
      expect(seen.length, `files seen in src/${layer}`).toBeGreaterThan(0)
    }
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
  })

  it('run one way between features, and inside the domain, the server and the storage', () => {
    const arrows = new Map<string, string>()
    for (const { source, dependencies } of modules.filter((one) => !isTest(one.source)))
      for (const { resolved } of dependencies) {
        const [from, to] = [folderOf(source), folderOf(resolved)]
        if (from && to && from !== to) arrows.set(`${from} → ${to}`, `${to} → ${from}`)
      }
    expect(arrows.size).toBeGreaterThan(10)
    expect([...arrows].filter(([, back]) => arrows.has(back)).map(([arrow]) => arrow)).toEqual([])
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
    const found = cruise(house).summary.violations
    rmSync(house, { recursive: true })
    expect(found.map(({ rule, from }) => `${rule.name}: ${from}`).toSorted()).toEqual([
      'domain-imports-nothing: src/domain/b.ts',
      'no-cycles: src/domain/c.ts',
    ])
  })
})
