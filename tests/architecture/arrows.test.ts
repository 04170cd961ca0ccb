import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTypescriptConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { describe, expect, it } from 'vitest'
import { ownFolder } from '../support/own-folder.ts'

const options = await extractOptions(resolve('.dependency-cruiser.cjs'))

/** In this process: loading the tool takes longer than it needs for a small house. */
async function look(house: string): Promise<ICruiseResult> {
  const tsConfig = extractTypescriptConfig(join(house, 'tsconfig.json'))
  const { output } = await cruise(['src'], { ...options, baseDir: house }, undefined, { tsConfig })
  if (typeof output === 'string') throw new Error(output)
  return output
}

const layers = [
  'domain',
  'concurrency',
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

const { modules, summary } = await look(resolve('.'))

describe('the arrows between the folders', () => {
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

  it('a forbidden import and a circle of types are caught', async () => {
    const files = {
      'services/a.ts': 'export const a = 1\n',
      'domain/b.ts': "export { a } from '../services/a.ts'\n",
      'domain/c.ts': "import type { D } from './d.ts'\nexport type C = { d: D }\n",
      'domain/d.ts': "import type { C } from './c.ts'\nexport type D = { c: C }\n",
    }
    const house = ownFolder()
    writeFileSync(join(house, 'tsconfig.json'), '{}')
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(house, 'src', path)), { recursive: true })
      writeFileSync(join(house, 'src', path), text)
    }
    const found = (await look(house)).summary.violations
    expect(found.map(({ rule, from }) => `${rule.name}: ${from}`).toSorted()).toEqual([
      'domain-imports-nothing: src/domain/b.ts',
      'no-cycles: src/domain/c.ts',
    ])
  })
})
