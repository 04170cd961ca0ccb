import { swissTime } from '../../domain/time/swiss-time.ts'
import type { Format } from './format.ts'
import type { Translate } from './texts.ts'

type Clock = {
  format: Format
  now: number
  timeZone?: string | undefined
}

/** "14:05", and with the date if that was another day. */
export function shortTime(at: number, { format, now, timeZone = swissTime }: Clock): string {
  const isToday = format.date(at, timeZone) === format.date(now, timeZone)
  return (isToday ? format.clock : format.dateTime)(at, timeZone)
}

/**
 * How old the weather is, that warnings are as of then, and which day its "today" was: in the page's time zone, which it
 * need not name where it is Switzerland's.
 */
export function noteSentences(
  at: number,
  { t, ...clock }: Clock & { t: Translate },
): readonly [string, ...string[]] {
  const { format, now, timeZone = swissTime } = clock
  const date = format.weekdayDate(at, timeZone)
  const isOtherDay = date !== format.weekdayDate(now, timeZone)
  return [
    t('note.copy', { time: shortTime(at, clock), ago: format.ago(at, now) }),
    t('note.warnings'),
    ...(isOtherDay ? [t('note.today', { date })] : []),
  ]
}

/** Uses the page's design tokens; without them it is still black on white. Here, since the service worker writes it too. */
export const noteStyle = {
  padding: '.75rem max(var(--page-margin,1rem),50% - var(--page-width,100vw)/2)',
  background: 'var(--ink,#0d1920)',
  color: 'var(--paper,#fff)',
  font: '1rem/1.4 var(--font,sans-serif)',
}
