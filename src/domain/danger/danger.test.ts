import { describe, expect, it } from 'vitest'
import { areaOf } from '../../../tests/support/builders/bulletin.ts'
import { sectionOf } from '../../../tests/support/builders/hazards.ts'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { gaugeOf } from '../../../tests/support/builders/water.ts'
import { openWeather } from '../../../tests/support/builders/weather.ts'
import { hourMs } from '../time/durations.ts'
import type { FloodDanger as FloodLevel, WaterReading, WaterStation } from '../water/water.ts'
import { avalancheDangers, byGravity, floodDangers, isForBar, weatherDanger } from './danger.ts'

const now = Date.parse('2026-07-15T14:00:00Z')
const gauge = (
  id: string,
  danger: WaterStation['danger'],
  more: Partial<WaterStation> = {},
): WaterReading => ({
  ...gaugeOf(now, { id, danger, ...more }),
  earlier: [],
})

describe('floodDangers', () => {
  it('names each water once, its gravest gauge first, from level 2', () => {
    const found = floodDangers(
      [
        gauge('bern', 2),
        gauge('thun', 4),
        gauge('calm', 1),
        gauge('ungraded', null),
        gauge('linth', 5, { water: 'Linth' }),
        gauge('old', 3, { water: 'Emme', measuredAt: now - 3 * hourMs }),
      ],
      openWeather,
      now,
    )
    expect(
      found.map(({ id, level, rank, gauges }) => [id, level, rank, gauges.map((one) => one.id)]),
    ).toEqual([
      ['flood-Aare', 4, 4, ['thun', 'bern']],
      ['flood-Linth', 5, 4, ['linth']],
    ])
  })

  it('are of the time of what gives the level: the gauge’s measurement, or the issue of the map', () => {
    const issuedAt = now - 5 * hourMs
    const timeWith = (measured: FloodLevel, forecast: FloodLevel) => {
      const sections = [sectionOf({ id: 'River-1', kind: 'river', name: 'Aare', level: forecast })]
      const [found] = floodDangers([gauge('bern', measured)], openWeather, now, { sections, issuedAt })
      return [found?.level, found?.issuedAt]
    }
    expect(timeWith(2, 4)).toEqual([4, issuedAt])
    expect(timeWith(4, 2)).toEqual([4, now])
    expect(timeWith(3, 3)).toEqual([3, now])
  })
})

describe('avalancheDangers', () => {
  const of = (...areas: Parameters<typeof areaOf>[1][]) =>
    avalancheDangers({ areas: areas.map((value) => areaOf(now, value)) }, openWeather, now).map(
      ({ level, rank }) => [level, rank],
    )
  it('are those in force from level 2, and those whose rating cannot be read', () => {
    expect(of(1, 2, 5, 'no-snow', 'no-rating', 'unknown')).toEqual([
      [2, 2],
      [5, 4],
      [null, 2.5],
    ])
  })
  it('are none before and after its time', () => {
    const tomorrow = areaOf(now, 4, { validFrom: now + hourMs })
    expect(avalancheDangers({ areas: [tomorrow] }, openWeather, now)).toEqual([])
  })
})

it('orders all kinds by gravity, and names weather from yellow on, other dangers from level 3 above every page', () => {
  const dangers = [
    weatherDanger(warningOf({ id: 'yellow' }), openWeather),
    ...floodDangers([gauge('two', 2), gauge('five', 5, { water: 'Linth' })], openWeather, now),
    weatherDanger(warningOf({ id: 'red', severity: 'extreme', endAt: now }), openWeather),
    ...avalancheDangers({ areas: [areaOf(now, 3)] }, openWeather, now),
    weatherDanger(warningOf({ id: 'unstated', scale: null, issuer: 'NWS' }), openWeather),
  ].sort(byGravity)
  expect(dangers.map((one) => [one.id, isForBar(one)])).toEqual([
    ['flood-Linth', true],
    ['red', true],
    ['avalanche-a1', true],
    ['unstated', true],
    ['yellow', true],
    ['flood-Aare', false],
  ])
})
