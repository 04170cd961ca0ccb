/** Rows are no lower than their texts, and the whole no higher than a screen. */
const leastGapRem = 4.5
const wholeRem = 22
/** Above the highest and below the lowest line. */
const edgeRem = 2.5
/** How far a rung's texts reach above and below its line, and how high a label is. */
const textAboveRem = 1.75
const textBelowRem = 1.65
const labelRem = 1

export type RungScale = {
  heightRem: number
  /** rem from the top, also for heights between and beyond the rungs. */
  y(metres: number): number
  /** Bottom of the label for what lies at y, rem from the top: next to it, but between the texts of two rungs. */
  labelBottom(y: number): number
  /** Of each rung, from the highest down: its row and the line in it. */
  rows: { rowRem: number; lineRem: number }[]
}

/** Metres to scale, but with room for the texts between two rungs that are close. `heights` from the highest down. */
export function rungScale(heights: readonly number[]): RungScale {
  const range = (heights[0] ?? 0) - (heights.at(-1) ?? 0)
  const remPerMetre = range > 0 ? wholeRem / range : 0
  const lines = [edgeRem]
  for (let index = 1; index < heights.length; index++) {
    const gapM = (heights[index - 1] ?? 0) - (heights[index] ?? 0)
    lines.push((lines.at(-1) ?? 0) + Math.max(leastGapRem, gapM * remPerMetre))
  }
  const heightRem = (lines.at(-1) ?? 0) + edgeRem
  const bounds = [0, ...lines.slice(1).map((line, index) => (line + (lines[index] ?? 0)) / 2), heightRem]
  return {
    heightRem: round(heightRem),
    y(metres) {
      const found = heights.findIndex((height) => metres >= height)
      const below = Math.min(Math.max(found === -1 ? heights.length - 1 : found, 1), heights.length - 1)
      const [highM, lowM] = [heights[below - 1] ?? 0, heights[below] ?? 0]
      const [top, bottom] = [lines[below - 1] ?? 0, lines[below] ?? 0]
      return round(bottom - ((metres - lowM) / (highM - lowM || 1)) * (bottom - top))
    },
    labelBottom(y) {
      const rooms = lines.slice(1).map((line, index) => {
        const top = (lines[index] ?? 0) + textBelowRem
        return Math.min(Math.max(y, top + labelRem), line - textAboveRem)
      })
      return round(rooms.sort((a, b) => Math.abs(a - y) - Math.abs(b - y))[0] ?? y)
    },
    rows: lines.map((line, index) => {
      const top = bounds[index] ?? 0
      return { rowRem: round((bounds[index + 1] ?? 0) - top), lineRem: round(line - top) }
    }),
  }
}

const round = (value: number) => Math.round(value * 100) / 100
