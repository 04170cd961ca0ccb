import { beforeAll, describe, expect, it } from 'vitest'
import { areaOf, bulletinOf } from '../../../../tests/support/builders/bulletin.ts'
import { dangersOf } from '../../../../tests/support/builders/dangers.ts'
import { fireRegionOf, regionOf, sectionOf } from '../../../../tests/support/builders/hazards.ts'
import { failedWith, readingOf } from '../../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { warningOf } from '../../../../tests/support/builders/warnings.ts'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { zurich } from '../../../../tests/support/builders/weather.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import { dangersView } from './danger-rows.server.ts'
import { graveHere } from './grave-here.server.ts'
import { placeWarning } from './place-warning.server.ts'
import { warningNotice } from './warning-notice.server.ts'

beforeAll(() => loadAllTexts(['en']))

/** In winter, in fair weather. */
const now = Date.parse('2027-01-15T09:00:00Z')
const scope = { kind: 'place', place: zurich } as const

type Sources = Parameters<typeof dangersOf>[0]
type World = Partial<Omit<Sources, 'getWarnings'>> & { warnings?: Partial<WarningReport> }

const gauge = (danger: 1 | 2 | 3 | 5, minutesOld = 5): World => {
  const limmat = { water: 'Limmat', coordinates: zurich.coordinates, measuredAt: now - minutesOld * 60_000 }
  return { getWater: async () => readingOf([{ ...gaugeOf(now, { ...limmat, danger }), earlier: [] }], now) }
}
const floodMap = (level: 2 | 3 | null): World => ({
  getFloodMap: async () => readingOf({ issuedAt: now, sections: [sectionOf({ level })] }, now),
})
const avalanche = (value: Parameters<typeof areaOf>[1]): World => ({
  getBulletin: async () => readingOf(bulletinOf([areaOf(now, value)]), now),
})
const fire = (level: 2 | 3): World => ({
  getForestFire: async () => readingOf({ regions: [fireRegionOf({ level })] }, now),
})
const drought = (level: 2 | 3): World => ({
  getDrought: async () => readingOf({ regions: [regionOf({ level })] }, now),
})
const unread = failedWith('timeout')

/** What a reader of the place's pages is told. */
async function told({ warnings, ...sources }: World) {
  const calm: WarningReport = { state: 'all-clear', warnings: [], fromProvider: null, updatedAt: now }
  const getDangers = dangersOf(
    { getWarnings: async () => readingOf({ ...calm, ...warnings }, now), ...sources },
    now,
  )
  const services = { findPlaces: { resolve: () => zurich }, getDangers }
  const { visit } = visitIn({ services, now, freshUntil: () => undefined })
  const writing = writingOf(visit)
  const report = await getDangers(scope, 'en')
  const { grave, slight, unread: missing } = dangersView(report, zurich.slug, writing)
  return {
    title: warningNotice(report, scope, true, writing)?.title ?? null,
    /** Named above every page of the place. */
    isInBar: (await placeWarning(zurich, visit)) !== null,
    counted: (await graveHere(zurich, visit))?.count ?? 0,
    rows: grave.length,
    lines: slight.length,
    unread: missing.map(({ key }): string => key),
  }
}

const allClear = 'All Clear: Good Weather Conditions'
const noWarnings = 'No warnings for Zurich'
const besideGrave = 'No active weather alerts for this location.'
const nothing = { isInBar: false, counted: 0, rows: 0, lines: 0, unread: [] }
const aLine = { ...nothing, title: noWarnings, lines: 1 }
const aDanger = { ...nothing, title: besideGrave, isInBar: true, counted: 1, rows: 1 }

describe('all is clear where every source was read and nobody reports level 2 or more', () => {
  it.each<[string, World, Awaited<ReturnType<typeof told>>]>([
    ['nothing anywhere', {}, { ...nothing, title: allClear }],
    ['a flood of level 1', gauge(1), { ...nothing, title: allClear }],
    ['a flood of level 2', gauge(2), aLine],
    ['a flood of level 3', gauge(3), aDanger],
    ['a flood of level 5', gauge(5), aDanger],
    ['a section of the flood map at level 2', floodMap(2), aLine],
    ['a section of the flood map at level 3', floodMap(3), aDanger],
    ['a flood whose level cannot be read', floodMap(null), aLine],
    ['avalanche danger 1', avalanche(1), { ...nothing, title: allClear }],
    ['avalanche danger 2', avalanche(2), aLine],
    ['avalanche danger 3', avalanche(3), aDanger],
    ['avalanche danger 4', avalanche(4), aDanger],
    ['an avalanche rating that cannot be read', avalanche('unknown'), aLine],
    ['forest fire danger 2', fire(2), aLine],
    ['forest fire danger 3', fire(3), aDanger],
    ['drought of level 2', drought(2), aLine],
    ['drought of level 3', drought(3), aDanger],
    ['floods of level 2 and avalanche danger 2', { ...gauge(2), ...avalanche(2) }, { ...aLine, lines: 2 }],
    [
      'avalanche danger 3 beside a flood of level 2',
      { ...gauge(2), ...avalanche(3) },
      { ...aDanger, lines: 1 },
    ],
  ])('%s', async (_, world, expected) => expect(await told(world)).toEqual(expected))
})

describe('a source that cannot be read is named and never counts as calm', () => {
  const missing = (...kinds: string[]) => ({ ...nothing, title: noWarnings, unread: kinds })
  it.each<[string, World, Awaited<ReturnType<typeof told>>]>([
    ['gauges', { getWater: async () => unread }, missing('flood')],
    ['a gauge that fell silent', gauge(1, 300), missing('flood')],
    ['the flood map', { getFloodMap: async () => unread }, missing('flood-map')],
    ['the bulletin', { getBulletin: async () => unread }, missing('avalanche')],
    ['forest fires', { getForestFire: async () => unread }, missing('forest-fire')],
    ['droughts', { getDrought: async () => unread }, missing('drought')],
    [
      'the bulletin, beside a flood of level 2',
      { ...gauge(2), getBulletin: async () => unread },
      { ...missing('avalanche'), lines: 1 },
    ],
    [
      'the bulletin, beside a flood of level 3',
      { ...gauge(3), getBulletin: async () => unread },
      { ...aDanger, unread: ['avalanche'] },
    ],
  ])('%s', async (_, world, expected) => expect(await told(world)).toEqual(expected))
})

describe('without fresh weather warnings nothing is called clear', () => {
  it.each<[WarningReport['state'], string]>([
    ['last-known', 'Last known situation: 10:00'],
    ['unknown', 'Situation unknown'],
    ['sample', 'Examples, not real warnings'],
  ])('%s', async (state, title) => {
    expect(await told({ warnings: { state } })).toEqual({ ...nothing, title })
    expect(await told({ warnings: { state }, ...gauge(3) })).toEqual({ ...aDanger, title })
  })

  it('a yellow warning is in the bar, an orange one is counted too', async () => {
    const warnings = (severity: 'moderate' | 'severe') => [
      warningOf({ severity, startAt: now - hourMs, endAt: now + hourMs }),
    ]
    const active = { ...nothing, title: null, isInBar: true }
    expect(await told({ warnings: { state: 'active', warnings: warnings('moderate') } })).toEqual(active)
    expect(await told({ warnings: { state: 'active', warnings: warnings('severe') } })).toEqual({
      ...active,
      counted: 1,
    })
  })
})
