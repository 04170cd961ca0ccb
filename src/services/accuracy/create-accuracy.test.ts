import { describe, expect, it } from 'vitest'
import { bern, memoryStore, napf } from '../../../tests/support/accuracy-store.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { noSums } from '../../domain/accuracy/sums.ts'
import { metNorwayFacts } from '../../upstreams/met-norway/index.ts'
import { localForecastFacts } from '../../upstreams/meteoswiss-forecast/index.ts'
import { stationFacts } from '../../upstreams/meteoswiss-stations/index.ts'
import { type Accuracy, createAccuracy } from './create-accuracy.ts'

const reportOf = async (outcome: ReturnType<Accuracy['report']>) => {
  const found = await outcome
  return 'report' in found ? found.report : null
}

describe('the report', () => {
  const now = Date.parse('2026-11-16T14:00:00Z')
  const recent = { period: 'recent', forecaster: null } as const
  const sums = (cases: number, absolute: number) => ({
    highCases: cases,
    highError: 0,
    highAbsolute: absolute,
  })
  async function create(isOff = false) {
    const store = memoryStore()
    const measurements = { stations: () => [napf, bern], facts: stationFacts }
    const scored = { source: 'meteoswiss-forecast', leadMinutes: 1440 }
    await store.add([
      { station: 'BER', month: '2026-11', ...scored, sums: { ...noSums(), ...sums(15, 150) } },
      { station: 'BER', month: '2026-10', ...scored, sums: { ...noSums(), ...sums(31, 310) } },
      { station: 'BER', month: '2026-01', ...scored, sums: { ...noSums(), ...sums(31, 620) } },
      { station: 'NAP', month: '2026-11', ...scored, sums: { ...noSums(), ...sums(15, 300) } },
      {
        station: 'BER',
        month: '2026-11',
        source: 'met-norway',
        leadMinutes: 1440,
        sums: { ...noSums(), ...sums(20, 400), hits: 3 },
      },
    ])
    return createAccuracy({
      source: async () =>
        isOff
          ? null
          : {
              figures: store,
              measurements,
              forecasters: [localForecastFacts, metNorwayFacts],
            },
      patienceMs: 1200,
      clock: () => now,
      log: recordedLog(),
    })
  }

  it('is of one station or of those with normals, since last month or for a year', async () => {
    const accuracy = await create()
    const country = await reportOf(accuracy.report(null, recent))
    expect(country).toMatchObject({
      station: null,
      stationCount: 1,
      months: { first: '2026-10', last: '2026-11' },
    })
    expect(country?.days[0]?.forecast.high).toEqual({ cases: 46, absoluteC: 1, biasC: 0 })
    expect(
      (await reportOf(accuracy.report(null, { ...recent, period: 'year' })))?.days[0]?.forecast.high.cases,
    ).toBe(77)
    expect((await reportOf(accuracy.report('NAP', recent)))?.days[0]?.forecast.high).toEqual({
      cases: 15,
      absoluteC: null,
      biasC: null,
    })
    expect((await reportOf(accuracy.report('NAP', recent)))?.nowcast).toHaveLength(3)
    expect(await accuracy.report('nowhere', recent)).toEqual({ missing: 'unknown-station' })
    expect(await accuracy.near({ ...bern, elevationM: 560 })).toMatchObject({
      station: bern,
      tomorrow: { high: { cases: 46 } },
    })
    expect(await accuracy.near({ ...bern, elevationM: 2000 })).toBeNull()
    expect((await accuracy.stations(recent)).map(({ station }) => station.id)).toEqual(['BER', 'NAP'])
    expect((await accuracy.choices()).map(({ name }) => name)).toEqual(['Bern', 'Napf'])
  })

  it('is of the source in use, or of another that was kept', async () => {
    const accuracy = await create()
    const [used, other, unknown] = await Promise.all(
      [null, 'met-norway', 'nobody'].map((forecaster) =>
        reportOf(accuracy.report(null, { ...recent, forecaster })),
      ),
    )
    expect(used?.forecasters.map(({ facts, tomorrow }) => [facts.id, tomorrow.high.cases])).toEqual([
      ['meteoswiss-forecast', 46],
      ['met-norway', 20],
    ])
    expect(other?.forecaster.id).toBe('met-norway')
    expect(other?.days[0]?.forecast.high).toEqual({ cases: 20, absoluteC: 2, biasC: 0 })
    expect(unknown?.forecaster.id).toBe('meteoswiss-forecast')
    expect(await accuracy.stations({ ...recent, forecaster: 'met-norway' })).toMatchObject([
      { station: bern, forecast: { high: { absoluteC: 2 } } },
    ])
  })

  it('is not there while open data is not in use', async () => {
    const accuracy = await create(true)
    expect(await accuracy.report(null, recent)).toEqual({ missing: 'off' })
    expect(await accuracy.choices()).toEqual([])
  })
})
