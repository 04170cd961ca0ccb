import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { recordedLog } from '../../../../tests/support/recorded-log.ts'
import { type FailureKind, UpstreamError } from '../../../domain/failure.ts'
import type { RadarGrid } from '../../../domain/rain/radar.ts'
import { unknownCode } from '../../../domain/rain/rate-codes.ts'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import type { CloudSource, HailSource, OuterSource, RadarSource } from '../../../ports/sources.ts'
import { keptFrame } from '../kept-frame.ts'
import { outerGrid, productGrid } from '../product-grid.ts'
import { facts, nothingKnown, startAt } from '../radar.fixture.ts'
import type { RadarPart } from '../radar-parts.ts'
import { type RadarSources, runRadar } from './run-radar.ts'

/** The product's area in coarse cells: a whole run in a few milliseconds. */
const coarse: RadarGrid = { ...productGrid, cellM: productGrid.cellM * 8, rows: 51, cols: 64 }
const step = 5 * minuteMs
const times = Array.from({ length: 25 }, (_, i) => startAt + i * step)
const nowAt = times.at(-1) as number

function source(id: string, change: Partial<RadarSource> = {}): RadarSource & { fetched: number[] } {
  const fetched: number[] = []
  return {
    facts: { ...facts, id },
    stepMinutes: 5,
    fetched,
    listFrames: async () => times.map((at) => ({ at, ref: String(at) })),
    async fetchFrame({ at }) {
      fetched.push(at)
      const rateMmh = new Float32Array(coarse.rows * coarse.cols)
      // A band of rain that moves one cell east each step.
      const front = 10 + (at - startAt) / step
      for (let row = 15; row < 35; row++)
        for (let col = 0; col < 6; col++) rateMmh[row * coarse.cols + front + col] = 4
      return { at, grid: coarse, rateMmh }
    },
    ...change,
  }
}

/** With two frames only: enough for a run where their number does not matter. */
const brief = () =>
  source('opera', { listFrames: async () => times.slice(-2).map((at) => ({ at, ref: String(at) })) })

/** All frames and the nowcast are there already: for what a run does besides. */
const rainKnown = {
  ...nothingKnown,
  provider: 'meteoswiss',
  frames: times.map((at) => ({ at })),
  nowcastFromAt: nowAt,
}

/** Its newest frame is this old when the clock says `nowAt`. */
const delayed = (id: string, minutes: number) =>
  source(id, { listFrames: async () => [{ at: nowAt - minutes * minuteMs, ref: '' }] })

const from = (...sources: RadarSource[]) => ({
  radar: sources,
})

const failing =
  (kind: FailureKind, message = 'broken') =>
  async () => {
    throw new UpstreamError({ provider: 'meteoswiss', kind }, message)
  }

async function run(
  sources: Partial<RadarSources>,
  request = nothingKnown,
  clock = () => nowAt + 4 * minuteMs,
) {
  const parts: RadarPart[] = []
  const log = recordedLog()
  const failed = await runRadar(
    { radar: [], clouds: null, hail: null, outer: null, ...sources },
    request,
    (part) => parts.push(part),
    { clock, log },
  ).then(
    () => null,
    (error: unknown) => error,
  )
  const of = <K extends RadarPart['kind']>(kind: K) =>
    parts.filter((part): part is Extract<RadarPart, { kind: K }> => part.kind === kind)
  return { parts, of, failed, log }
}

