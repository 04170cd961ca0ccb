import { expect, it } from 'vitest'
import { zurich } from '../../../tests/support/builders/weather.ts'
import { placeText } from './place-text.ts'

const now = Date.parse('2026-07-21T17:10:00Z')
const nothing = {
  place: zurich,
  outlook: null,
  dangers: [],
  unread: [],
  state: 'all-clear' as const,
  isOutside: false,
  attributions: ['MeteoSwiss'],
  isDemo: false,
  now,
}
const words = { time: String, waterName: (name: string) => name }

it.each([
  ['en', 'Source: MeteoSwiss · Warnings issued by MeteoSwiss, relayed unchanged via EUMETNET'],
  ['de', 'Quelle: MeteoSchweiz · Warnungen von MeteoSchweiz, unverändert weitergegeben über EUMETNET'],
  ['fr', 'Source\u202f: MétéoSuisse · '],
  ['it', 'Fonte: MeteoSvizzera · '],
] as const)('credits the sources in the language: %s', (language, expected) => {
  const attributions = ['Source: MeteoSwiss', 'MeteoSwiss / EUMETNET – MeteoAlarm. Time delays are possible.']
  const text = placeText({ ...nothing, attributions }, language, words)
  expect(text.split('\n').at(-1)?.slice(0, expected.length)).toBe(expected)
  if (language !== 'en') expect(text).not.toContain('Time delays')
})

const linesOf = (known: Partial<Parameters<typeof placeText>[0]>) =>
  placeText({ ...nothing, ...known }, 'en', words).split('\n')

it('says the time by the clock of the place', () => {
  expect(linesOf({})[0]).toBe('Zürich, Tue 21 Jul, 19:10')
  expect(linesOf({ place: { ...zurich, timeZone: 'Asia/Tokyo' } })[0]).toBe('Zürich, Wed 22 Jul, 02:10')
})

it('names each source of dangers that cannot be read beside the all-clear', () => {
  expect(
    linesOf({
      unread: [
        { kind: 'flood', knownAt: null },
        { kind: 'avalanche', knownAt: now },
      ],
    }),
  ).toEqual([
    'Zürich, Tue 21 Jul, 19:10',
    'The weather is not known at the moment.',
    'No warnings for Zurich.',
    'Flood danger not known at the moment.',
    'Avalanche danger not known at the moment.',
    'Source: MeteoSwiss',
  ])
})
