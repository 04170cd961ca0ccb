import { describe, expect, it } from 'vitest'
import { recordedLog } from '../../../../tests/support/recorded-log.ts'
import { UpstreamError } from '../../../domain/failure.ts'
import type { RadarGrid } from '../../../domain/rain/radar.ts'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import type { RadarSource } from '../../../ports/sources.ts'
import { slotsUpTo } from '../older-sums.ts'
import { productGrid } from '../product-grid.ts'
import { credit, facts, nothingKnown, startAt } from '../radar.fixture.ts'
import type { RadarPart } from '../radar-parts.ts'
import { fetchHours } from './fetch-hours.ts'

const coarse: RadarGrid = { ...productGrid, cellM: productGrid.cellM * 8, rows: 51, cols: 64 }
const nowAt = startAt + 2 * hourMs
/** Frames cover 08:55 to 11:00, as a run begins with them. */
const inFrames = slotsUpTo(nowAt, 125)
const endOf = (hoursBack: number) => nowAt - hoursBack * hourMs

type Hours = NonNullable<RadarSource['hours']>

async function fetched(
  options: {
    hours?: Partial<Hours> | null
    covered?: number[]
    newestAt?: number
    hoursWithout?: number[]
  } = {},
) {
  const requested: number[] = []
  const hours: Hours = {
    list: async (fromAt, toAt) => {
      const ends = Array.from({ length: 30 }, (_, i) => endOf(29 - i))
      return ends.filter((at) => at >= fromAt && at <= toAt).map((at) => ({ at, ref: String(at) }))
    },
    fetch: async ({ at }) => {
      const sumMm = new Float32Array(coarse.rows * coarse.cols).fill(1.5)
      sumMm[0] = Number.NaN
      return { startAt: at - hourMs, grid: coarse, sumMm }
    },
    ...options.hours,
  }
  const source: RadarSource = {
    facts,
    stepMinutes: 5,
    listFrames: async () => [],
    fetchFrame: async () => {
      throw new Error('never called')
    },
    ...(options.hours === null
      ? {}
      : {
          hours: {
            list: hours.list,
            fetch: (ref) => {
              requested.push(ref.at)
              return hours.fetch(ref)
            },
          },
        }),
  }
  const given: Extract<RadarPart, { kind: 'hour' }>[] = []
  await fetchHours(
    source,
    credit,
    { newestAt: options.newestAt ?? nowAt, coveredSlots: new Set(options.covered ?? inFrames) },
    {
      request: { ...nothingKnown, hoursWithout: options.hoursWithout ?? [] },
      emit(part) {
        if (part.kind !== 'hour') throw new Error(`${part.kind} among hours`)
        given.push(part)
      },
      clock: () => nowAt + 4 * minuteMs,
      log: recordedLog(),
    },
  )
  return { requested, given }
}

describe('hours that the frames do not cover', () => {
  it('are fetched newest first, each once, in hundredths of a millimetre', async () => {
    const { requested, given } = await fetched()
    expect(requested).toEqual(Array.from({ length: 22 }, (_, i) => endOf(2 + i)))
    expect(given.map((part) => part.startAt)).toEqual(requested.map((at) => at - hourMs))
    expect(given[0]?.hundredthsMm?.[0]).toBe(65_535)
    expect(given[0]?.hundredthsMm?.at(-1)).toBe(150)
  })

  it('are fetched again only where something is missing', async () => {
    const covered = slotsUpTo(nowAt, 24 * 60)
    expect((await fetched({ covered })).requested).toEqual([])
    const gap = endOf(5) - 5 * minuteMs
    expect((await fetched({ covered: covered.filter((at) => at !== gap) })).requested).toEqual([endOf(5)])
  })

  it('begin with the one that the oldest frame cuts and end with the one that the day cuts', async () => {
    // 11:20, with frames from 09:15 on.
    const newestAt = nowAt + 20 * minuteMs
    const { requested } = await fetched({ newestAt, covered: slotsUpTo(newestAt, 125) })
    expect(requested[0]).toBe(endOf(1))
    expect(requested.at(-1)).toBe(endOf(23))
    expect(requested).toHaveLength(23)
  })

  it('are given up where they are broken; where the source is away the next run goes on', async () => {
    const good = (await fetched()).given[0]
    const { given } = await fetched({
      hours: {
        async fetch({ at }) {
          const kind = at === endOf(2) ? 'bad-answer' : at === endOf(4) ? 'unavailable' : null
          if (kind) throw new UpstreamError({ provider: 'meteoswiss', kind }, kind)
          return { startAt: at - hourMs, grid: coarse, sumMm: new Float32Array(coarse.rows * coarse.cols) }
        },
      },
    })
    expect(given.map((part) => [part.startAt, part.hundredthsMm !== null])).toEqual([
      [endOf(3), false],
      [endOf(4), true],
    ])
    const next = await fetched({ hoursWithout: [endOf(3)] })
    expect(next.given).toHaveLength(21)
    expect(next.given.map((part) => part.startAt)).not.toContain(good?.startAt)
  })

  it('are given up where they are not listed, except the one that has just ended', async () => {
    const covered = inFrames.filter((at) => at !== nowAt - 15 * minuteMs)
    const { given } = await fetched({ hours: { list: async () => [] }, covered })
    expect(given).toHaveLength(22)
    expect(given.every(({ hundredthsMm }) => hundredthsMm === null)).toBe(true)
    expect(given.map((part) => part.startAt)).not.toContain(endOf(1))
  })

  it('are none where the source has no sums, or its list fails', async () => {
    expect((await fetched({ hours: null })).given).toEqual([])
    const list = async () => {
      throw new UpstreamError({ provider: 'meteoswiss', kind: 'timeout' }, 'late')
    }
    expect((await fetched({ hours: { list } })).given).toEqual([])
  })
})
