import { describe, expect, it } from 'vitest'
import { isActual, isLifted, isOver, mapCapMessage, mapEntry } from './map.ts'
import { cap, capOf, entries, heat, now, read, thunderstorm } from './messages.fixture.ts'
import { type AtomEntry, readCapMessage } from './schema.ts'

describe('an entry with its CAP message', () => {
  const warning = mapEntry(thunderstorm, cap, now)

  it('takes severity, type, area and times from the fields', () => {
    expect(warning).toMatchObject({
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
    expect(warning?.texts.en).toEqual({
      title: 'Heavy thunderstorm',
      description: '- Possible impacts: Gusts > 90 km/h & hail.\n- Expected amounts: 30-60 mm',
      instruction: 'Stay away from water.',
    })
    expect(warning?.texts.de?.title).toBe('Heftiges Gewitter')
    expect(warning?.texts.fr?.description).toBe('- Conséquences possibles : rafales et grêle.')
    expect(warning?.texts.it?.instruction).toBeNull()
    expect(warning?.furtherTexts).toEqual({ rm: expect.objectContaining({ title: 'Urizi ferm' }) })
  })

  it('turns its outline round: longitude first', () => {
    expect(warning?.polygons[0]?.[0]).toEqual([8.4, 47.3])
    expect(warning?.polygons[0]).toHaveLength(5)
  })
})

describe('an entry alone', () => {
  it('keeps the English words of the index and never reads a severity out of them', () => {
    const warning = mapEntry(heat, null, now)
    expect(warning).toMatchObject({
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
