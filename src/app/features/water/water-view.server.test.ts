import { beforeAll, describe, expect, it } from 'vitest'
import { failedWith, readingOf } from '../../../../tests/support/builders/sources.ts'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { zurich } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import type { WaterReading } from '../../../domain/water/water.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { waterQuery } from './water-query.ts'
import type { LoadedWater } from './water-view.server.ts'
import { waterView } from './water-view.server.ts'

beforeAll(() => loadAllTexts(languages))

const now = Date.parse('2026-07-15T12:30:00Z')

const reading = (id: string, more: Partial<WaterReading> = {}): WaterReading => ({
  ...gaugeOf(now - 10 * minuteMs, { id, name: 'Zürich, Unterhard', water: 'Limmat' }),
  coordinates: { lat: 47.3857, lon: 8.5228 },
  temperatureC: 21.34,
  levelM: 400.254,
  dischargeM3s: 95.4,
  earlier: [],
  ...more,
})
const bern = { name: 'Bern, Schönau', water: 'Aare', coordinates: { lat: 46.9332, lon: 7.4482 } }

type World = {
  outcome?: Outcome<WaterReading[]>
  bath?: Parameters<typeof waterView>[0]['bath']
  language?: Language
}
function pageOf(data: WaterReading[], search = '', known: World = {}) {
  const { outcome = readingOf(data, now), bath = null, language = 'en' } = known
  return waterView({ outcome, bath }, zurich, waterQuery.read(search), writingIn(language, now))
}

function view(data: WaterReading[], search = ''): LoadedWater {
  const { water } = pageOf(data, search)
  if ('failure' in water) throw new Error(water.failure)
  return water
}

describe('levels', () => {
  it('ring the place where a danger lies on it, and write its name on the freer side', () => {
    expect(pageOf([reading('1')]).place).toMatchObject({ isRing: false, isNameBelow: false })
    const upon = reading('1', { danger: 2, coordinates: zurich.coordinates })
    expect(pageOf([upon]).place).toMatchObject({ isRing: true, isNameBelow: false })
    const { lat, lon } = zurich.coordinates
    const north = reading('2', { danger: 3, coordinates: { lat: lat + 0.12, lon: lon - 0.1 } })
    expect(pageOf([upon, north]).place).toMatchObject({ isRing: true, isNameBelow: true })
  })

  it('never calls calm more than what is measured', () => {
    const { lead, raised } = view([reading('1'), reading('2', { danger: null })])
    expect(lead).toBe(
      'Only 1\u00a0station has a current danger level, and it reports level 1. Small streams have no station and can flood without showing here.',
    )
    expect(raised).toEqual([])
  })

  it('says that a level cannot be read, and does not send bathers there', () => {
    const odd = reading('2', { danger: null, isDangerUnreadable: true })
    const { lead, near } = view([reading('1'), odd])
    expect(lead).toContain('reports level 1. The danger level of 1\u00a0station cannot be read.')
    expect(near.find(({ id }) => id === '2')).toMatchObject({ danger: null, isDangerUnreadable: true })
    expect(view([odd], 'view=bathing').lead).toMatch(/^No station within/)
  })

  it('puts the gravest first and says where', () => {
    const { lead, raised } = view([
      reading('1', { danger: 2 }),
      reading('2', { danger: 4, ...bern }),
      reading('3'),
    ])
    expect(lead).toContain(
      '2\u00a0stations report flood danger level 2 or higher. Highest: level 4, severe danger (Aare, Bern, Schönau).',
    )
    expect(raised.map(({ id }) => id)).toEqual(['2', '1'])
  })

  it('marks a level of hours ago as last known, and does not count it as current', () => {
    const old = reading('2', { measuredAt: now - 3 * hourMs })
    const { lead, near, dots } = view([reading('1'), reading('3'), old])
    expect(lead).toContain('None of the 2 stations')
    expect(lead).toContain('No data from 1\u00a0station for two hours.')
    expect(near.find(({ id }) => id === '2')?.isOld).toBe(true)
    expect(dots.map(({ look, path }) => [look, path.split('M').length - 1])).toEqual([
      ['calm', 2],
      ['old', 1],
    ])
  })

  it('calls nothing calm where no level is current', () => {
    const { lead } = view([reading('1', { measuredAt: now - 3 * hourMs })])
    expect(lead).toBe(
      'No data from 1\u00a0station for two hours. Small streams have no station and can flood without showing here.',
    )
  })

  it('does not take a danger of hours ago for one of now, nor hide it', () => {
    const old = reading('2', { measuredAt: now - 3 * hourMs, danger: 4, ...bern })
    const { lead, raised } = view([reading('1', { danger: 2 }), reading('3'), old])
    expect(lead).toMatch(/^1\sstation reports flood danger level 2 \(moderate danger\): Limmat/)
    expect(lead).toContain('Last known, not current: level 4, severe danger (Aare, Bern, Schönau).')
    expect(raised.map(({ id, isOld }) => [id, isOld])).toEqual([
      ['2', true],
      ['1', false],
    ])
  })

  it('writes values with their units, and leaves a trend out that is not known yet', () => {
    const [row] = view([reading('1')]).near
    expect(row).toMatchObject({
      water: 'Limmat',
      station: 'Zürich, Unterhard',
      temperature: '21.3\u00a0°C',
      temperatureTrend: null,
      level: '400.25\u00a0m',
      levelTrend: null,
      discharge: '95.4\u00a0m³/s',
      danger: { level: 1, text: 'no or minor danger' },
      measuredAt: '14:20',
    })
  })

  it('writes the change with its sign and its span', () => {
    const [row] = view([reading('1', { earlier: [[now - 190 * minuteMs, 20, 400.134]] })]).near
    expect(row?.levelTrend).toEqual({ direction: 'rising', change: '+12\u00a0cm', hours: 3 })
  })

  it('lists lakes and rivers by name, and the stations of the one chosen', () => {
    const stations = [
      reading('1'),
      reading('2', { water: 'Zürichsee', kind: 'lake', name: 'Zürich' }),
      reading('3', bern),
      reading('4', { ...bern, name: 'Aarau' }),
      reading('5', { water: null, name: 'Somewhere' }),
    ]
    const { index, chosen } = view(stations, 'water=Aare')
    expect(index).toEqual([
      { kind: 'lake', waters: [{ key: 'Zürichsee', name: 'Lake Zurich', count: 1 }] },
      {
        kind: 'river',
        waters: [
          { key: 'Aare', name: 'Aare', count: 2 },
          { key: 'Limmat', name: 'Limmat', count: 1 },
          { key: 'Somewhere', name: 'Somewhere', count: 1 },
        ],
      },
    ])
    expect(chosen).toMatchObject({ name: 'Aare', rows: [{ station: 'Aarau' }, { station: 'Bern, Schönau' }] })
    expect(view(stations, 'water=<script>').chosen).toBeNull()
  })

  it('calls waters as the language does', () => {
    const lake = reading('1', { water: 'Lac Léman', kind: 'lake' })
    const { water } = pageOf([lake], '', { language: 'de' })
    expect('near' in water && water.near[0]?.water).toBe('Genfersee')
  })
})

