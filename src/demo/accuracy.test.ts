import { describe, expect, it } from 'vitest'
import { figuresOf } from '../domain/accuracy/figures.ts'
import { createDemoAccuracy } from './accuracy.ts'

const names = {
  forecast: 'forecast',
  persistence: 'persistence',
  climatology: 'climatology',
  nowcast: 'nowcast',
  asNow: 'as now',
  planner: 'planner',
}
const accuracy = createDemoAccuracy({
  sources: names,
  stations: () => ['BER', 'LUG', 'ZUR'].map((id) => ({ id })),
  clock: () => Date.parse('2026-11-03T12:00:00Z'),
})
const stations = ['BER', 'LUG']

describe('figures of the demo world', () => {
  it('are of the months before the clock’s', async () => {
    const [recent] = await accuracy.byLead({ fromMonth: '2026-10', stations, leads: [1440] })
    expect(recent).toMatchObject({ firstMonth: '2026-10', lastMonth: '2026-10', stationCount: 2 })
    expect(recent?.sums.highCases).toBe(2 * 30)
    const [year] = await accuracy.byLead({ fromMonth: '2025-11', stations, leads: [1440] })
    expect(year).toMatchObject({ firstMonth: '2025-11', lastMonth: '2026-10' })
    expect(year?.sums.highCases).toBe(12 * 2 * 30)
    expect(await accuracy.byLead({ fromMonth: '2026-11' })).toEqual([])
  })

  it('have the same cases whatever is counted', async () => {
    for (const { source, leadMinutes, sums } of await accuracy.byLead({ fromMonth: '2026-10' })) {
      if (source === names.planner) continue
      const { rain, chance } = figuresOf(sums)
      expect(chance.cases, `${source} ${leadMinutes}`).toBe(3 * (leadMinutes < 1440 ? 1440 : 30))
      if (source === names.climatology) continue
      expect(rain.cases).toBe(chance.cases)
      expect(chance.wetPercent).toBeCloseTo((100 * rain.hits.of) / rain.cases)
    }
  })

  it('are better the nearer the day, and differ from station to station', async () => {
    const own = (await accuracy.byLead({ fromMonth: '2026-10' })).filter(
      ({ source }) => source === 'forecast',
    )
    const errors = own.map(({ sums }) => figuresOf(sums).high.absoluteC ?? 0)
    expect(errors).toEqual(errors.toSorted((a, b) => a - b))
    const at = await accuracy.byStation({ fromMonth: '2026-10', stations, leads: [1440] })
    const tomorrow = at.filter(({ source }) => source === 'forecast')
    expect(tomorrow.map(({ station }) => station)).toEqual(stations)
    const [bern, lugano] = tomorrow.map(({ sums }) => figuresOf(sums).high.absoluteC)
    expect(bern).not.toBe(lugano)
  })
})
