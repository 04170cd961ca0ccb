import { minuteMs } from '../time/durations.ts'
import { positionAt, type WayLine, type WayPosition } from './way-line.ts'

/** A part of the way, for whose weather that of its middle stands. */
export type WayStretch = { at: WayPosition; fromMs: number; untilMs: number }

/** As the steps of the radar. */
const shortestMs = 5 * minuteMs
export const mostStretches = 24

/** Of equal length in time but for the last: as many whatever the way, so that a question always costs as much. */
export function stretchesOf(line: WayLine): WayStretch[] {
  const steps = Math.max(1, Math.ceil(line.lastsMs / mostStretches / shortestMs))
  const stepMs = steps * shortestMs
  const count = Math.max(1, Math.ceil(line.lastsMs / stepMs))
  return Array.from({ length: count }, (_, index) => {
    const fromMs = index * stepMs
    const untilMs = Math.min(fromMs + stepMs, Math.max(line.lastsMs, fromMs + minuteMs))
    return { at: positionAt(line, Math.min(line.lastsMs, (fromMs + untilMs) / 2)), fromMs, untilMs }
  })
}

/** `stop`: the number of the point that somebody chose; the start is the first, the end the last. */
export type WayMark = {
  at: WayPosition
  kind: 'start' | 'stop' | 'top' | 'between' | 'end'
  stop: number | null
}

const mostMarks = 7
/** Anything nearer to a chosen point is represented by it. */
const shortestGapMs = 30 * minuteMs
/** A top is one that rises this far above both ends. */
const leastRiseM = 100

/** Points to tell the weather of: those that were chosen, the top of a file, and some between them. */
export function marksOf(line: WayLine, isTrack: boolean): WayMark[] {
  const { points } = line
  const last = points.length - 1
  const chosen = points.flatMap((at, index): WayMark[] => {
    if (index === 0) return [{ at, kind: 'start', stop: index }]
    if (index === last) return [{ at, kind: 'end', stop: index }]
    return isTrack ? [] : [{ at, kind: 'stop', stop: index }]
  })
  const marks = [...chosen, ...(isTrack ? topOf(line) : [])].sort((a, b) => a.at.elapsedMs - b.at.elapsedMs)
  while (marks.length < mostMarks) {
    const gaps = marks.slice(1).map(({ at }, index) => at.elapsedMs - (marks[index]?.at.elapsedMs ?? 0))
    const widest = Math.max(0, ...gaps)
    if (widest < 2 * shortestGapMs) break
    const index = gaps.indexOf(widest)
    const at = positionAt(line, (marks[index]?.at.elapsedMs ?? 0) + widest / 2)
    marks.splice(index + 1, 0, { at, kind: 'between', stop: null })
  }
  return marks
}

function topOf({ points, hasProfile }: WayLine): WayMark[] {
  const [start, end] = [points[0], points.at(-1)]
  if (!hasProfile || !start || !end) return []
  const top = points.reduce(
    (best, point) => ((point.heightM ?? 0) > (best.heightM ?? 0) ? point : best),
    start,
  )
  const rise = (top.heightM ?? 0) - Math.max(start.heightM ?? 0, end.heightM ?? 0)
  return rise >= leastRiseM ? [{ at: top, kind: 'top', stop: null }] : []
}
