import type { DaySaid } from './day-receipt.ts'
import type { WishEvent } from './wish-event.ts'

/** The last message of a wish. */
export type ToldWish = {
  /** The local day on which it did. */
  day: string
  /** Which window or day it was about. */
  mark: string
  /** When that begins; null: it had begun. */
  startAt: number | null
  /** That it comes, and nothing else since. */
  isOpen: boolean
  /** Of a day's line: what it said, until the evening. */
  said?: DaySaid
}

/** By place and kind. */
export type ToldWishes = Readonly<Record<string, ToldWish>>
export const toldKey = (place: string, kind: string): string => `${place} ${kind}`

export type WishNews = 'opens' | 'closes' | null

/**
 * What there is to tell: something that comes, once, and that it does not come after all, as long as it should have begun
 * later than now. `mayTell`: neither quiet hours nor a pause. What cannot be told today waits and is judged again.
 */
export function wishNews(
  before: ToldWish | null,
  event: Pick<WishEvent, 'mark' | 'startAt'> | null,
  { now, today, mayTell }: { now: number; today: string; mayTell: boolean },
): { news: WishNews; told: ToldWish | null } {
  const isTold = before?.isOpen === true
  const mayTellToday = mayTell && before?.day !== today
  if (event !== null) {
    if ((isTold && before.mark === event.mark) || !mayTellToday) return { news: null, told: before }
    const { mark, startAt } = event
    return { news: 'opens', told: { day: today, mark, startAt, isOpen: true } }
  }
  if (!isTold) return { news: null, told: before }
  // It has begun and is over, as it was to be.
  if (before.startAt !== null && before.startAt <= now)
    return { news: null, told: { ...before, isOpen: false } }
  if (!mayTellToday) return { news: null, told: before }
  return { news: 'closes', told: { ...before, day: today, isOpen: false } }
}
