/** Groups of a grid's cells that reach a value; cells that touch at a corner are of one group. */
export function groupsFrom(values: ArrayLike<number>, cols: number, least: number): number[][] {
  const seen = new Set<number>()
  const groups: number[][] = []
  const reaches = (cell: number) => (values[cell] as number) >= least
  for (let start = 0; start < values.length; start++) {
    if (!reaches(start) || seen.has(start)) continue
    const group: number[] = []
    const waiting = [start]
    seen.add(start)
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      group.push(cell)
      const col = cell % cols
      for (const step of [-cols, 0, cols])
        for (const side of [-1, 0, 1]) {
          const next = cell + step + side
          const isInside = next >= 0 && next < values.length && col + side >= 0 && col + side < cols
          if (!isInside || seen.has(next) || !reaches(next)) continue
          seen.add(next)
          waiting.push(next)
        }
    }
    groups.push(group)
  }
  return groups
}
