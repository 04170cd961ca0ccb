import { describe, expect, it } from 'vitest'
import type { WeatherWarning } from '../../domain/warning/warning.ts'
import { warningAnchor } from '../../domain/warning/warning-rules.ts'
import { mergeById } from './join-messages.ts'
import { isLifted, mapEntry } from './map.ts'
import { capOf, heat, now, thunderstorm } from './messages.fixture.ts'
import type { AtomEntry } from './schema.ts'

it('joins the areas of one message', () => {
  const warning = mapEntry(thunderstorm, null, now)
  if (!warning) throw new Error('fixture')
  const [joined, ...others] = mergeById([
    warning,
    { ...warning, area: 'Limmattal' },
    { ...warning, area: 'Limmattal' },
  ])
  expect(others).toEqual([])
  expect(joined?.area).toBe('Thalwil-Wetzikon, Limmattal')
  expect(joined?.polygons).toHaveLength(3)
})

describe('areas of one message with other hours or another level', () => {
  const hour = 3_600_000
  const part = (area: string, over: Partial<WeatherWarning> = {}) => ({
    ...(mapEntry(thunderstorm, null, now) as WeatherWarning),
    ...{ area, startAt: now, endAt: now + 2 * hour, severity: 'moderate' as const },
    ...over,
  })
  const later = { startAt: now + 3 * hour, endAt: now + 9 * hour }
  const said = (warnings: readonly WeatherWarning[]) =>
    mergeById(warnings)
      .map(({ area, startAt, endAt, severity }) => [area, startAt, endAt, severity])
      .sort()

  it('keep their own', () => {
    const parts = [
      part('Luganese'),
      part('Mendrisiotto', later),
      part('Bellinzonese'),
      part('Locarnese', { severity: 'extreme' }),
    ]
    const expected = [
      ['Locarnese', now, now + 2 * hour, 'extreme'],
      ['Luganese, Bellinzonese', now, now + 2 * hour, 'moderate'],
      ['Mendrisiotto', now + 3 * hour, now + 9 * hour, 'moderate'],
    ]
    expect(said(parts)).toEqual(expected)
    const ids = mergeById(parts).map(({ id }) => id)
    expect(new Set(ids.map((id) => warningAnchor({ id }))).size).toBe(3)
    for (const id of ids) expect(id.startsWith(thunderstorm.identifier ?? '?')).toBe(true)
  })

  it('keep their ids in whatever order they are listed, and when another is over', () => {
    const parts = [part('Luganese'), part('Mendrisiotto', later), part('Locarnese', { severity: 'extreme' })]
    const idOf = (warnings: readonly WeatherWarning[]) =>
      Object.fromEntries(mergeById(warnings).map(({ area, id }) => [area, id]))
    const all = idOf(parts)
    expect(idOf(parts.toReversed())).toEqual(all)
    expect(idOf(parts.slice(1, 2))).toEqual({ Mendrisiotto: all.Mendrisiotto })
    expect(all.Mendrisiotto).toBe(thunderstorm.identifier)
  })

  it('are one where the feed does not state their hours, which move with every reading', () => {
    const assumed = (area: string, at: number) =>
      part(area, { startAt: at, endAt: at + 24 * hour, isPeriodAssumed: true })
    const idsAt = (at: number) =>
      mergeById([assumed('Luganese', at), assumed('Zug', at), part('Thal', later)]).map(({ id }) => id)
    expect(idsAt(now)).toHaveLength(2)
    expect(idsAt(now + hour)).toEqual(idsAt(now))
    expect(idsAt(now - 20 * hour)).toEqual(idsAt(now))
  })

  it('have no end where one of them has none', () => {
    const onlyEnd = part('Zug', { isPeriodAssumed: true })
    const noEnd = part('Thal', { isPeriodAssumed: true, isEndAssumed: true })
    for (const parts of [
      [onlyEnd, noEnd],
      [noEnd, onlyEnd],
    ])
      expect(mergeById(parts)).toMatchObject([{ isEndAssumed: true }])
  })
})

