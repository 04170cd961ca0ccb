import { expect, it } from 'vitest'
import { languages } from '../language.ts'
import type { MonthPart, NormalDeviation } from '../weather/normals.ts'
import { normalDeviationText } from './normal-deviation-text.ts'

/** As the pages write it. */
const apart = (byC: number) => Math.abs(byC).toFixed(1)

const deviation = (over: Partial<NormalDeviation>): NormalDeviation => ({
  differenceC: 3.1,
  month: 11,
  part: 'mid',
  kind: 'warmer',
  ...over,
})

const lateMay = { kind: 'colder', differenceC: -4, part: 'late', month: 5 } as const
const earlyAugust = { ...lateMay, part: 'early', month: 8 } as const
const usual = { kind: 'usual', differenceC: 0.2 } as const

it.each([
  ['en', {}, 'Today is 3.1° warmer than normal for mid-November.'],
  ['de', {}, 'Heute ist es 3,1\u00a0Grad wärmer als Mitte November üblich.'],
  ['fr', {}, 'Il fait aujourd’hui 3.1° de plus que la norme de la mi-novembre.'],
  ['it', {}, 'Oggi la temperatura è 3,1\u00a0gradi sopra la norma di metà novembre.'],
  ['en', lateMay, 'Today is 4.0° colder than normal for late May.'],
  ['de', lateMay, 'Heute ist es 4,0\u00a0Grad kälter als Ende Mai üblich.'],
  ['fr', earlyAugust, 'Il fait aujourd’hui 4.0° de moins que la norme de début août.'],
  ['it', earlyAugust, 'Oggi la temperatura è 4,0\u00a0gradi sotto la norma di inizio agosto.'],
  ['en', usual, 'Today’s temperature is about normal for mid-November.'],
  ['de', usual, 'Heute ist es etwa so warm wie Mitte November üblich.'],
  ['fr', usual, 'La température du jour est proche de la norme de la mi-novembre.'],
  ['it', usual, 'Oggi la temperatura è vicina alla norma di metà novembre.'],
] as const)('%s %o', (language, over, text) =>
  expect(normalDeviationText(deviation(over), language, apart)).toBe(text),
)

it('has a whole sentence for every month, third and kind', () => {
  for (const language of languages) {
    for (let month = 1; month <= 12; month++) {
      for (const part of ['early', 'mid', 'late'] satisfies MonthPart[]) {
        for (const kind of ['warmer', 'colder', 'usual'] as const) {
          const text = normalDeviationText(deviation({ month, part, kind }), language, apart)
          expect(text).toMatch(/^\p{Lu}.*\p{L}{3}.*\.$/u)
          expect(text).not.toMatch(/undefined|NaN| {2}|ß/)
        }
      }
    }
  }
})
