import { describe, expect, it } from 'vitest'
import { recordedLog } from '../../tests/support/recorded-log.ts'
import { createMeteoswissHail } from '../upstreams/meteoswiss-radar/index.ts'
import { createAtmosphere } from './atmosphere.ts'
import { createDemoFetch } from './demo-fetch.ts'
import { atmosphere, fetchAt, radarBase, radarFiles, readJson, readRadar } from './demo-wire.fixture.ts'
import { radarComposite, radarHour } from './meteoswiss-wire.ts'

describe('MeteoSwiss store', () => {
  const nowMs = Date.UTC(2026, 10, 15, 0, 2)

  it('lists five-minute files up to 14 minutes ago, tomorrow empty, unknown days not at all', async () => {
    const fetch = fetchAt(nowMs + 10 * 60_000)
    const names = async (day: string) =>
      Object.keys((await readJson<{ assets: object }>(fetch(`${radarBase}/${day}-ch`))).assets)
    expect(await names('20261115')).toEqual([])
    const yesterday = await names('20261114')
    const pictures = yesterday.filter((name) => name.startsWith('rzc'))
    expect(pictures).toHaveLength(288)
    expect(pictures.at(-1)).toBe('rzc263182355vl.001.h5')
    const sums = yesterday.filter((name) => name.startsWith('cpc'))
    expect(sums).toHaveLength(144)
    expect(sums.at(-1)).toBe('cpc2631823509_00060.001.h5')
    expect((await fetch(`${radarBase}/20261001-ch`)).status).toBe(404)
  })

  it('has files from four minutes on, before they are listed', async () => {
    const file = `${radarFiles}/20261115-ch/rzc263190000vl.001.h5`
    const headers = { range: 'bytes=0-0' }
    expect((await fetchAt(nowMs)(file)).status).toBe(403)
    expect((await fetchAt(nowMs)(file, { headers })).status).toBe(403)
    expect((await fetchAt(nowMs)(file.replace('rzc263190000vl', 'cpc2631900009_00060'))).status).toBe(403)
    const there = await fetchAt(nowMs + 2 * 60_000)(file, { headers })
    expect(there.status).toBe(206)
    expect(await there.arrayBuffer()).toHaveProperty('byteLength', 1)
  })

  it('sums up an hour to what its twelve pictures give', () => {
    const endMs = Date.UTC(2026, 10, 15, 8)
    const sum = radarHour(atmosphere, endMs)
    const pictures = new Float32Array(sum.length)
    for (let i = 0; i < 12; i++) {
      const rates = radarComposite(atmosphere, endMs - i * 300_000)
      rates.forEach((rate, cell) => {
        pictures[cell] = (pictures[cell] as number) + rate / 12
      })
    }
    const total = (values: Float32Array) =>
      values.reduce((all, mm) => all + (Number.isNaN(mm) ? 0 : mm), 0) / values.length
    expect(total(pictures)).toBeGreaterThan(0.05)
    expect(total(sum) / total(pictures)).toBeCloseTo(1, 1)
    const isFarOff = (mm: number, cell: number) => Math.abs(mm - (pictures[cell] as number)) > 0.5 + 0.3 * mm
    expect(sum.filter(isFarOff).length / sum.length).toBeLessThan(0.02)
    expect(sum[0]).toBeNaN()
    expect(pictures[0]).toBeNaN()
  })

  it('has 640 × 710 cells, blind in the corners', async () => {
    const values = await readRadar(fetchAt(nowMs), Date.UTC(2026, 10, 14, 23, 55))
    expect(values).toHaveLength(640 * 710)
    expect(values[0]).toBeNaN()
    expect(values[320 * 710 + 355]).not.toBeNaN()
  })

  it('has hail in summer where it rains very hard, in files that the adapter reads', async () => {
    const stormMs = Date.UTC(2026, 6, 21, 17, 10)
    const storm = createAtmosphere(20)
    const fetch = createDemoFetch({ seed: 20, clock: () => stormMs, atmosphere: storm })
    const log = recordedLog()
    const hail = createMeteoswissHail({ fetch, clock: () => stormMs, log, userAgent: 'test' })
    const newest = (await hail.listFrames()).at(-1)
    if (!newest) throw new Error('no hail file')
    const { percent } = await hail.fetchFrame(newest)
    const rates = radarComposite(storm, newest.at)
    const likely = percent.reduce((count, value) => count + (value >= 50 ? 1 : 0), 0)
    expect(likely).toBeGreaterThan(0)
    for (const [cell, value] of percent.entries())
      if (value >= 50) expect(rates[cell]).toBeGreaterThanOrEqual(45)
  })
})