describe('areas of one message that its text gives a level each', () => {
  const listed = (areaDesc: string, colour: string, hours: [string, string] = ['15', '20']): AtomEntry => ({
    ...thunderstorm,
    areaDesc,
    title: `${colour} Thunderstorm Warning issued for Switzerland - ${areaDesc}`,
    onset: `2026-07-14T${hours[0]}:00:00Z`,
    expires: `2026-07-14T${hours[1]}:00:00Z`,
  })
  const warned = (of: readonly AtomEntry[], details: ReturnType<typeof capOf> | null) =>
    mergeById(
      of
        .filter((entry) => !isLifted(entry, details))
        .map((entry) => mapEntry(entry, details, now))
        .filter((warning) => warning !== null),
    ).map(({ id, area, severity }) => [id, area, severity])

  it('keep their own, and their ids when the text arrives', () => {
    const three = [
      listed('Luganese', 'Yellow', ['13', '14']),
      listed('Mendrisiotto', 'Red'),
      listed('Locarnese', 'Green'),
    ]
    const byIndex = warned(three, null)
    expect(byIndex.map(([, area, severity]) => [area, severity])).toEqual([
      ['Mendrisiotto', 'extreme'],
      ['Luganese', 'moderate'],
    ])
    const text = capOf({ area: 'Luganese', level: 2 }, { area: 'Mendrisiotto', level: 4 })
    expect(warned(three, text)).toEqual(byIndex)
    expect(warned(three, capOf({ area: 'Mendrisiotto', level: 4 }))).toEqual(byIndex)
  })

  it('keep their ids where the text states another level than the index', () => {
    const two = [listed('Luganese', 'Yellow', ['13', '14']), listed('Mendrisiotto', 'Red')]
    const text = capOf({ area: 'Luganese', level: 3 }, { area: 'Mendrisiotto', level: 4 })
    const idsOf = (warnings: ReturnType<typeof warned>) => warnings.map(([id]) => id)
    expect(warned(two, text)[1]).toContain('severe')
    expect(idsOf(warned(two, text))).toEqual(idsOf(warned(two, null)))
  })

  it('take the gravest of what names no area, and of all where the index has no colour', () => {
    const plain = { ...listed('Luganese', 'Yellow'), title: 'Anything' }
    const text = capOf({ area: null, level: 3 }, { area: 'Zug', level: 4 })
    expect(warned([plain], text)[0]).toContain('severe')
    expect(warned([plain], capOf({ area: 'Zug', level: 4 }))[0]).toContain('extreme')
  })
})

describe('an area without a readable outline', () => {
  const listed = (areaDesc: string, polygons: string[]) =>
    mapEntry({ ...thunderstorm, areaDesc, polygons }, null, now) as WeatherWarning
  const frick = listed('Frick-Leibstadt', ['47.6,8.0 47.6,8.2 47.45,8.2 47.45,8.0 47.6,8.0'])

  it.each([
    ['missing', []],
    ['unreadable', ['north of the lake']],
    ['readable in part', ['46.7,7.4 46.7,7.5 46.6,7.5', 'north of the lake']],
  ])('is warned by name beside one with an outline: %s', (_name, polygons) => {
    const parts = [frick, listed('Niedersimmental', polygons)]
    for (const [merged, ...others] of [mergeById(parts), mergeById(parts.toReversed())]) {
      expect(others).toEqual([])
      expect(merged?.areaWithoutOutline).toBe('Niedersimmental')
      expect(merged?.polygons).toContainEqual(frick.polygons[0])
    }
  })

  it.each([{ circles: [''] }, { circles: ['46.65,7.45 0', '46.65,7.45 0.0'] }, { polygons: [' '] }])(
    'is none where an element beside its outline says nothing: %j',
    ({ circles = [], polygons = [] }) => {
      const outline = '46.7,7.4 46.7,7.5 46.6,7.5'
      const warning = mapEntry({ ...thunderstorm, polygons: [outline, ...polygons], circles }, null, now)
      expect(warning?.polygons).toHaveLength(1)
      expect(warning).not.toHaveProperty('areaWithoutOutline')
    },
  )

  it('is not mentioned apart where no area has an outline', () => {
    const [merged] = mergeById(['Zug', 'Saanenland'].map((area) => listed(area, [])))
    expect(merged).toMatchObject({ area: 'Zug, Saanenland', polygons: [] })
    expect(merged).not.toHaveProperty('areaWithoutOutline')
  })

  it('joins those already without one', () => {
    const parts = [listed('Zug', []), listed('Saanenland', []), frick]
    expect(mergeById(parts)[0]?.areaWithoutOutline).toBe('Zug, Saanenland')
  })
})

it('titles a merged warning for all its areas, in the words of the index too', () => {
  const listed = (area: string) =>
    mapEntry(
      {
        ...heat,
        event: null,
        areaDesc: area,
        title: `Orange High-temperature Warning issued for Switzerland - ${area}`,
      },
      null,
      now,
    )
  const [merged] = mergeById(['Zug', 'Zug-Knonau', 'Zug'].map(listed).filter((one) => one !== null))
  expect(merged?.area).toBe('Zug, Zug-Knonau')
  expect(merged?.texts.en).toMatchObject({
    title: 'Orange High-temperature Warning',
    description:
      'Orange High-temperature Warning issued for Switzerland - Zug\n' +
      'Orange High-temperature Warning issued for Switzerland - Zug-Knonau',
  })
})
