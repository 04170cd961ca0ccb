import type { KeptPlace } from '../../domain/place/kept-places.ts'
import { criteriaIn, type WishKind, wishKinds } from '../../domain/push/wish.ts'

/** What is to be told of, before anybody has said how. `criteria` "": the planner's own, whatever they were before. */
export type AskedWish = { place: string; kind: WishKind; criteria?: string }

/** Opens the choice of what to tell of a kept place. */
export function wishPath({ value }: Pick<KeptPlace, 'value'>, kind: WishKind, criteria?: string): string {
  const asked = new URLSearchParams({ wish: value, kind })
  return `/places#${asked}${criteria ? `&${criteria}` : ''}`
}

/** null: the address asks for none. What is malformed in it is left out. */
export function askedWish(hash: string): AskedWish | null {
  const asked = new URLSearchParams(hash.slice(1))
  const place = asked.get('wish')
  const kind = wishKinds.find((one) => one === asked.get('kind'))
  if (place === null || !kind) return null
  return { place, kind, criteria: criteriaIn((name) => asked.get(name)) ?? '' }
}
