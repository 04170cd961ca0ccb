/** How well a name answers a query, best first; within a tier the place's own rank decides. */
export const tiers = {
  exact: 0,
  prefix: 1,
  wordPrefix: 2,
  nearlyWhole: 3,
  nearlyPrefix: 4,
} as const

/** Each further typing mistake costs as much as both near tiers. */
export const tiersPerMistake = 2

/** Ranks are place numbers, below 2^18. */
const tierWeight = 1 << 18

export type Ranked = { place: number; entry: number; score: number }

/** The best few places, each once, by its best entry. Bounded: the work per candidate does not grow with their number. */
export class BestPlaces {
  readonly limit: number
  readonly list: Ranked[] = []

  constructor(limit: number) {
    this.limit = limit
  }

  get isFull(): boolean {
    return this.list.length >= this.limit
  }

  offer(place: number, tier: number, entry: number, rank = place): void {
    const score = tier * tierWeight + rank
    const { list } = this
    if (this.isFull && score >= (list.at(-1) as Ranked).score) return
    const known = list.findIndex((ranked) => ranked.place === place)
    if (known >= 0) {
      if ((list[known] as Ranked).score <= score) return
      list.splice(known, 1)
    }
    let at = list.length
    while (at > 0 && (list[at - 1] as Ranked).score > score) at--
    list.splice(at, 0, { place, entry, score })
    if (list.length > this.limit) list.pop()
  }
}
