import { oneOf, queryOf, text } from '../../../domain/address/query.ts'
import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import { criteriaQuery, criteriaTable } from '../../../domain/plan/read-criteria.ts'
import { criteriaIn, type WishKind, wishKinds } from '../../../domain/push/wish.ts'

/** What is to be told of, before anybody has said how. `criteria` "": the planner's own, whatever they were before. */
export type AskedWish = { place: string; kind: WishKind; criteria?: string }

const wishQuery = queryOf({ wish: text, kind: oneOf(wishKinds), ...criteriaTable })

/** Opens the choice of what to tell of a kept place. */
export function wishPath({ value }: Pick<KeptPlace, 'value'>, kind: WishKind, criteria?: string): string {
  const asked = { wish: value, kind, ...criteriaQuery.read(criteria ?? '') }
  return `/places#${wishQuery.write(asked).slice(1)}`
}

/** null: the address asks for none. Malformed parts of it are left out. */
export function askedWish(hash: string): AskedWish | null {
  const { wish, kind, ...given } = wishQuery.read(hash.slice(1))
  return wish === null || kind === null ? null : { place: wish, kind, criteria: criteriaIn(given) ?? '' }
}
