import { describe, expect, it } from 'vitest'
import { isSoak } from '../../tests/support/soak.ts'
import { hourMs } from '../domain/time/durations.ts'
import { warningRegions } from '../reference/warning-regions.ts'
import { createAtmosphere } from './atmosphere.ts'
import { atmosphere, feedUrl, fetchAt } from './demo-wire.fixture.ts'
import { createMeteoalarmWire } from './meteoalarm-wire.ts'

describe('warnings', () => {
  const entriesOf = (atom: string) =>
    [...atom.matchAll(/<entry>([\s\S]*?)<\/entry>/g)].map(([, entry = '']) => {
      const text = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(entry)?.[1] ?? ''
      return {
        title: text('title'),
        onset: Date.parse(text('cap:onset')),
        expires: Date.parse(text('cap:expires')),
        sent: Date.parse(text('cap:sent')),
        severity: text('cap:severity'),
        identifier: text('cap:identifier'),
        polygon: text('cap:polygon')
          .split(' ')
          .map((pair) => pair.split(',').map(Number) as [number, number]),
        cap: /application\/cap\+xml" href="([^"]+)"/.exec(entry)?.[1] ?? '',
      }
    })
  const read = async (nowMs: number) => entriesOf(await (await fetchAt(nowMs)(feedUrl)).text())

  it('announce what the atmosphere then does', async () => {
    const windy = await read(Date.UTC(2026, 10, 17, 20, 3))
    const wind = windy.filter((entry) => / Wind Warning issued for Switzerland - /.test(entry.title))
    expect(wind.length).toBeGreaterThan(0)
    for (const { polygon, onset, expires, severity } of wind) {
      const lat = polygon.slice(1).reduce((sum, [value]) => sum + value, 0) / (polygon.length - 1)
      const lon = polygon.slice(1).reduce((sum, [, value]) => sum + value, 0) / (polygon.length - 1)
      let strongest = 0
      for (let t = onset; t <= expires; t += hourMs / 2) {
        strongest = Math.max(strongest, atmosphere.at({ lat, lon }, null, t).gustMs)
      }
      expect(strongest).toBeGreaterThan(severity === 'Moderate' ? 17 : 21)
    }
  })

  it('of rain end with the rain, not with the last drop of the spell', async () => {
    // It rained 90 mm in Werdenberg until the night; a shower passes in the evening.
    const nowMs = Date.parse('2026-07-18T14:30:00Z')
    const listed = entriesOf(await createMeteoalarmWire(createAtmosphere(3), warningRegions).atom(nowMs, ''))
    const rainy = listed.filter(({ title }) => / Rain Warning .* Werdenberg$/.test(title))
    expect(rainy.filter(({ expires }) => expires > nowMs)).toEqual([])
    const before = Date.parse('2026-07-17T16:00:00Z')
    const then = entriesOf(await createMeteoalarmWire(createAtmosphere(3), warningRegions).atom(before, ''))
    expect(then.some(({ title, expires }) => /Werdenberg$/.test(title) && expires > before)).toBe(true)
  })

  it('of a stormy day are of every level that it has', async () => {
    const nowMs = Date.parse('2026-07-21T17:10:00Z')
    const listed = entriesOf(await createMeteoalarmWire(createAtmosphere(20), warningRegions).atom(nowMs, ''))
    const inForce = listed.filter(({ expires }) => expires > nowMs)
    const kinds = Map.groupBy(inForce, ({ title, severity }) => `${title.split(' ')[1]} ${severity}`)
    expect(new Set(inForce.map(({ severity }) => severity))).toEqual(
      new Set(['Extreme', 'Severe', 'Moderate']),
    )
    expect(kinds.size).toBeGreaterThanOrEqual(4)
  })

  it('come in five languages, with closed outlines and stable identifiers', async () => {
    const nowMs = Date.UTC(2026, 10, 17, 20, 3)
    const fetch = fetchAt(nowMs)
    const now = entriesOf(await (await fetch(feedUrl)).text())
    const later = await read(nowMs + 4 * 60_000)
    expect(later.map((entry) => entry.identifier)).toEqual(now.map((entry) => entry.identifier))
    const first = now[0]
    expect(first?.identifier).toMatch(/^2\.49\.0\.0\.756\.0\.CH\.\d{12}[0-9a-f]{20}$/)
    expect(first?.polygon.at(0)).toEqual(first?.polygon.at(-1))
    expect(first?.sent).toBeLessThanOrEqual(nowMs)
    const response = await fetch(first?.cap ?? '')
    const cap = await response.text()
    expect(response.headers.get('content-type')).toBe('application/cap+xml')
    expect([...cap.matchAll(/<language>(\w+)<\/language>/g)].map((match) => match[1])).toEqual(
      'en de fr it rm'.split(' '),
    )
    expect(cap).toContain(`<identifier>${first?.identifier}</identifier>`)
    expect((await fetch(`${first?.cap.slice(0, -4)}0000`)).status).toBe(404)
  })

  it('are absent on calm days, and never many', async () => {
    const counts: number[] = []
    for (let day = 0; day < (isSoak ? 8 : 3); day++) {
      const nowMs = Date.UTC(2026, 0, 5, 11) + day * 43 * 24 * hourMs
      counts.push((await read(nowMs)).filter((entry) => entry.expires > nowMs).length)
    }
    expect(counts).toContain(0)
    expect(Math.max(...counts)).toBeGreaterThan(0)
    expect(Math.max(...counts)).toBeLessThanOrEqual(12)
  })
})
