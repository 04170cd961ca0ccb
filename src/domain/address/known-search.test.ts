import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { criteriaChoices } from '../plan/read-criteria.ts'
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

  it('contains all that pages read', () => {
    const files = globSync('src/app/**/*.{ts,tsx}').filter((file) => !/\.test\.|fixture/.test(file))
    const read = files.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /\b(?:search|searchParams|query)\.(?:get|getAll|has)\('(\w+)'\)/g,
      ),
    ])
    const names = [...new Set([...read.map(([, name = '']) => name), ...Object.keys(criteriaChoices)])]
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => knownSearch(`?${name}=1`) === '')).toEqual([])
  })
})
