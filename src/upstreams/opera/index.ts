import { UpstreamError } from '../../domain/failure.ts'
import type { RadarFrame, RadarGrid } from '../../domain/rain/radar.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { OuterSource, RadarFrameRef, RadarSource } from '../../ports/sources.ts'
import { badAnswer } from '../http/bad-answer.ts'
import { expectOk } from '../http/expect-ok.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'
import { gridOf, readComposite, type Window } from './composite.ts'
import { facts, provider } from './facts.ts'
import type { ReadBytes } from './hdf5.ts'
import { createRangedFile, type Piece } from './ranged-file.ts'

const ownBaseUrl = 'https://s3.waw3-1.cloudferro.com'

const stepMs = 5 * minuteMs
/** A frame is there some four minutes after its time. */
const publishedAfterMs = 4 * minuteMs
/** A frame that is late is waited for so long, step by step back. */
const mostStepsLate = 3
const twoHoursMs = 2 * hourMs
/**
 * Each frame is the highest echo of some ten minutes: of those the wider picture did not see when they were new, every
 * other one is enough. At 0.7 MB each a day has 0.2 GB.
 */
const outerStepMs = 10 * minuteMs

/** Whole files have up to 3.2 MB, the four tiles under a window less than 1.2. */
const wholeFileBytes = 8 * 1024 * 1024
const limits = { mostBytes: 4 * 1024 * 1024, mostRequests: 24 }

/** Switzerland's map and what reaches it within two hours; and the outer grid, cut at whole cells of 2 km. */
const windows = {
  near: { row: 2778, col: 1522, rows: 466, cols: 572 },
  outer: { row: 2566, col: 1294, rows: 870, cols: 1028 },
} satisfies Record<string, Window>
const outerCoarser = 2

/**
 * The composite CIRRUS of Europe's weather radars, one file every five minutes on cells of 1 km, read by ranges: instead
 * of the Swiss radar where that is silent, and beyond its map.
 */
export function createOpera(options: SourceOptions): { radar: RadarSource; outer: OuterSource } {
  const client = createSourceClient({
    ...options,
    ownBaseUrl,
    provider,
    timeoutMs: 15_000,
    maxBytes: wholeFileBytes,
  })

  const get = async (path: string, from: number, length: number) => {
    const range = `bytes=${from}-${from + length - 1}`
    const answer = await client.get(path, { headers: { range }, expectedStatuses: [404] })
    return expectOk(answer, provider)
  }

  async function isThere(at: number): Promise<boolean> {
    try {
      await get(pathOf(at), 0, 1)
      return true
    } catch (error) {
      if (error instanceof UpstreamError && error.failure.kind === 'no-data') return false
      throw error
    }
  }

  /** Names follow from the time: only the newest has to be looked for. */
  async function listFrames(): Promise<RadarFrameRef[]> {
    const due = Math.floor((options.clock() - publishedAfterMs) / stepMs) * stepMs
    for (let at = due; at >= due - mostStepsLate * stepMs; at -= stepMs) {
      if (!(await isThere(at))) continue
      const frames = twoHoursMs / stepMs + 1
      return Array.from({ length: frames }, (_, i) => at - (frames - 1 - i) * stepMs).map((one) => ({
        at: one,
        ref: pathOf(one),
      }))
    }
    return []
  }

  async function fetchRange(path: string, from: number, length: number): Promise<Piece> {
    const answer = await get(path, from, length)
    const { status, bytes } = answer
    if (status !== 206) return { from: 0, bytes }
    const begin = /^bytes (\d+)-/.exec(answer.header('content-range') ?? '')?.[1]
    if (Number(begin) !== from || bytes.length > length)
      throw client.refuse('other bytes than were asked for')
    return { from, bytes }
  }

  /** The newest one is wanted for both windows. */
  let newest: { at: number; read: ReadBytes } | null = null
  function fileOf(at: number): ReadBytes {
    if (newest?.at === at) return newest.read
    const path = pathOf(at)
    const read = createRangedFile((from, length) => fetchRange(path, from, length), limits)
    if (at > (newest?.at ?? 0)) newest = { at, read }
    return read
  }

  async function rates({ at }: RadarFrameRef, window: Window): Promise<Float32Array> {
    const path = pathOf(at)
    const read = fileOf(at)
    try {
      return await readComposite(read, at, window)
    } catch (error) {
      if (error instanceof UpstreamError) throw error
      throw badAnswer(
        provider,
        `${path.slice(-28)}: ${error instanceof Error ? error.message : 'unreadable'}`,
      )
    }
  }

  return {
    radar: {
      facts,
      stepMinutes: stepMs / minuteMs,
      listFrames,
      async fetchFrame(frame): Promise<RadarFrame> {
        const rateMmh = await rates(frame, windows.near)
        return { at: frame.at, grid: gridOf(windows.near), rateMmh }
      },
    },
    outer: {
      facts,
      listFrames: async () =>
        (await listFrames()).filter(
          ({ at }, index, all) => at % outerStepMs === 0 || index === all.length - 1,
        ),
      async fetchFrame(frame): Promise<RadarFrame> {
        const rateMmh = await rates(frame, windows.outer)
        return { at: frame.at, ...coarser(gridOf(windows.outer), rateMmh) }
      },
    },
  }
}

/** "openradar-24h/2026/09/14/OPERA/COMP/OPERA@20260914T0810@0@DBZH.h5", in UTC. */
function pathOf(at: number): string {
  const time = new Date(at).toISOString()
  const stamp = time.slice(0, 16).replaceAll(/[-:]/g, '')
  return `openradar-24h/${time.slice(0, 10).replaceAll('-', '/')}/OPERA/COMP/OPERA@${stamp}@0@DBZH.h5`
}

/** The mean of what is seen in cells twice as wide; NaN where none of the four is. */
function coarser(grid: RadarGrid, fine: Float32Array): { grid: RadarGrid; rateMmh: Float32Array } {
  const rows = grid.rows / outerCoarser
  const cols = grid.cols / outerCoarser
  const rateMmh = new Float32Array(rows * cols)
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      let sum = 0
      let seen = 0
      for (let part = 0; part < outerCoarser ** 2; part++) {
        const fineRow = row * outerCoarser + Math.floor(part / outerCoarser)
        const rate = fine[fineRow * grid.cols + col * outerCoarser + (part % outerCoarser)] as number
        if (Number.isNaN(rate)) continue
        sum += rate
        seen++
      }
      rateMmh[row * cols + col] = seen === 0 ? Number.NaN : sum / seen
    }
  }
  return { grid: { ...grid, cellM: grid.cellM * outerCoarser, rows, cols }, rateMmh }
}
