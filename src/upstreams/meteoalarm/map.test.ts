import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { WeatherAlert } from '../../domain/alert/alert.ts'
import { isInRing } from '../../domain/alert/alert-area.ts'
import { alertAnchor } from '../../domain/alert/alert-rules.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { isActual, isLifted, isOver, mapCapMessage, mapEntry, mergeById, parsePolygon } from './map.ts'
import { type AtomEntry, readAtomFeed, readCapMessage } from './schema.ts'

const read = (name: string) =>
  parseXml(readFileSync(new URL(`./fixtures/${name}.xml`, import.meta.url), 'utf8'), 'test')
const now = Date.parse('2026-07-14T12:06:00Z')
const { entries } = readAtomFeed(read('atom'))
const cap = mapCapMessage(readCapMessage(read('cap')))
const [thunderstorm, heat] = entries as [AtomEntry, AtomEntry]

type InfoOf = { area: string | null; level: number; severity?: string; responseTypes?: string[] }
const capOf = (...infos: InfoOf[]) => {
  const message = readCapMessage(read('cap'))
  const [english] = message.infos
  if (!english) throw new Error('fixture')
  return mapCapMessage({
    ...message,
    infos: infos.map(({ area, level, ...own }) => ({
      ...english,
      ...own,
      awarenessLevel: `${level}; colour; Word`,
      areas: area === null ? [] : [area],
    })),
  })
}

describe('an entry with its CAP message', () => {
  const alert = mapEntry(thunderstorm, cap, now)

  it('takes severity, type, area and times from the fields', () => {
    expect(alert).toMatchObject({
      id: '2.49.0.0.756.0.CH.260714135745000000000000000000a1',
      severity: 'severe',
      type: 'storms',
      area: 'Thalwil-Wetzikon',
      startAt: Date.parse('2026-07-14T13:00:00Z'),
      endAt: Date.parse('2026-07-14T18:00:00Z'),
      updatedAt: Date.parse('2026-07-14T11:57:45Z'),
      isSample: false,
      web: 'http://www.meteoswiss.admin.ch/',
    })
  })

  it('carries the issuer’s words in every language, line breaks included', () => {
    expect(alert?.texts.en).toEqual({
      title: 'Heavy thunderstorm',
      description: '- Possible impacts: Gusts > 90 km/h & hail.\n- Expected amounts: 30-60 mm',
      instruction: 'Stay away from water.',
    })
    expect(alert?.texts.de?.title).toBe('Heftiges Gewitter')
    expect(alert?.texts.fr?.description).toBe('- Conséquences possibles : rafales et grêle.')
    expect(alert?.texts.it?.instruction).toBeNull()
    expect(alert?.furtherTexts).toEqual({ rm: expect.objectContaining({ title: 'Urizi ferm' }) })
  })

  it('turns its outline round: longitude first', () => {
    expect(alert?.polygons[0]?.[0]).toEqual([8.4, 47.3])
    expect(alert?.polygons[0]).toHaveLength(5)
  })
})

describe('an entry alone', () => {
  it('keeps the English words of the index and never reads a severity out of them', () => {
    const alert = mapEntry(heat, null, now)
    expect(alert).toMatchObject({
      severity: 'severe',
      type: 'heat',
      endAt: Date.parse('2026-07-18T18:00:00Z'),
      texts: {
        en: {
          title: 'Extreme heat wave',
          description: 'Orange High-temperature Warning issued for Switzerland - Luganese',
        },
      },
      polygons: [],
    })
  })

  it('goes by MeteoAlarm’s colour, whatever cap:severity says', () => {
    const yellow = { ...heat, severity: 'Minor', title: heat.title?.replace('Orange', 'Yellow') ?? null }
    expect(mapEntry(yellow, null, now)).toMatchObject({ severity: 'moderate', scale: 'meteoalarm' })
    expect(mapEntry(yellow, capOf({ area: 'Luganese', level: 4, severity: 'Minor' }), now)?.severity).toBe(
      'extreme',
    )
  })

  it('falls back to cap:severity, then to minor, without a scale', () => {
    const plain = { ...heat, title: 'Anything' }
    expect(mapEntry({ ...plain, severity: 'Severe' }, null, now)).toMatchObject({
      severity: 'severe',
      scale: null,
    })
    expect(mapEntry({ ...plain, severity: 'Unknown' }, null, now)?.severity).toBe('minor')
    expect(mapEntry({ ...plain, severity: null }, null, now)?.severity).toBe('minor')
  })

  it('fills what is missing with documented defaults', () => {
    const bare = { ...heat, areaDesc: null, title: null, expires: null, onset: null, sent: null }
    expect(mapEntry(bare, null, now)).toMatchObject({
      area: 'Switzerland',
      startAt: now,
      endAt: now + 86_400_000,
      updatedAt: null,
    })
    expect(mapEntry({ ...bare, event: null }, null, now)).toBeNull()
    expect(mapEntry({ ...heat, identifier: null, id: null }, null, now)).toBeNull()
  })

  it('ignores a link that is no web address', () => {
    expect(mapEntry({ ...heat, pageHref: 'javascript:alert(1)' }, null, now)?.web).toBeNull()
  })
})

