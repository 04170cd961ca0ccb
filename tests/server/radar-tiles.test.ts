import { decode } from 'fast-png'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownServer } from '../support/own-server.ts'
import { patienceMs, untilReady } from '../support/until-ready.ts'

type Frame = { time: number; path: string }

describe('tiles in RainViewer’s form', () => {
  let url: string
  let maps: { version: string; radar: { past: Frame[]; nowcast: Frame[] } }
  beforeAll(async () => {
    url = process.env.SITE_URL ?? (await ownServer({}, { hasRadar: true })).url
    await untilReady(url)
    maps = await (await fetch(`${url}/public/weather-maps.json`)).json()
  }, patienceMs)
  /** As a map of a client asks: the tile over Switzerland at zoom 5, whatever colour it knows. */
  const tile = (frame: Frame, at = '256/5/16/11/2/1_1') =>
    fetch(`${url}${frame.path}/${at}.png`, { headers: { Origin: 'https://card.example' } })

  it('lists frames behind and ahead, in order, as the manifest has them', async () => {
    const { past, nowcast } = maps.radar
    expect(maps.version).toBe('2.0')
    expect(past.length).toBeGreaterThan(1)
    expect(nowcast.length).toBeGreaterThan(1)
    const times = [...past, ...nowcast].map(({ time }) => time)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    const { data } = await (await fetch(`${url}/api/v1/radar`)).json()
    expect(past.at(-1)?.time).toBe(data.nowAt / 1000)
    expect((await fetch(`${url}/weather-maps.json`)).status).toBe(200)
  })

  it('draws a frame once, to be kept for ever and read from any page', async () => {
    for (const frame of [maps.radar.past.at(-1), maps.radar.nowcast.at(-1)]) {
      if (!frame) throw new Error('no frame')
      const answer = await tile(frame)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(decode(bytes)).toMatchObject({ width: 256, height: 256 })
      expect(new Uint8Array(await (await tile(frame)).arrayBuffer())).toEqual(bytes)
    }
  })

  it('has no tile beyond zoom 8, beside the world or of another frame', async () => {
    const [frame] = maps.radar.past
    if (!frame) throw new Error('no frame')
    for (const at of ['256/9/268/179/2/1_1', '256/1/2/0/2/1_1', '128/1/0/0/2/1_1', '256/5/16/11/2/9_9'])
      expect((await tile(frame, at)).status).toBe(404)
    expect((await tile({ time: 0, path: `/v2/radar/${'0'.repeat(16)}` })).status).toBe(404)
  })
})
