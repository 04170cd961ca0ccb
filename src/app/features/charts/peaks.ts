/** Hours of room on both sides of a figure, on an axis of a day and on a longer one. */
const gaps = { day: 3, longer: 5 }

/** Which values of an hourly axis are worth a figure: the highest first, none so near to another that they would touch. */
export function peaks(values: readonly (number | null)[]): Set<number> {
  const gap = values.length > 30 ? gaps.longer : gaps.day
  const found = new Set<number>()
  const highestFirst = values
    .map((value, index) => ({ index, value: value ?? 0 }))
    .filter(({ index, value }) => value > 0 && index > 0 && index < values.length - 1)
    .sort((a, b) => b.value - a.value || a.index - b.index)
  for (const { index } of highestFirst)
    if ([...found].every((other) => Math.abs(other - index) >= gap)) found.add(index)
  return found
}
