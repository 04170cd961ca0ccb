/** The item with the largest value; the first of several, null where none has one. */
export function largest<T>(
  items: readonly T[],
  read: (item: T) => number | null,
): { item: T; value: number } | null {
  let best: { item: T; value: number } | null = null
  for (const item of items) {
    const value = read(item)
    if (value !== null && (best === null || value > best.value)) best = { item, value }
  }
  return best
}
