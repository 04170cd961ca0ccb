import { beforeAll, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { hourOf, placeOf } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { type Language, languages } from '../../../domain/language.ts'
import type { FogLimit } from '../../../domain/mountain/fog-limit.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { HeightProfile } from '../../../services/mountain/get-height-profile.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { heightsView } from './heights-view.server.ts'

beforeAll(() => loadAllTexts(languages))

/** Friday 20 November 2026, 12:00 in Zürich: the first column too. */
const now = Date.parse('2026-11-20T11:00:00Z')
const place = placeOf({ slug: 'village', elevationM: 500 })
const rung = (index: number, heightM: number): HeightProfile['rungs'][number] => ({
  point: {
    index,
    name: `${heightM}`,
    heightM,
    kind: 'mountain',
    postcode: null,
    coordinates: place.coordinates,
  },
  place,
  distanceKm: index,
  isOwn: index === 0,
  measured: null,
  hourly: Array.from({ length: 96 }, (_, hour) =>
    hourOf({ startAt: now + hour * hourMs, freezingLevelM: 1440 + 2 * hour }),
  ),
})
const likely: FogLimit = { kind: 'fog', lowM: 780, highM: 1050, aboutM: 900, confidence: 'likely' }

/** Fog in hours from and to, counted from noon. */
function view(spells: [number, number][], measured: FogLimit | null = null, language: Language = 'en') {
  const profile: HeightProfile = {
    runAt: now,
    rungs: [rung(1, 1800), rung(0, 500)],
    layers: Array.from({ length: 96 }, (_, hour) => ({
      startAt: now + hour * hourMs,
      inversion: null,
      fog: spells.some(([from, to]) => hour >= from && hour < to) ? likely : null,
    })),
    measured: measured && { measuredAt: now - 600_000, inversion: null, fog: measured },
  }
  return heightsView(readingOf(profile, now), writingIn(language, now))
}

it.each<[string, [number, number][], RegExp[]]>([
  ['on one day', [[1, 6]], [/above: today 13:00–18:00\. Likely/]],
  ['into the next day', [[0, 24]], [/above: today 12:00 – tomorrow 12:00\. Likely/]],
  ['until midnight', [[2, 12]], [/above: today 14:00–24:00\. Likely/]],
  [
    'twice',
    [
      [0, 3],
      [15, 22],
    ],
    [/above: today 12:00–15:00/, /above: tomorrow 03:00–10:00/],
  ],
  ['not for a single hour', [[4, 5]], []],
  ['not beyond what can be forecast', [[60, 80]], []],
])('fog %s is said and drawn alike', (_, spells, sentences) => {
  const { sentences: all = [], drawing, note } = view(spells) ?? {}
  const said = all.filter((sentence) => sentence.startsWith('Fog'))
  expect(said).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
  expect(drawing?.fog.map(({ x, width }) => [x, x + width])).toEqual(spells.slice(0, said.length))
  expect(note?.includes('two days ahead')).toBe(said.length > 0)
})

it('every column is of a day, which is seen where the day begins', () => {
  const columns = view([])?.columns ?? []
  expect(columns.slice(0, 4)).toMatchObject([
    { day: 'Fri', startsDay: true, hour: '12' },
    { day: 'Fri', startsDay: false, hour: '18' },
    { day: 'Sat', startsDay: true, hour: '00' },
    { day: 'Sat', startsDay: false, hour: '06' },
  ])
})

it('measured fog says how sure it is', () => {
  const [sentence] = view([], { ...likely, confidence: 'possible' })?.sentences ?? []
  expect(sentence).toMatch(/^Currently grey below about 900\sm .* Uncertain: only a few points show it\.$/)
})

it('labels the freezing level to the hundred metres it is good for', () => {
  expect(view([])?.drawing.freezingLabel?.text).toMatch(/\b1400\sm/)
})

it.each([
  [
    'en',
    'Freezing level at midday: 1400\u00a0m on Friday, 1500\u00a0m on Saturday and 1500\u00a0m on Sunday.',
  ],
  [
    'de',
    'Nullgradgrenze um 12\u00a0Uhr: 1400\u00a0m am Freitag, 1500\u00a0m am Samstag und 1500\u00a0m am Sonntag.',
  ],
  [
    'fr',
    'Limite du zéro degré à midi\u202f: 1400\u00a0m vendredi, 1500\u00a0m samedi et 1500\u00a0m dimanche.',
  ],
  [
    'it',
    'Isoterma di zero gradi a mezzogiorno: 1400\u00a0m venerdì, 1500\u00a0m sabato e 1500\u00a0m domenica.',
  ],
] as const)('the freezing level is said to be that of noon, in %s', (language, text) => {
  expect(view([], null, language)?.sentences).toEqual([text])
})