describe('bathing', () => {
  it('lists what is near, warmest first, and sends nobody into a flood', () => {
    const { lead, near, warmest } = view(
      [
        reading('1', { temperatureC: 19.8 }),
        reading('2', { temperatureC: 22.1, danger: 3, water: 'Sihl' }),
        reading('3', { temperatureC: 23, ...bern }),
        reading('4', { temperatureC: 25, measuredAt: now - 3 * hourMs }),
        reading('5', { temperatureC: null }),
      ],
      'view=bathing',
    )
    expect(near.map(({ id, warning }) => [id, warning])).toEqual([
      ['2', 'stay out of the water'],
      ['1', null],
    ])
    expect(warmest.map(({ id }) => id)).toEqual(['3', '2', '1'])
    expect(lead).toBe('Warmest water within 40\u00a0km: Limmat, 19.8\u00a0°C.')
  })

  it('leads with what keeps bathers out, and then invites nobody', () => {
    const keepOut = 'Stay out of the water. Red warning for Zurich: thunderstorm, 20:00 to 21:00 today.'
    const lakes = readingOf([{ lake: 'zug', samples: [[now, 23] as const] }], now)
    const bath = { weather: failedWith('timeout'), rain: null, lakes, keepOut }
    const { water } = pageOf([reading('1')], 'view=bathing', { bath })
    expect(water).toMatchObject({ lead: keepOut, near: [{ warning: 'stay out of the water' }] })
  })

  it('says that cold water is cold, and when nothing is measured nearby', () => {
    expect(view([reading('1', { temperatureC: 6 })], 'view=bathing').lead).toMatch(/Cold water/)
    expect(view([reading('3', bern)], 'view=bathing').lead).toMatch(/^No station within 40/)
  })

  it('names the lake whose outflow is measured', () => {
    const { near } = view([reading('2152', { water: 'Reuss' })], 'view=bathing')
    expect(near[0]?.hint).toBe('outflow of Lake Lucerne')
  })
})

it('modelled lake temperatures are listed separately, near ones warmest first', () => {
  const at = (hours: number, degrees: number) => [now + hours * hourMs, degrees] as const
  const lakes = readingOf(
    [
      { lake: 'lowerzurich', samples: [at(-24, 21), at(0, 22.4), at(21, 23.1)] },
      { lake: 'zug', samples: [at(0, 23.04)] },
      { lake: 'geneva', samples: [at(0, 25)] },
      { lake: 'sils', samples: [at(-9, 12)] },
      { lake: 'loch-ness', samples: [at(0, 12)] },
    ],
    now,
  )
  type Bath = NonNullable<World['bath']>
  const bathing = (lakes: Bath['lakes']) => {
    const weather = { data: null, failures: [] }
    return pageOf([reading('1')], 'view=bathing', { bath: { weather, rain: null, lakes, keepOut: null } })
  }
  const view = bathing(lakes)
  expect(view.lakes).toMatchObject({
    rows: [
      // Far away, but there are not five nearer ones.
      { name: 'Lake Geneva' },
      { name: 'Lake Zug', temperature: '23.0\u00a0°C', trend: null, tomorrow: null },
      {
        name: 'Lake Zurich',
        temperature: '22.4\u00a0°C',
        trend: { direction: 'rising', change: '+1.4\u00a0°C', hours: 24 },
        tomorrow: '23.1\u00a0°C',
      },
    ],
  })
  expect('lead' in view.water && view.water.lead).toMatch(
    /Warmest lake nearby \(model\): Lake Zug, 23\.0.°C\.$/,
  )
  expect(bathing(failedWith('pending')).lakes).toEqual({ failure: 'pending' })
})

it('is a failure, not an all-clear, without data', () => {
  expect(pageOf([], '', { outcome: failedWith('timeout') }).water).toEqual({ failure: 'timeout' })
})
