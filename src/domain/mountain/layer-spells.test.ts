import { expect, it } from 'vitest'
import { hourMs } from '../time/durations.ts'
import type { FogLimit } from './fog-limit.ts'
import { layerSpells, limitOfSpell } from './layer-spells.ts'

const now = Date.parse('2026-11-20T07:00:00Z')
/** "x": something in that hour. */
const inHours = (hours: string) => [...hours].map((mark, hour) => ({ startAt: now + hour * hourMs, mark }))
const spells = (hours: string) =>
  layerSpells(inHours(hours), ({ mark }) => (mark === 'x' ? mark : null), now).map(({ fromAt, toAt }) => [
    (fromAt - now) / hourMs,
    (toAt - now) / hourMs,
  ])

it.each<[string, string, [number, number][]]>([
  ['none', '....', []],
  [
    'two of them',
    'xx...xxx',
    [
      [0, 2],
      [5, 8],
    ],
  ],
  ['not a single hour', 'x.xx.x', [[2, 4]]],
  ['none beyond 42 hours', `${'.'.repeat(40)}xxxxxx`, [[40, 42]]],
  ['over midnight and noon', `xx${'x'.repeat(27)}.`, [[0, 29]]],
])('spells: %s', (_, hours, expected) => expect(spells(hours)).toEqual(expected))

const limit = (more: Partial<FogLimit>): FogLimit => ({
  kind: 'fog',
  lowM: 700,
  highM: 1100,
  aboutM: 900,
  confidence: 'likely',
  ...more,
})
const of = (...values: FogLimit[]) => limitOfSpell({ fromAt: now, toAt: now, values })

it('one odd hour changes neither height nor confidence of a spell', () => {
  const odd = limit({ lowM: 1100, highM: 1800, aboutM: null, confidence: 'possible' })
  expect(of(limit({}), limit({}), odd)).toEqual(limit({}))
})
it('a spell is as unsure as half of its hours, and has no single height where most have none', () => {
  const vague = limit({ aboutM: null, confidence: 'possible' })
  expect(of(limit({}), vague)).toEqual(vague)
})
