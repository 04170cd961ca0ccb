import { beforeAll, describe, expect, it } from 'vitest'
import { ownServer } from '../support/own-server.ts'
import { untilWarnings } from '../support/until-ready.ts'

const { url } = await ownServer({ DEMO_SEED: '20', DEMO_TIME: '2026-07-21T17:10:00Z' })

describe('small views of the same data', () => {
  beforeAll(() => untilWarnings(url))

  it('a place as plain text, by its slug and by its name in the language', async () => {
    const answer = await fetch(`${url}/de/zuerich.txt`)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    const text = await answer.text()
    expect(text).toMatch(/^Zürich, .*Demodaten\.\n/)
    expect(text).toMatch(/\d+\s°C\.\n/)
    expect(text).toContain('Quelle: ')
    expect(text).not.toMatch(/undefined|null|NaN|<[a-z]/)
    expect((await (await fetch(`${url}/fr/geneva.txt`)).text()).startsWith('Genève')).toBe(true)
    expect((await fetch(`${url}/de/nowhere-at-all.txt`)).status).toBe(404)
    expect((await fetch(`${url}/robots.txt`)).status).toBe(200)
  })

  it('warnings as GeoJSON: the same as the API, with outlines, levels and MeteoAlarm’s terms', async () => {
    const answer = await fetch(`${url}/api/v1/alerts.geojson`)
    expect(answer.headers.get('content-type')).toContain('application/geo+json')
    const found = await answer.json()
    const { data } = await (await fetch(`${url}/api/v1/alerts`)).json()
    expect(found.features.map(({ id }: { id: string }) => id)).toEqual(
      data.alerts.map(({ id }: { id: string }) => id),
    )
    const [first] = found.features
    expect(first.geometry.type).toBe('MultiPolygon')
    const [[ring]] = first.geometry.coordinates
    expect(ring[0]).toEqual(ring.at(-1))
    expect(first.properties).toMatchObject({
      level: expect.any(Number),
      authority: expect.any(String),
      texts: data.alerts[0].texts,
      isDemo: true,
    })
    expect(found.notice).toContain('meteoalarm.org')
  })

  it('what a home needs to know is flat, and what is not known is null', async () => {
    const signal = await (await fetch(`${url}/api/v1/rain-signal?place=zurich`)).json()
    expect(Object.values(signal).filter((value) => typeof value === 'object' && value !== null)).toEqual([])
    expect(signal).toMatchObject({
      place: 'zurich',
      isRaining: null,
      chance60Percent: null,
      temperatureC: expect.any(Number),
      condition: expect.stringMatching(/^[a-z-]+$/),
      isDemo: true,
    })
  })
})
