import { beforeAll, describe, expect, it } from 'vitest'
import { failedWith } from '../../../../tests/support/builders/sources.ts'
import { dayOf, hourOf, reportOf } from '../../../../tests/support/builders/weather.ts'
import { languages } from '../../../domain/language.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { hour, missing, now, reading, station, view } from './snow-known.fixture.ts'

beforeAll(() => loadAllTexts(languages))

function depthsOf(...known: Parameters<typeof view>) {
  const { depths } = view(...known)
  if ('failure' in depths) throw new Error(depths.failure)
  return depths
}

describe('snow depths', () => {
  const stations = reading([
    station('Far', 10.4, 2900, 240),
    station('Near', 9.84, 1600, 60),
    station('Mid', 9.9, 2100, 120),
  ])
  const order = (query: string) => depthsOf({ stations }, { query }).rows.map(({ id }) => id.split(' ')[1])

  it('nearest first, or as chosen', () => {
    expect(order('')).toEqual(['Near', 'Mid', 'Far'])
    expect(order('sort=depth')).toEqual(['Far', 'Mid', 'Near'])
    expect(order('sort=altitude&from=2000')).toEqual(['Far', 'Mid'])
    expect(order('sort=nonsense&from=-5')).toEqual(['Near', 'Mid', 'Far'])
  })

  it('names the nearest and the deepest, and what a change is', () => {
    const depths = depthsOf({ stations })
    expect(depths.lead).toBe(
      'Nearest station: Near (1600\u00a0m), 60\u00a0cm of snow, 1\u00a0km away. Most snow: Far (2900\u00a0m), 240\u00a0cm.',
    )
    expect(depths.rows[0]).toMatchObject({ name: 'Near (GR)', depth: '60', fresh: '6', change: '−4' })
    expect(depths.notes[0]).toContain('depth now minus depth a day ago')
  })

  it('from abroad the deepest first: no station is near', () => {
    const far = reading(
      [station('Low', 9.84, 1600, 60), station('High', 9.9, 2100, 120)].map((one) => ({
        ...one,
        coordinates: { lat: 44, lon: 5 },
      })),
    )
    expect(view({ stations: far }).depths).toMatchObject({
      sort: 'depth',
      lead: 'Most snow: High (2100\u00a0m), 120\u00a0cm.',
    })
  })

  it('old ones are marked, missing ones are missing', () => {
    const old = reading([station('Near', 9.84, 1600, 60)], { observedAt: now - 5 * hour })
    expect(depthsOf({ stations: old, village: reading([]) }).warnings).toEqual([
      {
        network: 'IMIS',
        isPending: false,
        text: 'No new snow depths from IMIS since 20 January 2027, 05:00.',
      },
    ])
    expect(view({}).depths).toEqual({ failure: 'timeout' })
    expect(view({ stations: reading([]) }).depths).toEqual({ failure: 'timeout' })
  })

  it('two networks share one table, each named', () => {
    const village = reading([station('Village', 9.83, 1500, 20)])
    const { rows, credits, warnings } = depthsOf({ stations, village })
    expect(rows.map(({ name, network }) => `${name} ${network}`)).toEqual([
      'Village (GR) SwissMetNet',
      'Near (GR) IMIS',
      'Mid (GR) IMIS',
      'Far (GR) IMIS',
    ])
    expect(credits).toHaveLength(2)
    expect(warnings).toEqual([])
  })

  it('a network that is silent is named, and one that is still answering is awaited', () => {
    const pending = failedWith('pending')
    expect(depthsOf({ stations, village: missing }).warnings).toEqual([
      { network: 'SwissMetNet', isPending: false, text: 'No snow depths from SwissMetNet at the moment.' },
    ])
    expect(depthsOf({ stations, village: pending }).warnings).toMatchObject([{ isPending: true }])
    expect(view({ stations: pending, village: pending }).depths).toEqual({ failure: 'pending' })
  })

  it('shows six, and all with ?show=all', () => {
    const many = reading(Array.from({ length: 40 }, (_, i) => station(`S${i}`, 9 + i / 40, 1500, i)))
    expect(view({ stations: many }).depths).toMatchObject({ rows: { length: 6 }, all: { count: 40 } })
    expect(view({ stations: many }, { query: 'show=all' }).depths).toMatchObject({
      rows: { length: 40 },
      all: null,
    })
  })
})

describe('the snow line', () => {
  const report = (daily: WeatherReport['daily'], hourly: WeatherReport['hourly']) =>
    reading({ ...reportOf(now), daily, hourly })
  const level = { lowest: 1240, highest: 1860 }

  it('is shown for the next wet day', () => {
    const weather = report(
      [
        dayOf({ date: '2027-01-20', freezingLevelM: level }),
        dayOf({ date: '2027-01-21', freezingLevelM: level }),
      ],
      [hourOf({ startAt: now + 24 * hour, rainMm: 1, snowMm: 0, freezingLevelM: 1420 })],
    )
    const { snowLine, lead } = view({ weather })
    expect(lead).toBe('Snow line for Davos: about 1100\u00a0m (Thursday).')
    expect(snowLine).toMatchObject({
      lead: 'Snow line for Davos: about 1100\u00a0m (Thursday).',
      rows: [
        { freezingLevel: '1200–1900', snowLine: null },
        { day: 'Thu, 21\u00a0Jan', snowLine: '1100' },
      ],
    })
  })

  it('dry days tell the freezing level, and a forecast without it says so', () => {
    const dry = view({ weather: report([dayOf({ date: '2027-01-20', freezingLevelM: level })], []) })
    expect(dry.snowLine).toMatchObject({
      lead: 'Dry in the coming days; freezing level today: 1200–1900\u00a0m.',
    })
    expect(view({ weather: report([dayOf({ date: '2027-01-20' })], []) }).snowLine).toEqual({
      missing: 'The forecast for Davos has no freezing level.',
    })
    expect(view({}).snowLine).toEqual({ failure: 'timeout' })
  })
})
