import { type Need, needs } from '../plan/needs.ts'
import { criteriaQuery, type GivenCriteria, unreadable } from '../plan/read-criteria.ts'
import type { QuietHours } from './quiet-hours.ts'

/** Signs that can be wished for besides the planner's needs. */
export const wishSigns = ['lake', 'frost', 'snow', 'gusts', 'hail', 'bise'] as const
export type WishSign = (typeof wishSigns)[number]
/** `day`: every morning the day in one line. */
export type WishKind = 'day' | Need | WishSign
export const wishKinds: readonly WishKind[] = ['day', ...needs, ...wishSigns]
export const isNeedWish = (kind: WishKind): kind is Need => needs.some((need) => need === kind)

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by)

/** From which value on, in °C, cm and km/h; of frost: below which. */
export const wishLimits: Partial<Record<WishKind, { choices: readonly number[]; usual: number }>> = {
  lake: { choices: steps(15, 27, 1), usual: 21 },
  frost: { choices: [...steps(3, -5, -1), -10, -15], usual: 0 },
  snow: { choices: [5, 10, 15, 20, 30, 50], usual: 20 },
  gusts: { choices: steps(40, 120, 10), usual: 60 },
}

/** Hours before it begins; what is told once it is there has none. */
export const wishAhead = [3, 12, 36] as const
export const usualAhead = 12
export const hasAhead = (kind: WishKind): boolean => kind !== 'lake' && kind !== 'day'

const morning = /^(0[4-9]|1[01]):[0-5]\d$/
export const usualMorning = '06:45'

/** Of one browser, over all of its places. */
export const mostWishes = 20
export const snoozeDays = 7
const longestCriteria = 160

/** Something to be told of at a place when it comes, or when it does not come after all: once a day at most. */
export type Wish = {
  /** Each once at a place. */
  kind: WishKind
  /** Of a need: its criteria where they are not the usual ones, as the planner's address has them. */
  criteria?: string
  limit?: number
  ahead: number
  /** On the clock of the place; none of a day's line, which has its own time. */
  quiet: QuietHours | null
  /** Of a day's line: "06:45" on the clock of the place, from 4 to before 12. */
  at?: string
  /** Of a day's line: in the evening, what became of it. */
  receipt?: boolean
  /** On the machine's clock: nothing is sent before. */
  snoozedUntil?: number
}

export type EventWish = Wish & { kind: Exclude<WishKind, 'day'> }
export const isDayWish = (wish: Wish): boolean => wish.kind === 'day'
export const isEventWish = (wish: Wish): wish is EventWish => !isDayWish(wish)

/** Why it cannot be; null: it can. */
export function wishFault({
  kind,
  criteria,
  limit,
  ahead,
  snoozedUntil,
  at,
  receipt,
  quiet,
}: Wish): string | null {
  if (!wishAhead.some((hours) => hours === ahead)) return `ahead is one of ${wishAhead.join(', ')}`
  if (snoozedUntil !== undefined && !Number.isFinite(snoozedUntil)) return 'snoozedUntil is an instant'
  if (kind === 'day' ? !morning.test(at ?? '') : at !== undefined || receipt !== undefined)
    return kind === 'day' ? 'at is a time from 04:00 to 11:59' : `${kind} has no time of its own`
  if (kind === 'day' && quiet !== null) return 'day has no quiet hours'
  const limits = wishLimits[kind]
  if (limits ? !limits.choices.includes(limit ?? Number.NaN) : limit !== undefined)
    return limits ? `limit of ${kind} is one of ${limits.choices.join(', ')}` : `${kind} has no limit`
  if (criteria === undefined) return null
  if (!isNeedWish(kind)) return `${kind} has no criteria`
  if (criteria.length > longestCriteria) return 'the criteria are too long'
  const wrong = unreadable(criteriaQuery.read(criteria))
  return wrong.length > 0 ? `criteria that cannot be used: ${wrong.join(', ')}` : null
}

/** The criteria that an address sets, in one order and nothing else; undefined: none. */
export const criteriaIn = (given: GivenCriteria): string | undefined =>
  criteriaQuery.write(given).slice(1) || undefined

/** Each kind once, the last one counts. */
export const wishesOnce = (wishes: readonly Wish[]): Wish[] => [
  ...new Map(wishes.map((wish) => [wish.kind, wish])).values(),
]
