import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordedLog } from '../../../../tests/support/recorded-log.ts'
import { codeOf, unknownCode } from '../../../domain/rain/rate-codes.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import { pictureOf } from '../picture.ts'
import { outerGrid, productCells } from '../product-grid.ts'
import {
  credit,
  measuredPart,
  nothingKnown,
  predictedParts,
  rainAround,
  sourcePart,
  startAt,
  zurich,
} from '../radar.fixture.ts'
import type { RadarPart, RadarRequest, RunRadar } from '../radar-parts.ts'
import { createRadar } from './create-radar.ts'
import { createPictureStore } from './picture-store.ts'

function radarWith(runOnce: RunRadar) {
  let now = startAt + 4 * minuteMs
  const clock = () => now
  const radar = createRadar({
    runOnce,
    air: async () => nothingKnown.air,
    ahead: () => [],
    pictures: createPictureStore(clock),
    clock,
    log: recordedLog(),
  })
  return {
    radar,
    later: (ms: number) => {
      now += ms
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
    const { radar } = radarWith(goodRun)
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
    expect((await radar.getPictureAt(url))?.length).toBeGreaterThan(50)
    expect(await radar.getPicture('0000000000000000')).toBeNull()
  })

  it('layers that the first run has not come to are still to come, after it they have no source', async () => {
    let finish = () => {}
    const { radar } = radarWith(async (request, onPart, signal) => {
      await goodRun(request, onPart, signal)
      await new Promise<void>((resolve) => {
        finish = resolve
      })
    })
    const layers = async () => (await radar.getManifest()).data?.layers
    radar.start()
    const pending = { isAvailable: false, reason: 'pending' }
    await vi.waitFor(async () => expect(await layers()).toMatchObject({ snow: pending, clouds: pending }))
    finish()
    const missing = { isAvailable: false, reason: 'no-source' }
    await vi.waitFor(async () => expect(await layers()).toMatchObject({ snow: missing, clouds: missing }))
    radar.stop()
  })

  it('keeps clouds for 150 minutes, with whose they are, and says why there are none', async () => {
    const source = { ...credit, id: 'satellite' }
    const picture = pictureOf(new Uint8Array(productCells), 'mm/h')
    const clouds = (minutes: number): RadarPart => ({
      kind: 'clouds',
      at: startAt - minutes * minuteMs,
      picture,
      source,
    })
    const failure = { provider: 'satellite', kind: 'bad-answer' as const }
    const { radar, later } = radarWith(async (request, onPart, signal) => {
      for (const minutes of [155, 120, 60]) onPart(clouds(minutes))
      onPart({ kind: 'failure', of: 'clouds', failure })
      await goodRun(request, onPart, signal)
    })
    await radar.refresh()
    const layer = async () => (await radar.getManifest()).data?.layers.clouds
    expect(await layer()).toMatchObject({ isAvailable: true, source: { id: 'satellite' } })
    expect((await layer())?.frames?.map(({ at }) => (startAt - at) / minuteMs)).toEqual([120, 60])
    const newest = startAt - 60 * minuteMs
    expect(await radar.getClouds()).toMatchObject({
      data: { at: newest },
      observedAt: newest,
      isStale: false,
    })
    later(90 * minuteMs)
    expect(await layer()).toEqual({ isAvailable: false, reason: 'old' })

    const without = radarWith(async (request, onPart, signal) => {
      onPart({ kind: 'failure', of: 'clouds', failure })
      await goodRun(request, onPart, signal)
    }).radar
    await without.refresh()
    expect((await without.getManifest()).data?.layers.clouds).toEqual({
      isAvailable: false,
      reason: 'failed',
    })
    expect(await without.getClouds()).toEqual({ data: null, failures: [failure] })
  })

  it('has no picture of the snow where only rain falls', async () => {
    const { radar } = radarWith(async (request, onPart, signal) => {
      await goodRun(request, onPart, signal)
      const snow = new Uint8Array(productCells)
      onPart({ kind: 'snow', at: startAt, snow, picture: pictureOf(snow, 'mm/h') })
    })
    await radar.refresh()
    expect((await radar.getManifest()).data?.layers.snow).toEqual({
      isAvailable: true,
      frames: [{ at: startAt, url: null }],
    })
  })

  it('shows what lies beyond its map, with whose it is, two hours back and under its own time', async () => {
    const codes = new Uint8Array(outerGrid.rows * outerGrid.cols).fill(codeOf(3))
    const outer = (at: number): RadarPart => ({
      kind: 'outer',
      at,
      codes,
      picture: pictureOf(codes, 'mm/h', outerGrid),
      source: { ...credit, id: 'opera' },
    })
    const { radar } = radarWith(async (request, onPart, signal) => {
      for (const minutes of [0, -120, -125]) onPart(outer(startAt + minutes * minuteMs))
      await goodRun(request, onPart, signal)
    })
    await radar.refresh()
    const shown = (await radar.getManifest()).data?.outer
    expect(shown).toMatchObject({
      isAvailable: true,
      grid: { cols: 500, rows: 440 },
      source: { id: 'opera' },
      frames: [
        { at: startAt - 120 * minuteMs, highestStep: 4 },
        { at: startAt, highestStep: 4 },
      ],
    })
    const { west, south, east, north } = shown?.grid ?? { west: 0, south: 0, east: 0, north: 0 }
    expect([west, south, east, north].map((degrees) => Math.round(degrees * 10) / 10)).toEqual([
      2, 43, 14.5, 50.5,
    ])
    expect(await radar.getPictureAt(shown?.frames?.[0]?.url ?? '')).toBeInstanceOf(Uint8Array)
  })

  it('places beyond its map get what was measured there, under its own source, and no look ahead', async () => {
    const paris = { lat: 48.85, lon: 2.35 }
    const wet = new Uint8Array(outerGrid.rows * outerGrid.cols).fill(codeOf(3))
    const unseen = new Uint8Array(wet.length).fill(unknownCode)
    const { radar, later } = radarWith(async (request, onPart, signal) => {
      for (const [minutes, codes] of [
        [-10, unseen],
        [0, wet],
      ] as const)
        onPart({
          kind: 'outer',
          at: startAt + minutes * minuteMs,
          codes,
          picture: pictureOf(codes, 'mm/h', outerGrid),
          source: { ...credit, id: 'opera' },
        })
      await goodRun(request, onPart, signal)
    })
    await radar.refresh()
    expect(await radar.getRain(paris)).toMatchObject({
      data: {
        nowAt: startAt,
        nearest: null,
        steps: [
          { kind: 'measured', rateMmh: null },
          { at: startAt, kind: 'measured', rateMmh: 3, isSnow: null },
        ],
      },
      source: { id: 'opera' },
    })
    expect((await radar.getRain({ lat: 52.5, lon: 13.4 })).data).toBeNull()
    later(22 * minuteMs)
    expect((await radar.getRain(paris)).data).toBeNull()
  })

  it('what was measured there goes on in even steps, however often it was the newest', async () => {
    const tenMs = 10 * minuteMs
    const from = Math.floor(startAt / tenMs) * tenMs - 3 * tenMs
    const codes = new Uint8Array(outerGrid.rows * outerGrid.cols).fill(codeOf(3))
    const { radar } = radarWith(async (request, onPart, signal) => {
      for (let at = from; at <= from + 25 * minuteMs; at += 5 * minuteMs)
        onPart({
          kind: 'outer',
          at,
          codes,
          picture: pictureOf(codes, 'mm/h', outerGrid),
          source: { ...credit, id: 'opera' },
        })
      await goodRun(request, onPart, signal)
    })
    await radar.refresh()
    const { data } = await radar.getRain({ lat: 48.85, lon: 2.35 })
    expect(data?.stepMinutes).toBe(10)
    expect(data?.steps.map(({ at }) => (at - from) / minuteMs)).toEqual([0, 10, 20, 25])
  })

  it('tells of hail no longer than it is current, nor with a clock that was put back', async () => {
    const { radar, later } = radarWith(async (request, onPart, signal) => {
      await goodRun(request, onPart, signal)
      onPart({ kind: 'hail', at: startAt, cells: [], source: credit })
    })
    await radar.refresh()
    const isTold = async () => (await radar.getHail()).data !== null
    expect(await isTold()).toBe(true)
    later(-60 * minuteMs)
    expect(await isTold()).toBe(false)
    later(60 * minuteMs)
    expect(await isTold()).toBe(true)
    later(25 * minuteMs)
    expect(await isTold()).toBe(false)
  })

  it('a run that fails leaves the last sequence in place', async () => {
    let runs = 0
    const { radar, later } = radarWith(async (request, onPart, signal) => {
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
  })

  it('says nothing of now, the last hour or the next ones once its newest frame is old', async () => {
    const { radar, later } = radarWith(goodRun)
    await radar.refresh()
    const said = async () => ({
      rain: (await radar.getRain(zurich)).data !== null,
      sums: (await radar.getRainSums()).data !== null,
      here: (await radar.getPlaceSums(zurich)).data !== null,
    })
    const all = { rain: true, sums: true, here: true }
    const nothing = { rain: false, sums: false, here: false }
    later(20 * minuteMs)
    expect(await said()).toEqual(all)
    later(2 * minuteMs)
    expect(await said()).toEqual(nothing)
    later(-60 * minuteMs)
    expect(await said(), 'the clock was put back').toEqual(nothing)
  })

  it('shows old frames for three hours, as measured and without a forecast', async () => {
    const { radar, later } = radarWith(goodRun)
    await radar.refresh()
    expect((await radar.getManifest()).data?.frames.at(-1)?.kind).toBe('predicted')
    later(22 * minuteMs)
    const old = await radar.getManifest()
    expect(old.data && old.isStale).toBe(true)
    expect(old.data?.frames.map(({ at, kind }) => [at, kind])).toEqual([[startAt, 'measured']])
    later(154 * minuteMs)
    expect((await radar.getManifest()).data).not.toBeNull()
    later(minuteMs)
    expect(await radar.getManifest()).toEqual({
      data: null,
      failures: [{ provider: 'radar', kind: 'no-data' }],
    })
    expect((await radar.getNewest()).data, 'monitoring still knows how old').toEqual({ nowAt: startAt })
  })

  it('a run that fails halfway keeps the parts it had sent', async () => {
    const { radar } = radarWith(async (_request, onPart) => {
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
    const sums = Promise.withResolvers<void>()
    const { radar } = radarWith(async (request, onPart, signal) => {
      await goodRun(request, onPart, signal)
      onPart(measuredPart(startAt - 5 * minuteMs))
      onPart({ kind: 'hour', startAt: startAt - 120 * minuteMs, hundredthsMm: null, source: credit })
      await sums.promise
    })
    const done = radar.refresh()
    await expect
      .poll(async () => (await radar.getManifest()).data?.frames[0]?.at)
      .toBe(startAt - 5 * minuteMs)
    sums.resolve()
    await done
  })

  it('requests from a run only what is new', async () => {
    const requests: RadarRequest[] = []
    const { radar } = radarWith((request, onPart, signal) => {
      requests.push(request)
      return goodRun(request, onPart, signal)
    })
    await radar.refresh()
    await radar.refresh()
    expect(requests[0]?.frames).toEqual([])
    expect(requests[1]?.frames.map(({ at }) => at)).toEqual([startAt])
    expect(requests[1]?.nowcastFromAt).toBe(startAt)
  })

  it('has nothing left of what was stopped, but pictures that pages may still name', async () => {
    const { radar } = radarWith(goodRun)
    await radar.refresh()
    const url = (await radar.getManifest()).data?.frames[0]?.url ?? ''
    radar.stop()
    expect((await radar.getRain(zurich)).data).toBeNull()
    expect(await radar.getPictureAt(url)).not.toBeNull()
    await radar.refresh()
    expect((await radar.getRain(zurich)).data).not.toBeNull()
  })

  describe('stopped during a run and started again', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it('starts over as soon as the one given up has ended', async () => {
      const started: { signal: AbortSignal; end: () => void }[] = []
      const { radar } = radarWith(async (request, onPart, signal) => {
        const held = Promise.withResolvers<void>()
        started.push({ signal, end: held.resolve })
        signal.addEventListener('abort', () => held.reject(new Error('given up')), { once: true })
        await held.promise
        await goodRun(request, onPart, signal)
      })
      radar.start()
      await vi.advanceTimersByTimeAsync(1)
      expect(started).toHaveLength(1)
      radar.stop()
      radar.start()
      expect((await radar.getRain(zurich)).failures).toEqual([{ provider: 'radar', kind: 'pending' }])
      await vi.advanceTimersByTimeAsync(1)
      expect(started.map(({ signal }) => signal.aborted)).toEqual([true, false])
      started[1]?.end()
      await vi.advanceTimersByTimeAsync(1)
      expect((await radar.getRain(zurich)).data).not.toBeNull()
      radar.stop()
    })
  })

  describe('the first run', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it('says that the first run is under way, and after one without success why there is nothing', async () => {
      const failed = Promise.withResolvers<void>()
      const { radar } = radarWith(async (_request, onPart) => {
        await failed.promise
        onPart({ kind: 'failure', of: 'radar', failure: { provider: 'meteoswiss', kind: 'timeout' } })
        throw new Error('no radar source answers')
      })
      radar.start()
      await vi.advanceTimersByTimeAsync(1)
      expect((await radar.getManifest()).failures).toEqual([{ provider: 'radar', kind: 'pending' }])
      failed.resolve()
      await vi.advanceTimersByTimeAsync(1)
      expect((await radar.getManifest()).failures).toEqual([{ provider: 'meteoswiss', kind: 'timeout' }])
      radar.stop()
    })

    it('is followed soon by another one where the forecast that tells snow from rain is still being fetched', async () => {
      let runs = 0
      const { radar } = radarWith(async (request, onPart, signal) => {
        if (++runs === 1)
          onPart({
            kind: 'failure',
            of: 'snow',
            failure: { provider: 'meteoswiss-forecast', kind: 'pending' },
          })
        await goodRun(request, onPart, signal)
      })
      radar.start()
      await vi.advanceTimersByTimeAsync(1)
      expect((await radar.getManifest()).data?.layers.snow).toEqual({ isAvailable: false, reason: 'pending' })
      await vi.advanceTimersByTimeAsync(minuteMs)
      expect(runs).toBe(2)
      await vi.advanceTimersByTimeAsync(minuteMs)
      expect(runs).toBe(2)
      radar.stop()
    })

    it('says that a forecast is being computed while the first run has only images', async () => {
      const computed = Promise.withResolvers<void>()
      const { radar } = radarWith(async (request, onPart, signal) => {
        onPart(sourcePart([startAt]))
        onPart(measuredPart(startAt))
        await computed.promise
        await goodRun(request, onPart, signal)
      })
      radar.start()
      await vi.advanceTimersByTimeAsync(1)
      const before = await radar.getRain(zurich)
      expect(before.data?.steps.map(({ kind }) => kind)).toEqual(['measured'])
      expect(before.failures).toEqual([{ provider: 'radar', kind: 'pending' }])
      computed.resolve()
      await vi.advanceTimersByTimeAsync(1)
      expect((await radar.getRain(zurich)).failures).toEqual([])
      radar.stop()
    })
  })

  it('gives sums as pictures and at a place', async () => {
    const { radar } = radarWith(goodRun)
    await radar.refresh()
    const sums = await radar.getRainSums()
    expect(sums.data?.map(({ id }) => id)).toEqual(
      'last-1h last-3h last-6h last-24h next-1h next-2h'.split(' '),
    )
    const place = await radar.getPlaceSums(zurich)
    expect(place.data?.find(({ id }) => id === 'next-1h')?.mm).toBeCloseTo(3, 0)
    expect(place.data?.find(({ id }) => id === 'last-1h')).toMatchObject({ coveredMinutes: 5 })
    const url = sums.data?.[0]?.url ?? ''
    expect((await radar.getPictureAt(url))?.length).toBeGreaterThan(50)
  })
})
