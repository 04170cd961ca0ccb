/** Where a curve of hours turns: the hours by which a day's high and low are known. */
export type TurningPoint = { index: number; isHigh: boolean }

/** The hours on each side within which nothing is higher, or lower. */
const aloneHours = 6
/** On one of the sides within these hours the curve must go this far the other way: less is no turn. */
const swingHours = 11
const leastSwingC = 2.5
/** Two highs, or two lows, nearer than this are one; the further of them counts. */
const apartHours = 12

/** In order of time. The ends of the curve are none: nobody knows what comes before and after. */
export function turningPoints(temperaturesC: readonly number[]): TurningPoint[] {
  const turns = [true, false].flatMap((isHigh) => {
    const values = isHigh ? temperaturesC : temperaturesC.map((value) => -value)
    return furthestApart(values, highsOf(values)).map((index) => ({ index, isHigh }))
  })
  return turns.sort((a, b) => a.index - b.index)
}

function highsOf(values: readonly number[]): number[] {
  const around = (index: number, hours: number) => values.slice(Math.max(0, index - hours), index + hours + 1)
  return values.flatMap((value, index) => {
    const isEnd = index === 0 || index === values.length - 1
    // Of equal hours the first.
    const isFirst = values.slice(Math.max(0, index - aloneHours), index).every((before) => before < value)
    const isHighest = isFirst && around(index, aloneHours).every((other) => other <= value)
    const swing = value - Math.min(...around(index, swingHours))
    return !isEnd && isHighest && swing >= leastSwingC ? [index] : []
  })
}

function furthestApart(values: readonly number[], indices: readonly number[]): number[] {
  const kept: number[] = []
  for (const index of [...indices].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0)))
    if (kept.every((other) => Math.abs(other - index) >= apartHours)) kept.push(index)
  return kept
}
