import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { criteriaQuery } from '../plan/read-criteria.ts'
import { knownSearch } from './known-search.ts'

describe('the known part of a query', () => {
  it.each([
    ['', ''],
    ['?place=46.9480,7.4474&day=2026-11-19', '?place=46.9480,7.4474&day=2026-11-19'],
    ['?utm_source=mail&place=bern', '?place=bern'],
    [`?x=${'a'.repeat(15_000)}`, ''],
    [`?q=${'a'.repeat(15_000)}&view=table`, '?view=table'],
    ['?place=bern&place=thun', '?place=bern&place=thun'],
    ['?constructor=1', ''],
  ])('of %.40s', (search, known) => expect(knownSearch(search)).toBe(known))

  const files = globSync('src/{app,domain}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|fixture/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))

  it('contains all that pages ask for', () => {
    // A wish follows the #, which no server sees.
    const asking = files.filter(({ file }) => !file.endsWith('wish-path.ts'))
    const tables = asking.flatMap(({ source }) => [...source.matchAll(/\bqueryOf\(\{(.*?)\}\)/gs)])
    const asked = tables.flatMap(([, table = '']) => [...table.matchAll(/\b(\w+):/g)])
    const names = [
      ...new Set([...asked.map(([, name = '']) => name), ...Object.keys(criteriaQuery.read(''))]),
    ]
    expect(names.length).toBeGreaterThan(45)
    expect(names.filter((name) => knownSearch(`?${name}=1`) === '')).toEqual([])
  })

  it('is read by tables of parameters alone', () => {
    const reading = /\b(?:search|searchParams|query|params)\.(?:get|getAll|has)\(/
    // They change what they do not know: the address of whichever page is open.
    const others = /browser\/(?:place-address|service-worker)\.ts$|address\/query\.ts$/
    expect(
      files.flatMap(({ file, source }) => (reading.test(source) && !others.test(file) ? [file] : [])),
    ).toEqual([])
  })
})
