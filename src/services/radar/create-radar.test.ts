import { describe, expect, it } from 'vitest'
import type { Mode } from '../modes.ts'
import { createRadar } from './create-radar.ts'
import {
  credit,
  measuredPart,
  minuteMs,
  predictedParts,
  rainAround,
  sourcePart,
  startAt,
  zurich,
} from './radar-fixtures.ts'
import type { RadarRequest, RunRadar } from './radar-parts.ts'

const quiet = { debug() {}, info() {}, warn() {}, error() {} }

function radarWith(run: (mode: Mode) => RunRadar) {
  let now = startAt + 4 * minuteMs
  let mode: Mode = 'demo'
  const radar = createRadar({
    runs: run,
    weatherKey: {
      current: async () => ({
        key: 'x',
        kind: mode === 'demo' ? 'demo' : 'open-data',
        mode,
        fingerprint: 'x',
      }),
      save: async () => {},
      remove: async () => {},
    },
    clock: () => now,
    log: quiet,
  })
  return {
    radar,
    later: (ms: number) => {
      now += ms
    },
    switchTo: (next: Mode) => {
      mode = next
    },
  }
}

const goodRun: RunRadar = async (_request, onPart) => {
  onPart(sourcePart([startAt]))
  onPart(measuredPart(startAt, rainAround(zurich, 3)))
  for (const part of predictedParts(startAt, rainAround(zurich, 3), 200)) onPart(part)
}

describe('the radar', () => {
  it('answers nothing before the first run, then from memory', async () => {
    const { radar } = radarWith(() => goodRun)
    expect(await radar.getRain(zurich)).toEqual({
      data: null,
      failures: [{ provider: 'radar', kind: 'no-data' }],
    })
    await radar.refresh()
    const rain = await radar.getRain(zurich)
    expect(rain.data?.steps).toHaveLength(25)
    expect(rain.data && rain.source.id).toBe('meteoswiss')
    const manifest = await radar.getManifest()
    const url = manifest.data?.frames[0]?.url ?? ''
    expect(url).toMatch(/^\/api\/v1\/radar\/frames\/[\w-]{16}\.png$/)
    expect((await radar.getPicture(url.slice(-20, -4)))?.length).toBeGreaterThan(50)
    expect(await radar.getPicture('0000000000000000')).toBeNull()
  })

  it('a run that fails leaves the last sequence in place, and says that it grows old', async () => {
    let runs = 0
    const { radar, later } = radarWith(() => async (request, onPart, signal) => {
      runs++
      if (runs === 1) return goodRun(request, onPart, signal)
      throw new Error('the thread ended with 1')
    })
    await radar.refresh()
    later(10 * minuteMs)
    await radar.refresh()
    const rain = await radar.getRain(zurich)
    expect(runs).toBe(2)
    expect(rain.data?.nowAt).toBe(startAt)
    expect(rain.data && rain.isStale).toBe(false)
    later(15 * minuteMs)
    const older = await radar.getRain(zurich)
    expect(older.data && older.isStale).toBe(true)
  })

  it('a run that ends halfway keeps what it had handed over', async () => {
    const { radar } = radarWith(() => async (_request, onPart) => {
      onPart(sourcePart([startAt]))
      onPart(measuredPart(startAt, rainAround(zurich, 3)))
      onPart(predictedParts(startAt)[0] as never)
      throw new Error('the run hung and was ended')
    })
    await radar.refresh()
    const rain = await radar.getRain(zurich)
    expect(rain.data?.steps.map(({ kind }) => kind)).toEqual(['measured'])
  })

  it('shows what came before the hourly sums while they are still coming', async () => {
    let end = () => {}
    const { radar } = radarWith(() => async (request, onPart, signal) => {
      await goodRun(request, onPart, signal)
      onPart(measuredPart(startAt - 5 * minuteMs))
      onPart({ kind: 'hour', startAt: startAt - 120 * minuteMs, hundredthsMm: null, source: credit })
      await new Promise<void>((resolve) => {
        end = resolve
      })
    })
    const done = radar.refresh()
    await expect
      .poll(async () => (await radar.getManifest()).data?.frames[0]?.at, { timeout: 2000 })
      .toBe(startAt - 5 * minuteMs)
    end()
    await done
  })

  it('asks a run only for what is new', async () => {
    const requests: RadarRequest[] = []
    const { radar } = radarWith(() => (request, onPart, signal) => {
      requests.push(request)
      return goodRun(request, onPart, signal)
    })
    await radar.refresh()
    await radar.refresh()
    expect(requests[0]?.frames).toEqual([])
    expect(requests[1]?.frames.map(({ at }) => at)).toEqual([startAt])
    expect(requests[1]?.nowcastFromAt).toBe(startAt)
  })

  it('another key brings another world: nothing of the old one is left', async () => {
    const modes: Mode[] = []
    const { radar, switchTo } = radarWith((mode) => (request, onPart, signal) => {
      modes.push(mode)
      return goodRun(request, onPart, signal)
    })
    await radar.refresh()
    switchTo('live')
    expect((await radar.getRain(zurich)).data).toBeNull()
    await radar.refresh()
    expect(modes).toEqual(['demo', 'live'])
    expect((await radar.getRain(zurich)).data).not.toBeNull()
  })

  it('gives sums as pictures and at a place', async () => {
    const { radar } = radarWith(() => goodRun)
    await radar.refresh()
    const sums = await radar.getRainSums()
    expect(sums.data?.map(({ id }) => id)).toEqual([
      'last-1h',
      'last-3h',
      'last-6h',
      'last-24h',
      'next-1h',
      'next-2h',
    ])
    const place = await radar.getPlaceSums(zurich)
    expect(place.data?.find(({ id }) => id === 'next-1h')?.mm).toBeCloseTo(3, 0)
    expect(place.data?.find(({ id }) => id === 'last-1h')).toMatchObject({ coveredMinutes: 5 })
    const url = sums.data?.[0]?.url ?? ''
    expect(radar.getPicture(url.slice(-20, -4))).not.toBeNull()
  })
})
