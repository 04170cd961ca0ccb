import { LRUCache } from 'lru-cache'
import { dayMs } from '../domain/time/durations.ts'

/** Different visitors that make a place popular. */
const visitors = 3
const mostPlaces = 2000

/** Places requested by several visitors today, as far as this process knows. One client alone makes none popular. */
export function createPopularPlaces(clock: () => number) {
  const askedBy = new LRUCache<string, Set<string>>({ max: mostPlaces })
  let day = 0

  return {
    note(place: string, client: string | null): void {
      const today = Math.floor(clock() / dayMs)
      if (today !== day) askedBy.clear()
      day = today
      if (client === null) return
      const known = askedBy.get(place) ?? new Set()
      if (known.size < visitors) known.add(client)
      askedBy.set(place, known)
    },
    has: (place: string): boolean => (askedBy.peek(place)?.size ?? 0) >= visitors,
  }
}
