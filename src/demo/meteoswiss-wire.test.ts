import { describe, expect, it, vi } from 'vitest'
import { fetchAt, radarBase, readJson, readRadar } from './demo-wire.fixture.ts'

// Real pictures and whole forecasts are made here, on machines of any speed.
vi.setConfig({ testTimeout: 30_000 })

describe('MeteoSwiss store', () => {
  const nowMs = Date.UTC(2026, 10, 15, 0, 2)

  it('lists five-minute files up to four minutes ago, tomorrow empty, unknown days not at all', async () => {
    const fetch = fetchAt(nowMs)
    const names = async (day: string) =>
      Object.keys((await readJson<{ assets: object }>(fetch(`${radarBase}/${day}-ch`))).assets)
    expect(await names('20261115')).toEqual([])
    const yesterday = await names('20261114')
    expect(yesterday).toHaveLength(288)
    expect(yesterday.at(-1)).toBe('rzc263182355vl.001.h5')
    expect((await fetch(`${radarBase}/20261001-ch`)).status).toBe(404)
    const missing =
      'https://data.geo.admin.ch/ch.meteoschweiz.ogd-radar-precip/20261115-ch/rzc263190000vl.001.h5'
    expect((await fetch(missing)).status).toBe(403)
  })

  it('has 640 × 710 cells, blind in the corners', async () => {
    const values = await readRadar(fetchAt(nowMs), Date.UTC(2026, 10, 14, 23, 55))
    expect(values).toHaveLength(640 * 710)
    expect(values[0]).toBeNaN()
    expect(values[320 * 710 + 355]).not.toBeNaN()
  })
})
