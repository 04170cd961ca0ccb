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

/** As of when the page and its warnings are, in one line: in the page's time zone, which is Switzerland's unless given. */
export const noteText = (at: number, { t, ...clock }: Clock & { t: Translate }): string =>
  t('note.copy', { time: shortTime(at, clock) })

/** Uses the page's design tokens; without them it is still black on white. Here, since the service worker writes it too. */
export const noteStyle = {
  padding: '.5rem max(var(--page-margin,1rem),50% - var(--page-width,100vw)/2)',
  background: 'var(--ink,#0d1920)',
  color: 'var(--paper,#fff)',
  font: '.9375rem/1.4 var(--font,sans-serif)',
}
