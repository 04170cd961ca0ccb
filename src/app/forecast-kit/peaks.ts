/** Hours of room on both sides of a figure, on an axis of a day, on a longer one and on that of a week. */
const gapOf = (slots: number): number => {
  if (slots <= 30) return 2.5
  return slots <= 72 ? 5 : 14
}

/** Which points of an axis are worth a figure: the highest first, none so near to another that they would touch. */
export function highest<Point extends { slot: number; value: number }>(
  points: readonly Point[],
  slots: number,
): Point[] {
  const found: Point[] = []
  for (const point of [...points].sort((a, b) => b.value - a.value || a.slot - b.slot))
    if (found.every(({ slot }) => Math.abs(slot - point.slot) >= gapOf(slots))) found.push(point)
  return found
}

/** The same of a value for each hour, of which those at the ends have no room. */
export function peaks(values: readonly (number | null)[]): Set<number> {
  const points = values
    .map((value, slot) => ({ slot, value: value ?? 0 }))
    .filter(({ slot, value }) => value > 0 && slot > 0 && slot < values.length - 1)
  return new Set(highest(points, values.length).map(({ slot }) => slot))
}
