import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nowcastSkill } from './nowcast-skill.ts'

/** The measured table; the site must not say other figures than the document that says how they were got. */
const document = readFileSync('docs/nowcast.md', 'utf8')
const rowOf = (method: string) =>
  document
    .split('\n')
    .find((line) => line.startsWith(`| ${method} |`))
    ?.split('|')
    .map((cell) => cell.trim())

it.each([
  ['persistence', 'persistence'],
  ['extrapolation', 'our extrapolation'],
  ['ours', '**ours, scale-cascade**'],
] as const)('says of %s what was measured', (method, name) => {
  const [, , ...columns] = rowOf(name) ?? []
  const said = nowcastSkill.thresholds.map((threshold) =>
    threshold[method].map((value) => value.toFixed(3).slice(1)).join(' '),
  )
  expect(said).toEqual(columns.slice(0, 2))
})
