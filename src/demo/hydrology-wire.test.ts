import { describe, expect, it } from 'vitest'
import { outsideAt } from '../../tests/support/builders/outside.ts'
import { hourMs } from '../domain/time/durations.ts'
import { mergeWater } from '../domain/water/water.ts'
import { createHydrology } from '../upstreams/bafu-hydrology/index.ts'
import { createAtmosphere } from './atmosphere.ts'
import { atmosphere, fetchAt } from './demo-wire.fixture.ts'
import { demoGauges } from './hydrology-stations.ts'
import { createHydrologyWire } from './hydrology-wire.ts'

const at = (text: string) => Date.parse(text)
const stationsAt = (now: number) =>
  createHydrology({
    ...outsideAt(() => now),
    fetch: fetchAt(now),
  }).fetchStations()
const find = async (now: number, id: string) => (await stationsAt(now)).find((station) => station.id === id)

describe('the demo world’s lakes and rivers', () => {
  it('are read by the real adapter, every gauge of them', async () => {
    const stations = await stationsAt(at('2026-07-15T12:00:00Z'))
    expect(stations.map(({ id }) => id).sort()).toEqual([...demoGauges.map(({ id }) => id), '2269'].sort())
    expect(
      stations.filter(({ kind }) => kind === 'lake').every(({ temperatureC }) => temperatureC === null),
    ).toBe(true)
  })

  it('hold a buried gauge and one that is hours behind', async () => {
    const now = at('2026-07-15T12:00:00Z')
    const shown = mergeWater([], await stationsAt(now), now)
    expect(shown.find(({ id }) => id === '2269')).toBeUndefined()
    const late = shown.find(({ id }) => id === '2085')
    expect(now - (late?.measuredAt ?? 0)).toBeGreaterThan(5 * hourMs)
  })

  it('hold a brook that is written in litres per second, as the office does', async () => {
    const now = at('2026-07-15T12:00:00Z')
    const { results } = (await (await fetchAt(now)('https://lindas.admin.ch/query?query=x')).json()) as {
      results: { bindings: Record<string, { value: string }>[] }
    }
    const wire = results.bindings.find(({ observation }) => observation?.value.endsWith('/2283'))
    expect(Number(wire?.discharge?.value)).toBeGreaterThan(5)
    expect((await find(now, '2283'))?.dischargeM3s).toBeLessThan(0.2)
  })

  it('are warm in late summer, cold in winter, and always colder below glaciers', async () => {
    const temperature = async (date: string, id: string) =>
      (await find(at(`${date}T12:00:00Z`), id))?.temperatureC ?? Number.NaN
    expect(await temperature('2026-08-10', '2135')).toBeGreaterThan(18)
    expect(await temperature('2026-02-10', '2135')).toBeLessThan(7)
    expect(await temperature('2026-08-10', '2135')).toBeGreaterThan(await temperature('2026-06-05', '2135'))
    expect(await temperature('2026-08-10', '2011')).toBeLessThan(15)
  })

  it('are in flood in a storm, and calm down with the weather', () => {
    const highest = (seed: number, now: number) => {
      const { results } = createHydrologyWire(createAtmosphere(seed))(now) as {
        results: { bindings: { danger?: { value: string } }[] }
      }
      return Math.max(...results.bindings.map(({ danger }) => Number(danger?.value) || 1))
    }
    expect(highest(20, at('2026-07-21T17:10:00Z'))).toBe(4)
    // It has poured the day before: some are high still, on the finest afternoon.
    expect(highest(3, at('2026-07-18T14:30:00Z'))).toBe(3)
    // Snow stays where it falls.
    expect(highest(31, at('2027-01-11T07:40:00Z'))).toBe(1)
  })

  it('rise after rain', async () => {
    // The wettest and the driest of many days at one place.
    const gauge = demoGauges.find(({ id }) => id === '2070')
    const days = Array.from({ length: 60 }, (_, day) => at('2026-05-01T12:00:00Z') + day * 24 * hourMs)
    const rain = (now: number) =>
      [3, 9, 15, 21].reduce(
        (sum, ago) => sum + (gauge ? atmosphere.rateAt(gauge.coordinates, now - ago * hourMs) : 0),
        0,
      )
    const sorted = days.toSorted((a, b) => rain(a) - rain(b))
    const [dry, wet] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
    const flow = async (now: number) => (await find(now, '2070'))?.dischargeM3s ?? Number.NaN
    expect(await flow(wet)).toBeGreaterThan(1.5 * (await flow(dry)))
  })
})
