import { describe, expect, it } from 'vitest'
import { recordedLog } from '../../tests/support/recorded-log.ts'
import { type Fault, withFaults } from '../../tests/support/with-faults.ts'
import { type PollenTaxon, pollenTaxa } from '../domain/air/pollen.ts'
import { createPollen } from '../upstreams/meteoswiss-pollen/index.ts'
import { createDemoFetch } from './demo-fetch.ts'

const read = (time: string, faults: Fault[] = []) => {
  const clock = () => Date.parse(time)
  const fetch = withFaults(createDemoFetch({ seed: 3, clock }), () => faults)
  return createPollen({ fetch, clock, log: recordedLog(), userAgent: 'test' }).fetchStations()
}

describe('the demo world’s pollen', () => {
  it('comes through the real adapter from all fifteen stations', async () => {
    const stations = await read('2026-04-18T12:20:00Z')
    expect(stations).toHaveLength(15)
    const zurich = stations.find(({ id }) => id === 'PZH')
    expect(zurich?.days.at(-1)?.date).toBe('2026-04-17')
    expect(zurich?.days).toHaveLength(14)
  })

  it.each([
    ['2026-02-14T12:20:00Z', 'hazel', ['grasses', 'oak']],
    ['2026-04-18T12:20:00Z', 'birch', ['hazel']],
    ['2026-06-08T12:20:00Z', 'grasses', ['hazel', 'alder', 'birch']],
  ] satisfies [string, PollenTaxon, PollenTaxon[]][])('at %s %s blooms', async (time, blooming, absent) => {
    const zurich = (await read(time)).find(({ id }) => id === 'PZH')
    const highest = (taxon: PollenTaxon) =>
      Math.max(...(zurich?.days.map(({ counts }) => counts[taxon] ?? 0) ?? []))
    expect(highest(blooming)).toBeGreaterThan(30)
    for (const taxon of absent) expect(highest(taxon)).toBeLessThan(5)
  })

  it('has none in November', async () => {
    for (const { days } of await read('2026-11-16T12:20:00Z'))
      for (const { counts } of days)
        for (const taxon of pollenTaxa) expect(counts[taxon]).toBeLessThanOrEqual(1)
  })

  it.each([
    ['html', 'bad-answer'],
    ['garbage', 'bad-answer'],
    ['empty', 'bad-answer'],
    ['refuse', 'unavailable'],
    ['truncate', 'bad-answer'],
  ] as const)('%s in place of the files is a failure', async (kind, failure) => {
    await expect(read('2026-04-18T12:20:00Z', [{ matches: 'ogd-pollen', kind }])).rejects.toMatchObject({
      failure: { kind: failure },
    })
  })

  it('goes on with the days while the hours are down', async () => {
    const stations = await read('2026-04-18T12:20:00Z', [{ matches: '_h_now', kind: 'status', status: 503 }])
    expect(stations).toHaveLength(15)
    expect(stations.every(({ hours, days }) => hours.length === 0 && days.length === 14)).toBe(true)
  })
})
