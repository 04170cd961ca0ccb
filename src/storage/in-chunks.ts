/** Rows in one statement: SQLite takes 32,766 values in it, and the widest row has 45. */
export const rowsAtOnce = 500

export function inChunks<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / rowsAtOnce)
  return Array.from({ length: count }, (_, i) => items.slice(i * rowsAtOnce, (i + 1) * rowsAtOnce))
}
