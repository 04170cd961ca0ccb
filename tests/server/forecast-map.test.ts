import { decode } from 'fast-png'
import { beforeAll, describe, expect, it } from 'vitest'
import { levelOfRate, outsideLevel } from '../../src/domain/map/forecast-levels.ts'
import { hourMs } from '../../src/domain/time/durations.ts'
import type { Reading } from '../../src/domain/weather/reading.ts'
import type { ForecastManifest } from '../../src/services/forecast-frames/forecast-manifest.ts'
import { productCell } from '../../src/services/radar/product-grid.ts'
import { documentedAnswers } from '../support/documented-answers.ts'
import { eventually } from '../support/eventually.ts'
import { ownServer } from '../support/own-server.ts'
import { patienceMs } from '../support/until-ready.ts'

describe('the map of the coming days in the demo world', () => {
  let url: string
  let manifest: Reading<ForecastManifest>
  const get = (path: string, init?: RequestInit) => fetch(url + path, init)
  beforeAll(async () => {
    url = process.env.SITE_URL ?? (await ownServer({}, { hasRadar: true })).url
    manifest = await eventually(
      async () => {
        const answer: Reading<ForecastManifest> = await (await get('/api/v1/map/forecast')).json()
        if (answer.data.piecesUrl === null) throw new Error(`no run: ${JSON.stringify(answer.data.layers)}`)
        return answer
      },
      { everyMs: 200, forMs: patienceMs },
    )
  }, patienceMs)

  const stampOf = (at: number) => new Date(at).toISOString().replace(/\D/g, '').slice(0, 12)
  const ofPiece = (layer: string, startAt: number, ending: string) =>
    `${manifest.data.piecesUrl}/${layer}/${stampOf(startAt)}.${ending}`
  const levelsAt = async (layer: string, startAt: number) =>
    decode(new Uint8Array(await (await get(ofPiece(layer, startAt, 'png'))).arrayBuffer()))
  const numbersAt = async (path: string) => new Int16Array(await (await get(path)).arrayBuffer())

  it('goes on without a gap, hour by hour for two days and then by three, to the end of the forecasts', () => {
    const { frames } = manifest.data
    const runAt = manifest.data.runAt ?? 0
    for (const [index, { startAt, endAt }] of frames.entries()) {
      if (endAt <= runAt + 54 * hourMs) expect(endAt - startAt).toBe(hourMs)
      else if (startAt >= runAt + 57 * hourMs) expect(endAt - startAt).toBe(3 * hourMs)
      if (index > 0) expect(startAt).toBe(frames[index - 1]?.endAt)
    }
    expect(frames[0]?.startAt).toBeLessThan(runAt + 2 * hourMs)
    expect(frames.at(-1)?.endAt).toBeGreaterThan(runAt + 7 * 24 * hourMs)
  })

  it('answers as its document says, with pieces that never change', async () => {
    const { expectDocumented } = await documentedAnswers(url)
    await expectDocumented(await get('/api/v1/map/forecast'), '/map/forecast')
    const startAt = manifest.data.frames[3]?.startAt ?? 0
    for (const [path, described] of [
      [ofPiece('precipitation', startAt, 'png'), '/{layer}/{time}.png'],
      [ofPiece('wind', startAt, 'bin'), '/{layer}/{time}.bin'],
      [ofPiece('precipitation', startAt, 'svg'), '/precipitation/{time}.svg'],
      [`${manifest.data.piecesUrl}/points.bin`, '/points.bin'],
    ] as const) {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const etag = answer.headers.get('etag') ?? ''
      expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
      await expectDocumented(answer, `/map/forecast/{run}${described}`)
    }
  })

  it('says at the points what the table says', async () => {
    const list = await get(`${manifest.data.piecesUrl}/points.bin`)
    const points = new Uint16Array(await list.arrayBuffer())
    const count = points.length / 3
    const hours = manifest.data.frames.slice(0, 30)
    let compared = 0
    for (const { startAt } of hours) {
      const { data } = await levelsAt('precipitation', startAt)
      const { data: gusts } = await levelsAt('wind', startAt)
      const { data: warmth } = await levelsAt('temperature', startAt)
      const celsius = await numbersAt(ofPiece('temperature', startAt, 'bin'))
      const mm = await numbersAt(ofPiece('precipitation', startAt, 'bin'))
      const wind = await numbersAt(ofPiece('wind', startAt, 'bin'))
      for (let point = 0; point < count; point += Math.floor(count / 10)) {
        const place = {
          lon: (points[point] as number) / 1000,
          lat: (points[count + point] as number) / 1000,
        }
        const cell = productCell(place)
        if (cell === null) throw new Error('off the map')
        const level = data[cell] as number
        const expected = (mm[point] as number) / 100
        expect(level).not.toBe(outsideLevel)
        // Levels are 12 per cent apart, and the middle of a cell is some hundred metres beside its point.
        if (expected >= 0.3) {
          expect(Math.abs(level - levelOfRate(expected))).toBeLessThan(4)
          compared++
        }
        const temperatureC = (celsius[point] as number) / 10
        expect(Math.abs((warmth[cell] as number) / 2 - 60 - temperatureC)).toBeLessThan(1.5)
        const gustKmh = (wind[2 * count + point] as number) / 10
        expect(Math.abs((gusts[cell] as number) * 5 - gustKmh)).toBeLessThan(12)
      }
    }
    expect(compared).toBeGreaterThan(0)
  })
})
