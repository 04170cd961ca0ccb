import { describe, expect, it } from 'vitest'
import { bern, closeStoresAfterEach, memoryStore, napf } from '../../../tests/support/accuracy-store.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { noSums } from '../../domain/accuracy/sums.ts'
import { stationFacts } from '../../upstreams/meteoswiss-stations/index.ts'
import { monthBefore } from './collect.ts'
import { type Accuracy, createAccuracy } from './create-accuracy.ts'

closeStoresAfterEach()

const reportOf = async (outcome: ReturnType<Accuracy['report']>) => {
  const found = await outcome
  return 'report' in found ? found.report : null
}

describe('the report', () => {
  const now = Date.parse('2026-11-16T14:00:00Z')
  const sums = (cases: number, absolute: number) => ({
    highCases: cases,
    highError: 0,
    highAbsolute: absolute,
  })
  async function create(mode: 'live' | null = 'live') {
    const store = memoryStore()
    const empty = { current: () => [], stations: () => [napf, bern], facts: stationFacts }
    const world = { store, forecasts: { current: () => null }, measurements: empty, past: null }
    const scored = { source: 'meteoswiss-forecast', leadMinutes: 1440 }
    await store.add([
      { station: 'BER', month: '2026-11', ...scored, sums: { ...noSums(), ...sums(15, 150) } },
      { station: 'BER', month: '2026-10', ...scored, sums: { ...noSums(), ...sums(31, 310) } },
      { station: 'BER', month: '2026-01', ...scored, sums: { ...noSums(), ...sums(31, 620) } },
      { station: 'NAP', month: '2026-11', ...scored, sums: { ...noSums(), ...sums(15, 300) } },
    ])
    return createAccuracy({
      worlds: { live: world, demo: world },
      rain: async () => null,
      mode: async () => mode,
      holder: 'test',
      clock: () => now,
      log: recordedLog(),
    })
  }

  it('is of one station or of those with normals, since last month or for a year', async () => {
    const accuracy = await create()
    const country = await reportOf(accuracy.report(null, 'recent'))
    expect(country).toMatchObject({
      station: null,
      stationCount: 1,
      months: { first: '2026-10', last: '2026-11' },
      progress: null,
    })
    expect(country?.days[0]?.forecast.high).toEqual({ cases: 46, absoluteC: 1, biasC: 0 })
    expect((await reportOf(accuracy.report(null, 'year')))?.days[0]?.forecast.high.cases).toBe(77)
    expect((await reportOf(accuracy.report('NAP', 'recent')))?.days[0]?.forecast.high).toEqual({
      cases: 15,
      absoluteC: null,
      biasC: null,
    })
    expect((await reportOf(accuracy.report('NAP', 'recent')))?.nowcast).toHaveLength(3)
    expect(await accuracy.report('nowhere', 'recent')).toEqual({ missing: 'unknown-station' })
    expect(await accuracy.near({ ...bern, elevationM: 560 })).toMatchObject({
      station: bern,
      tomorrow: { high: { cases: 46 } },
    })
    expect(await accuracy.near({ ...bern, elevationM: 2000 })).toBeNull()
    expect((await accuracy.stations('recent')).map(({ station }) => station.id)).toEqual(['BER', 'NAP'])
    expect((await accuracy.choices()).map(({ name }) => name)).toEqual(['Bern', 'Napf'])
  })

  it('is not there while open data is not in use', async () => {
    const accuracy = await create(null)
    expect(await accuracy.report(null, 'recent')).toEqual({ missing: 'off' })
    expect(await accuracy.choices()).toEqual([])
  })

  it.each([
    ['2026-11-16', 1, '2026-10'],
    ['2026-01-31', 1, '2025-12'],
    ['2026-03-31', 12, '2025-03'],
  ])('of %s, %i months before: %s', (date, months, expected) =>
    expect(monthBefore(date, months)).toBe(expected),
  )
})
