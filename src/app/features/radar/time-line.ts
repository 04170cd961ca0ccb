/**
 * Measured and predicted by the radar's own pictures, some minutes apart; after them what weather models say, by the hour
 * or by three.
 */
export type Part = 'measured' | 'nowcast' | 'forecast'

/** How far apart the forecast's pictures are on the line: an hour, or three, which reach further. */
export type Scale = 'hours' | 'days'

/** A picture that can be shown. `at`: of hours their middle. */
export type Stop = { at: number; part: Part }

/** Every picture in order of time, and the newest measurement among them. */
export type TimeLine = { stops: readonly Stop[]; nowAt: number }

/**
 * Where a time stands among the stops: whole numbers are stops, halves half-way between two. Pictures follow each other at
 * one pace, whatever time lies between them.
 */
export function positionOf({ stops }: TimeLine, time: number): number {
  const after = stops.findIndex(({ at }) => at >= time)
  if (after === -1) return Math.max(0, stops.length - 1)
  const to = stops[after]
  const from = stops[after - 1]
  if (!from || !to) return 0
  return after - 1 + (time - from.at) / (to.at - from.at)
}

/** The reverse. */
export function timeAt({ stops, nowAt }: TimeLine, position: number): number {
  const at = Math.min(stops.length - 1, Math.max(0, position))
  const from = stops[Math.floor(at)]
  const to = stops[Math.ceil(at)]
  return from && to ? Math.round(from.at + (at - Math.floor(at)) * (to.at - from.at)) : nowAt
}

export function stopAt({ stops, nowAt }: TimeLine, position: number): Stop {
  const index = Math.min(stops.length - 1, Math.max(0, Math.round(position)))
  return stops[index] ?? { at: nowAt, part: 'measured' }
}

/** Where a time is drawn: in a part, each of which has a scale of its own, 0 to 1 of it. */
export function shareOfPart(line: TimeLine, time: number): { part: Part; share: number } {
  const part = partOf(line, time)
  const { startAt, endAt } = spanOfPart(line, part)
  const share = endAt > startAt ? (time - startAt) / (endAt - startAt) : 1
  return { part, share: Math.min(1, Math.max(0, share)) }
}

/** The reverse. */
export function timeInPart(line: TimeLine, part: Part, share: number): number {
  const { startAt, endAt } = spanOfPart(line, part)
  return startAt + share * (endAt - startAt)
}

function partOf(line: TimeLine, time: number): Part {
  if (time <= line.nowAt) return 'measured'
  return time <= spanOfPart(line, 'nowcast').endAt ? 'nowcast' : 'forecast'
}

/** Measured and nowcast meet at the newest measurement; the forecast's hours are drawn whole. */
export function spanOfPart({ stops, nowAt }: TimeLine, part: Part): { startAt: number; endAt: number } {
  const own = stops.filter((stop) => stop.part === part)
  const first = own[0]?.at ?? nowAt
  const last = own.at(-1)?.at ?? nowAt
  if (part === 'measured') return { startAt: first, endAt: nowAt }
  if (part === 'nowcast') return { startAt: nowAt, endAt: last }
  const half = ((own[1]?.at ?? first) - first) / 2
  return { startAt: first - half, endAt: last + half }
}

/** Steps of each part: what the width of its scale is counted in. */
export const stepsOfPart = ({ stops }: TimeLine, part: Part): number =>
  stops.filter((stop) => stop.part === part).length - (part === 'measured' && stops.length > 1 ? 1 : 0)

/** The least that the scale of the bars reaches, mm/h. */
const leastTopMmh = 25

export const topOfBars = (rates: readonly (number | null)[]): number =>
  Math.max(leastTopMmh, ...rates.map((rate) => rate ?? 0))

/** Per cent of the chart's height, by the square root: drizzle is seen beside a cloudburst. */
export const barHeight = (rateMmh: number | null, topMmh: number): number =>
  Math.round(Math.sqrt(Math.max(0, rateMmh ?? 0) / topMmh) * 1000) / 10
