import { createHash } from 'node:crypto'

/** RSS gives no dependable identifier; what distinguishes two warnings does not change between two readings. */
export function stableId(parts: readonly (string | number | null)[]): string {
  return `rss-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24)}`
}
