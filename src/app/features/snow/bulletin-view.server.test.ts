import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../../domain/language.ts'
import type { AvalancheBulletin } from '../../../domain/snow/avalanche.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import {
  area,
  bulletin,
  hour,
  missing,
  now,
  rating,
  reading,
  square,
  view,
  words,
} from './snow-known.fixture.ts'

beforeAll(() => loadAllTexts(languages))

describe('a bulletin in force', () => {
  it('folds the names of more regions than a phone has room for', () => {
    const regions = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ id: `CH-${i}`, name: `Region ${i}` }))
    const folded = (count: number) =>
      view({ bulletin: reading(bulletin([area('Davos', { regions: regions(count) })])) }).bulletin.areas[0]
        ?.regionsFolded
    expect([folded(12), folded(64)]).toEqual([null, '64 regions'])
  })

  it('gives the danger of the place in words, number, slopes and period', () => {
    const page = view({ bulletin: reading(bulletin([area('Julier', { polygons: [] }), area('Davos')])) })
    expect(page.lead).toBe('Avalanche danger in Davos: considerable (3).')
    expect(page.bulletin).toMatchObject({ state: 'valid', message: null, notes: [] })
    expect(page.bulletin.areas[0]).toMatchObject({
      isHere: true,
      danger: { value: 3, badge: '3+', text: 'considerable (3)' },
      regions: 'Davos',
      valid: 'Valid: Wed 20 Jan, 08:00 – 17:00',
      problems: [{ name: 'Wind slab', where: 'N, NE, E above 2200\u00a0m' }],
    })
    expect(page.bulletin.editionLines).toEqual([
      'Morning edition',
      'Published: Wed 20 Jan, 08:00',
      'Next bulletin expected: Wed 20 Jan, 17:00',
    ])
    expect(page.bulletin.map?.areas).toMatchObject([{ value: 3, label: 'Considerable (3): Davos' }])
    expect(page.bulletin.map?.sentence).toBe('Considerable (3): 2 regions.')
  })

  it.each([
    ['de', 'Lawinengefahr in Davos: erheblich (3).', 'N, NO, O oberhalb von 2200\u00a0m'],
    ['fr', 'Danger d’avalanches à Davos\u202f: marqué (3).', 'N, NE, E au-dessus de 2200\u00a0m'],
    ['it', 'Pericolo di valanghe a Davos: marcato (3).', 'N, NE, E sopra i 2200\u00a0m'],
  ] as const)('in %s', (language, lead, where) => {
    const page = view({ bulletin: reading(bulletin([area('Davos')], { language })) }, { language })
    expect(page.lead).toBe(lead)
    expect(page.bulletin.areas[0]?.problems[0]?.where).toBe(where)
    expect(page.bulletin.notes).toEqual([])
  })

  it('shows a text of all areas once and its own at each', () => {
    const own = { ...area('x').texts, weather: words('Cold.') }
    const page = view({ bulletin: reading(bulletin([area('a', { texts: own }), area('b')])) })
    expect(page.bulletin.texts.map(({ title }) => title)).toEqual(['Snowpack'])
    expect(page.bulletin.areas.map(({ texts }) => texts.length).sort()).toEqual([0, 1])
  })

  it('does not place the reader outside while an area has no outline', () => {
    const known = [area('Wallis', { polygons: [[square(7, 46)]] }), area('Nowhere', { polygons: [] })]
    expect(view({ bulletin: reading(bulletin(known)) }).lead).toBe(
      'Highest avalanche danger in Switzerland: considerable (3).',
    )
    const unmapped = view({ bulletin: reading(bulletin([area('Nowhere', { polygons: [] })])) })
    expect(unmapped.bulletin).toMatchObject({ map: null, areas: [{ danger: { value: 3 } }] })
  })

  it('takes the issuer’s own headings', () => {
    const heading = { kind: 'heading' as const, runs: [{ text: 'Weather forecast to Tuesday' }] }
    const texts = { ...area('x').texts, weather: [heading, ...words('Cold.')] }
    const page = view({ bulletin: reading(bulletin([area('a', { texts })])) })
    expect(page.bulletin.texts.map(({ title }) => title)).toEqual(['Snowpack', 'Weather forecast to Tuesday'])
    expect(page.bulletin.texts[1]?.blocks).toEqual(words('Cold.'))
  })

  it('an outlook beyond it comes after what is in force, and not on the map', () => {
    const later = area('later', { validFrom: now + 7 * hour, validTo: now + 31 * hour, ratings: [rating(4)] })
    const page = view({ bulletin: reading(bulletin([later, area('Davos')])) }).bulletin
    expect(page.areas.map(({ regions, isUpcoming }) => [regions, isUpcoming])).toEqual([
      ['Davos', false],
      ['later', true],
    ])
    expect(page.map?.areas).toHaveLength(1)
  })

  it('shows problems that the issuer describes together once', () => {
    const [problem] = area('x').problems
    if (!problem) throw new Error('no problem')
    const problems = [
      problem,
      { ...problem, type: 'persistent_weak_layers' as const },
      { ...problem, type: 'wet_snow' as const, period: 'later' as const },
    ]
    const [first] = view({ bulletin: reading(bulletin([area('Davos', { problems })])) }).bulletin.areas
    expect(first?.problems.map(({ name }) => name)).toEqual([
      'Wind slab · Persistent weak layers',
      'Wet snow',
    ])
  })

  it('has both ratings of a day in spring', () => {
    const ratings = [rating(1), rating(3, { period: 'later' })]
    const [first] = view({ bulletin: reading(bulletin([area('Davos', { ratings })])) }).bulletin.areas
    expect(first).toMatchObject({
      danger: { value: 3 },
      parts: [
        { period: 'earlier in the day', danger: { text: 'low (1)' } },
        { period: 'later in the day', danger: { text: 'considerable (3)' } },
      ],
    })
  })

  it('never reassures where a level cannot be read', () => {
    const [first] = view({
      bulletin: reading(
        bulletin([area('Davos', { ratings: [rating(2), rating('unknown')] })], { isWhole: false }),
      ),
    }).bulletin.areas
    expect(first?.danger.text).toBe('at least moderate (2)')
    const page = view({ bulletin: reading(bulletin([area('Davos', { ratings: [] })], { isWhole: false })) })
    expect(page.lead).toBe('Avalanche danger in Davos: unknown.')
    expect(page.bulletin.notes[0]).toContain('could not be read')
  })

  it('says that a newer one may exist while the source is silent, and that a translation is missing', () => {
    const failures = [{ provider: 'slf', kind: 'unavailable' as const }]
    const page = view({
      bulletin: reading(bulletin([area('Davos')], { language: 'de' }), {
        fetchedAt: now - 2 * hour,
        failures,
      }),
    })
    expect(page.bulletin.notes).toEqual([
      'The SLF’s service is not responding: there may be a newer bulletin. Last response: 2 hours ago.',
      'This bulletin is not yet available in English.',
    ])
    expect(page.bulletin.textLanguage).toBe('de')
  })

  it('gives the highest danger to a place outside of the warning regions', () => {
    const far = area('Wallis', { polygons: [[square(7, 46)]], ratings: [rating(4)] })
    const later = area('later', { validFrom: now + 7 * hour, validTo: now + 31 * hour })
    for (const areas of [[far], [far, later]])
      expect(view({ bulletin: reading(bulletin(areas)) }).lead).toBe(
        'Highest avalanche danger in Switzerland: high (4). Davos is not in any warning region of this bulletin.',
      )
  })
})

