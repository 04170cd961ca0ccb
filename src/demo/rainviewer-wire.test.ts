import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { atmosphere, fetchAt, readJson } from './demo-wire.fixture.ts'

describe('RainViewer', () => {
  it('radar tiles of RainViewer show the rain of the same atmosphere', async () => {
    const nowMs = Date.UTC(2026, 10, 25, 12, 17)
    const fetch = fetchAt(nowMs)
    type Frame = { time: number; path: string }
    const maps = await readJson<{
      host: string
      radar: { past: Frame[]; nowcast: [] }
      satellite: { infrared: Frame[] }
    }>(fetch('https://api.rainviewer.com/public/weather-maps.json'))
    expect(maps.radar.past).toHaveLength(13)
    expect(maps.radar.nowcast).toEqual([])
    expect(maps.satellite.infrared).toHaveLength(13)
    const newest = maps.radar.past.at(-1) as Frame
    expect(newest.path).toMatch(/^\/v2\/radar\/[0-9a-f]{12}$/)
    expect(nowMs / 1000 - newest.time).toBeLessThan(15 * 60)
    const size = 256
    const response = await fetch(`${maps.host}${newest.path}/${size}/7/66/45/2/0_1.png`)
    expect(response.headers.get('content-type')).toBe('image/png')
    const { data, width, height } = decode(new Uint8Array(await response.arrayBuffer()))
    expect([width, height]).toEqual([size, size])
    let agreeing = 0
    let painted = 0
    const step = 17
    for (let row = 5; row < size; row += step) {
      for (let col = 5; col < size; col += step) {
        const lon = ((66 + (col + 0.5) / size) / 128) * 360 - 180
        const lat =
          (Math.atan(Math.sinh(Math.PI * (1 - (2 * (45 + (row + 0.5) / size)) / 128))) * 180) / Math.PI
        const pixel = data.subarray((row * size + col) * 4, (row * size + col) * 4 + 4)
        const rate = atmosphere.rateAt({ lat, lon }, newest.time * 1000)
        if ((pixel[3] as number) > 0) painted++
        if ((pixel[3] as number) > 0 === rate > 0) agreeing++
      }
    }
    expect(painted).toBeGreaterThan(20)
    expect(agreeing).toBeGreaterThan(0.93 * 15 * 15)
    expect((await fetch(`${maps.host}/v2/radar/000000000000/256/7/66/45/2/0_1.png`)).status).toBe(404)
    expect((await fetch(`${maps.host}${newest.path}/256/8/132/90/2/0_1.png`)).status).toBe(404)
    const clouds = await fetch(`${maps.host}${maps.satellite.infrared[0]?.path}/256/7/66/45/0/0_0.png`)
    expect(clouds.status).toBe(200)
    const coverage = decode(
      new Uint8Array(await (await fetch(`${maps.host}/v2/coverage/0/256/7/69/45/0/0_0.png`)).arrayBuffer()),
    )
    expect(new Set(coverage.data.filter((_, i) => i % 4 === 3))).toEqual(new Set([0, 255]))
  })
})