describe('a radar run', () => {
  it('fetches the newest first, predicts as soon as it can, and each frame once; the next run nothing', async () => {
    const swiss = source('meteoswiss')
    const { parts, of } = await run(from(swiss))
    expect(of('measured')).toHaveLength(25)
    expect(new Set(swiss.fetched).size).toBe(25)
    expect(swiss.fetched[0]).toBe(nowAt)
    const predicted = of('predicted')
    expect(predicted).toHaveLength(24)
    expect(predicted.at(-1)?.at).toBe(nowAt + 120 * minuteMs)
    const order = parts.map(({ kind }) => kind)
    expect(order.indexOf('nowcast')).toBeLessThan(order.lastIndexOf('measured'))
    // The band moves east: 8 product cells in 5 minutes.
    const motion = of('nowcast')[0]?.motion
    const middle = motion ? (motion.u[Math.floor(motion.rows / 2) * motion.cols + 8] as number) : 0
    expect(middle).toBeGreaterThan(0.8)
    expect(middle).toBeLessThan(2.4)
    swiss.fetched.length = 0
    const frames = of('measured').map(({ at, kept }) => kept ?? { at })
    const again = await run(from(swiss), {
      ...nothingKnown,
      provider: 'meteoswiss',
      frames,
      nowcastFromAt: nowAt,
    })
    expect(swiss.fetched).toEqual([])
    expect(again.parts.map(({ kind }) => kind)).toEqual(['source'])
  })

  describe('hail', () => {
    const summerAt = Date.parse('2026-07-21T17:05:00Z')
    const hail = (change: Partial<HailSource> = {}): HailSource => ({
      facts,
      listFrames: async () => [
        { at: summerAt - step, ref: 'older' },
        { at: summerAt, ref: 'newest' },
      ],
      fetchFrame: async ({ at }: { at: number }) => {
        const percent = new Float32Array(coarse.rows * coarse.cols)
        percent[20 * coarse.cols + 20] = 80
        return { at, grid: coarse, percent }
      },
      ...change,
    })
    // Frames of the same day, so that there is a radar to run with.
    const shifted = source('meteoswiss', {
      listFrames: async () => times.slice(-2).map((at) => ({ at: at - nowAt + summerAt, ref: '' })),
      fetchFrame: async ({ at }) => {
        const rateMmh = new Float32Array(coarse.rows * coarse.cols)
        return { at, grid: coarse, rateMmh }
      },
    })
    const known = {
      ...rainKnown,
      frames: [{ at: summerAt - step }, { at: summerAt }],
      nowcastFromAt: summerAt,
    }
    const inSummer = (request = known, change: Partial<HailSource> = {}) =>
      run({ ...from(shifted), hail: hail(change) }, request, () => summerAt + 4 * minuteMs)

    it('comes from its newest picture, once', async () => {
      const hail = (await inSummer()).of('hail')
      expect(hail).toMatchObject([{ at: summerAt, cells: [{ percent: 80 }] }])
      expect((await inSummer({ ...known, hailAt: summerAt })).of('hail')).toEqual([])
    })

    it('that cannot be read is a failure of its own', async () => {
      const { of, failed } = await inSummer(known, { fetchFrame: failing('bad-answer') })
      expect(failed).toBeNull()
      expect(of('failure')).toMatchObject([{ of: 'hail', failure: { kind: 'bad-answer' } }])
    })

    it('is not looked for in winter', async () => {
      const { of } = await run({ ...from(source('meteoswiss')), hail: hail() }, rainKnown)
      expect(of('hail')).toEqual([])
    })
  })

  it('a broken frame is a gap, not the end', async () => {
    const broken = nowAt - 3 * step
    const good = source('meteoswiss')
    const swiss = source('meteoswiss', {
      listFrames: async () => times.slice(-6).map((at) => ({ at, ref: String(at) })),
      fetchFrame: (ref) => (ref.at === broken ? failing('bad-answer')() : good.fetchFrame(ref)),
    })
    const { of, failed } = await run(from(swiss))
    expect(failed).toBeNull()
    expect(of('broken')).toEqual([{ kind: 'broken', at: broken }])
    expect(of('measured')).toHaveLength(5)
    expect(of('predicted')).toHaveLength(24)
  })

  it('falls back where the first source is silent, but not at the first failed request', async () => {
    const silent = source('meteoswiss', { listFrames: failing('unavailable') })
    const sources = from(silent, brief())
    const fallen = await run(sources)
    expect(fallen.of('source')[0]?.facts.id).toBe('opera')
    const patient = await run(sources, { ...nothingKnown, provider: 'meteoswiss', frames: [{ at: nowAt }] })
    expect(patient.failed).toBeInstanceOf(UpstreamError)
    expect(patient.of('source')).toEqual([])
  })

  it.each(['bad-answer', 'no-data', 'unavailable'] as const)(
    'falls back within the run where frames are listed and none can be read (%s)',
    async (kind) => {
      const unreadable = source('meteoswiss', { fetchFrame: failing(kind, 'meteoswiss: another grid') })
      const { of, failed, log } = await run(from(unreadable, brief()))
      expect(failed).toBeNull()
      expect(of('source').map(({ facts }) => facts.id)).toEqual(['opera'])
      expect(of('measured')).toHaveLength(2)
      expect(of('predicted')).toHaveLength(24)
      expect(of('broken')).toEqual([])
      expect(of('failure')[0]?.failure).toMatchObject({ provider: 'meteoswiss', kind })
      if (kind === 'bad-answer') expect(log.messages()).toContain('meteoswiss: another grid')
    },
  )

  it('stays with a source whose newest frame alone cannot be read, and leaves it when that lasts', async () => {
    const good = source('meteoswiss')
    const unreadable = source('meteoswiss', { fetchFrame: failing('no-data') })
    const known = async (at: number) => {
      const { rateMmh } = await good.fetchFrame({ at, ref: '' })
      return keptFrame(at, coarse, new Uint8Array(rateMmh.length))
    }
    const sources = from(unreadable, brief())
    const request = { ...nothingKnown, provider: 'meteoswiss' }
    const soon = await run(sources, { ...request, frames: [await known(nowAt - step)] })
    expect(soon.of('source').map(({ facts }) => facts.id)).toEqual(['meteoswiss'])
    const late = await run(sources, { ...request, frames: [await known(nowAt - 5 * step)] })
    expect(late.of('source').at(-1)?.facts.id).toBe('opera')
  })

  it('leaves a source whose newest frame is past twenty minutes: by then its readings are stale', async () => {
    const sources = from(delayed('meteoswiss', 21), delayed('opera', 10))
    const request = { ...nothingKnown, provider: 'meteoswiss', frames: [{ at: nowAt - 21 * minuteMs }] }
    const { of } = await run(sources, request, () => nowAt)
    expect(of('source').map(({ facts }) => facts.id)).toEqual(['opera'])
  })

  describe('the preferred source, while another one is in use,', () => {
    const inUse = { ...nothingKnown, provider: 'opera', frames: [{ at: nowAt - 15 * minuteMs }] }
    const chosen = async (preferred: RadarSource, used: RadarSource) => {
      const { of } = await run(from(preferred, used), inUse, () => nowAt)
      return of('source').map(({ facts }) => facts.id)
    }

    it.each([
      [15, 'meteoswiss'],
      [16, 'opera'],
    ])(
      'is taken back if its newest frame is at most fifteen minutes old (%i minutes)',
      async (minutes, wanted) => {
        expect(await chosen(delayed('meteoswiss', minutes), delayed('opera', 15))).toEqual([wanted])
      },
    )

    it('is not announced by older frames alone, as that would make the radar forget those in use', async () => {
      const good = source('meteoswiss')
      const unreadable = source('meteoswiss', {
        fetchFrame: (ref) => (ref.at > nowAt - 4 * step ? failing('no-data')() : good.fetchFrame(ref)),
      })
      expect(await chosen(unreadable, delayed('opera', 15))).toEqual(['opera'])
    })

    it('is taken late rather than nothing, where the other one has fallen silent', async () => {
      const silentFor = { ...inUse, frames: [{ at: nowAt - 25 * minuteMs }] }
      const sources = from(delayed('meteoswiss', 17), delayed('opera', 25))
      const { of } = await run(sources, silentFor, () => nowAt)
      expect(of('source').map(({ facts }) => facts.id)).toEqual(['meteoswiss'])
    })
  })

  it('a source with nothing but old frames is silent too', async () => {
    const old = source('meteoswiss', { listFrames: async () => [{ at: nowAt - 3_600_000, ref: 'old' }] })
    const { failed } = await run(from(old))
    expect(failed).toBeInstanceOf(UpstreamError)
  })

  it('reads clouds newest first, only what is new, and goes on where a picture is missing', async () => {
    const hours = [0, 1, 2, 3].map((ago) => startAt - ago * hourMs)
    const clouds: CloudSource = {
      facts: { ...facts, id: 'satellite' },
      listFrames: async () => hours.toReversed().map((at) => ({ at, ref: String(at) })),
      async fetchFrame({ at }) {
        if (at === hours[1]) throw new UpstreamError({ provider: 'satellite', kind: 'no-data' }, 'not there')
        const percent = new Uint8Array(coarse.rows * coarse.cols).fill(70)
        // Seen by nobody: the north-western corner.
        percent[0] = 255
        return { at, grid: coarse, percent }
      },
    }
    const request = { ...rainKnown, cloudsAt: [hours[3] as number] }
    const { of } = await run({ ...from(source('meteoswiss')), clouds }, request)
    expect(of('clouds').map(({ at }) => at)).toEqual([hours[0], hours[2]])
    expect(of('clouds')[0]).toMatchObject({ source: { id: 'satellite' }, picture: { highest: 14 } })
    const { data } = decode(of('clouds')[0]?.picture.png ?? new Uint8Array())
    expect([data[0], data.at(-1)]).toEqual([unknownCode, 14])
    expect(of('failure')).toEqual([
      { kind: 'failure', of: 'clouds', failure: { provider: 'satellite', kind: 'no-data' } },
    ])
  })

  it('reads the wider picture newest first, only what is new, and goes on where a frame is missing', async () => {
    const wide = source('opera')
    const outer: OuterSource = {
      ...wide,
      listFrames: async () => times.slice(-4).map((at) => ({ at, ref: String(at) })),
      async fetchFrame(ref) {
        if (ref.at === nowAt - step)
          throw new UpstreamError({ provider: 'opera', kind: 'no-data' }, 'not there')
        return wide.fetchFrame(ref)
      },
    }
    const request = { ...rainKnown, outerAt: [nowAt - 3 * step] }
    const { of } = await run({ ...from(source('meteoswiss')), outer }, request)
    expect(of('outer').map(({ at }) => at)).toEqual([nowAt, nowAt - 2 * step])
    expect(of('outer')[0]).toMatchObject({ source: { id: 'opera' }, picture: { highest: 4 } })
    // The frames cover the middle of the wider grid; around them nobody sees.
    const codes = of('outer')[0]?.codes ?? new Uint8Array()
    expect(codes).toHaveLength(outerGrid.rows * outerGrid.cols)
    expect(codes[0]).toBe(unknownCode)
    expect(codes[220 * outerGrid.cols + 180]).toBe(0)
    expect(of('failure')).toEqual([
      { kind: 'failure', of: 'outer', failure: { provider: 'opera', kind: 'no-data' } },
    ])
  })

  it('draws where it snows at each hour that is known, or says why none is', async () => {
    const freezingLevels = [{ lat: 46.9, lon: 8, levelM: 1500 }]
    const air = {
      hours: [0, 1].map((hour) => ({ at: startAt + hour * hourMs, freezingLevels, temperatures: [] })),
    }
    const { of } = await run(from(source('meteoswiss')), { ...rainKnown, air })
    expect(of('snow').map(({ at, picture }) => [at, picture.highest])).toEqual([
      [startAt, 1],
      [startAt + hourMs, 1],
    ])
    const failure = { provider: 'meteoswiss-forecast', kind: 'pending' as const }
    const missing = await run(from(source('meteoswiss')), { ...rainKnown, air: { failure } })
    expect(missing.of('failure')).toEqual([{ kind: 'failure', of: 'snow', failure }])
  })

  it('sends hourly sums last', async () => {
    const hours: RadarSource['hours'] = {
      list: async (fromAt) => [{ at: fromAt, ref: 'oldest' }],
      fetch: async ({ at }) => ({
        startAt: at - hourMs,
        grid: coarse,
        sumMm: new Float32Array(coarse.rows * coarse.cols),
      }),
    }
    const { parts, of } = await run(from(source('meteoswiss', { hours })), rainKnown)
    expect(of('hour')).toHaveLength(22)
    expect(parts.slice(-22).every(({ kind }) => kind === 'hour')).toBe(true)
  })
})