describe('without a bulletin in force there is no level on top and no map', () => {
  const over = bulletin([area('Davos')])
  it.each<[string, Outcome<AvalancheBulletin>, number, string, string]>([
    ['expired', reading(over), now + 8 * hour, 'expired', 'This bulletin has expired'],
    ['not yet begun', reading(over), now - 3 * hour, 'upcoming', 'This bulletin is not yet in force'],
    ['none in winter', reading(bulletin([])), now, 'missing', 'No avalanche bulletin has reached us'],
    [
      'none in summer',
      reading(bulletin([])),
      Date.UTC(2027, 6, 1),
      'off-season',
      'Currently no avalanche bulletin',
    ],
    ['no response', missing, now, 'failed', 'Avalanche bulletin not available'],
  ])('%s', (_, outcome, at, state, title) => {
    const page = view({ bulletin: outcome }, { at })
    expect(page.bulletin).toMatchObject({ state, map: null, message: { title } })
    // In summer it opens with one sentence, which is no all-clear.
    expect(page.lead).toEqual(
      state === 'off-season' ? expect.stringMatching(/does not mean that there is no danger\.$/) : null,
    )
    expect(page.bulletin.areas.every(({ isHere }) => !isHere)).toBe(true)
    expect(page.bulletin.slfUrl).toBe('https://www.slf.ch/en/')
  })
})
