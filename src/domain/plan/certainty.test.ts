import { expect, it } from 'vitest'
import { dayMs } from '../time/durations.ts'
import { likelihoodOf, surePercent } from './certainty.ts'

const rain = (...chances: number[]) => chances.map((chance) => ({ rain: chance, wind: 0, temperature: 0 }))

it.each([
  ['no doubt is capped', [rain(0)], 0, 90],
  ['the worst hour of a stretch counts once', [rain(5, 20, 20, 20)], 0, 80],
  ['stretches add up', [rain(20), rain(5, 15)], 0, 60],
  ['so do the criteria', [[{ rain: 10, wind: 20, temperature: 0 }]], 0, 70],
  ['it is rounded down', [rain(11)], 0, 80],
  ['more doubt than there is certainty leaves none', [rain(60), rain(60)], 0, 0],
  ['lead takes its part: two days', [rain(0)], 2 * dayMs, 80],
  ['a week', [rain(0)], 7 * dayMs, 60],
  ['eight days', [rain(0)], 8 * dayMs, 50],
  ['lead and doubt are not both taken off', [rain(30)], 3 * dayMs, 70],
  ['a forecast of the future has no lead', [rain(0)], -dayMs, 90],
] as const)('%s', (_, stretches, leadMs, expected) => expect(surePercent(stretches, leadMs)).toBe(expected))

it.each([
  [90, 'most'],
  [80, 'most'],
  [70, 'likely'],
  [60, 'likely'],
] as const)('%i per cent is in words: %s', (percent, word) => expect(likelihoodOf(percent)).toBe(word))