describe('what no longer warns', () => {
  it('is out of force when expired, at its very last moment, or not actual', () => {
    const isInForce = (entry: AtomEntry) => isActual(entry) && !isOver(entry, now)
    expect(entries.map(isInForce)).toEqual([true, true, false, false, true])
    expect(isOver(thunderstorm, Date.parse('2026-07-14T18:00:00Z'))).toBe(true)
    expect(isOver(thunderstorm, Date.parse('2026-07-14T17:59:59Z'))).toBe(false)
  })

  it('is nothing when lifted, however the message says so', () => {
    expect(entries.map((entry) => isLifted(entry, null))).toEqual([false, false, false, false, true])
    expect(isLifted(thunderstorm, cap)).toBe(false)
    const area = 'Thalwil-Wetzikon'
    expect(isLifted(thunderstorm, capOf({ area, level: 1 }))).toBe(true)
    expect(isLifted(thunderstorm, capOf({ area, level: 3, responseTypes: ['AllClear'] }))).toBe(true)
  })

  it('is still there while one language says so and another does not', () => {
    const message = readCapMessage(read('cap'))
    const [info, ...others] = message.infos
    if (!info) throw new Error('fixture')
    const lifted = {
      ...info,
      awarenessLevel: '1; green; Minor',
      severity: 'Minor',
      responseTypes: ['AllClear'],
    }
    const details = mapCapMessage({ ...message, infos: [lifted, info, ...others] })
    expect(isLifted(thunderstorm, details)).toBe(false)
    expect(mapEntry(thunderstorm, details, now)?.severity).toBe('severe')
    expect(isLifted(thunderstorm, mapCapMessage({ ...message, infos: [lifted, lifted] }))).toBe(true)
  })

  it('is named by the message that replaces it, the first one first', () => {
    expect(cap.replaces).toEqual(['2.49.0.0.756.0.CH.older', '2.49.0.0.756.0.CH.old'])
  })
})

describe('parsePolygon', () => {
  it('closes an open ring and refuses what is none', () => {
    expect(parsePolygon('46,7 46,8 47,8')).toHaveLength(4)
    expect(parsePolygon('46,7 46,8')).toBeNull()
    expect(parsePolygon('46,7 46,8 x,y')).toBeNull()
    expect(parsePolygon('')).toBeNull()
  })

  it.each(['46.5, 7 46.5, 8 47, 8', '+46.5,+7 +46.5,+8 +47,+8', ' 46.5 , 7\n46.5 ,8 47,8 '])(
    'reads a plus and spaces about the comma: %j',
    (text) => {
      expect(parsePolygon(text)).toEqual([
        [7, 46.5],
        [8, 46.5],
        [8, 47],
        [7, 46.5],
      ])
    },
  )

  it('refuses corners that run into each other', () => {
    expect(parsePolygon('46,7,46,8,47,8')).toBeNull()
    expect(parsePolygon('46 7 46 8 47 8')).toBeNull()
  })
})

describe('a circle', () => {
  const warned = (circles: string[]) => mapEntry({ ...heat, circles }, null, now)?.polygons ?? []
  const lugano = { lat: 46.005, lon: 8.947 }

  it('becomes an outline that holds all of it', () => {
    const [ring, ...others] = warned(['46.005,8.947 20'])
    expect(others).toEqual([])
    for (const bearing of [0, 5, 45, 90, 200, 355]) {
      const at = (km: number) => {
        const [north, east] = [Math.cos, Math.sin].map((part) => part((bearing * Math.PI) / 180) * km)
        return {
          lat: lugano.lat + (north ?? 0) / 111.2,
          lon: lugano.lon + (east ?? 0) / (111.2 * Math.cos((lugano.lat * Math.PI) / 180)),
        }
      }
      expect(isInRing(at(19.9), ring ?? []), `${bearing}°`).toBe(true)
      expect(isInRing(at(20.3), ring ?? []), `${bearing}°`).toBe(false)
    }
  })

  it.each(['', '46,8.9', '46,8.9 0', '46,8.9 -5', '46,8.9 wide', '46,8.9 40000'])('is none: %j', (circle) => {
    expect(warned([circle])).toEqual([])
  })
})

it('joins the areas of one message', () => {
  const alert = mapEntry(thunderstorm, null, now)
  if (!alert) throw new Error('fixture')
  const [joined, ...others] = mergeById([
    alert,
    { ...alert, area: 'Limmattal' },
    { ...alert, area: 'Limmattal' },
  ])
  expect(others).toEqual([])
  expect(joined?.area).toBe('Thalwil-Wetzikon, Limmattal')
  expect(joined?.polygons).toHaveLength(3)
})

describe('areas of one message with other hours or another level', () => {
  const hour = 3_600_000
  const part = (area: string, over: Partial<WeatherAlert> = {}) => ({
    ...(mapEntry(thunderstorm, null, now) as WeatherAlert),
    ...{ area, startAt: now, endAt: now + 2 * hour, severity: 'moderate' as const },
    ...over,
  })
  const later = { startAt: now + 3 * hour, endAt: now + 9 * hour }
  const said = (alerts: readonly WeatherAlert[]) =>
    mergeById(alerts)
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
    expect(new Set(ids.map((id) => alertAnchor({ id }))).size).toBe(3)
    for (const id of ids) expect(id.startsWith(thunderstorm.identifier ?? '?')).toBe(true)
  })

  it('keep their ids in whatever order they are listed, and when another is over', () => {
    const parts = [part('Luganese'), part('Mendrisiotto', later), part('Locarnese', { severity: 'extreme' })]
    const idOf = (alerts: readonly WeatherAlert[]) =>
      Object.fromEntries(mergeById(alerts).map(({ area, id }) => [area, id]))
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
        .filter((alert) => alert !== null),
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
    const idsOf = (alerts: ReturnType<typeof warned>) => alerts.map(([id]) => id)
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
    mapEntry({ ...thunderstorm, areaDesc, polygons }, null, now) as WeatherAlert
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
      const alert = mapEntry({ ...thunderstorm, polygons: [outline, ...polygons], circles }, null, now)
      expect(alert?.polygons).toHaveLength(1)
      expect(alert).not.toHaveProperty('areaWithoutOutline')
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
