import { createFormat } from '../app/i18n/format.ts'
import type { Language } from '../domain/language.ts'
import { offlineText } from './texts.ts'

/** On the device's clock, as the reader sees it. */
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** "14:05", and with the date if that was another day. */
export function shortTime(language: Language, at: number, now: number): string {
  const format = createFormat(language)
  const zone = timeZone()
  return format.date(at, zone) === format.date(now, zone) ? format.clock(at, zone) : format.dateTime(at, zone)
}

/** How old the copy is, that warnings are as of then, and which day its "today" was. */
export function noteSentences(language: Language, at: number, now: number): [string, ...string[]] {
  const format = createFormat(language)
  const zone = timeZone()
  const isOtherDay = format.date(at, zone) !== format.date(now, zone)
  const time = shortTime(language, at, now)
  return [
    offlineText(language, 'offline.copy', { time, ago: format.ago(at, now) }),
    offlineText(language, 'offline.warnings'),
    ...(isOtherDay ? [offlineText(language, 'offline.today', { date: format.weekdayDate(at, zone) })] : []),
  ]
}

/** Uses the page's design tokens; without them it is still black on white. */
const style =
  'padding:.75rem max(var(--page-margin,1rem),50% - var(--page-width,100vw)/2);background:var(--ink,#0d1920);color:var(--paper,#fff);font:1rem/1.4 var(--font,sans-serif)'

/**
 * At the top of a document, without waiting for a script. React leaves elements alone that it does not know directly in
 * the body; the app reads the time from it (src/app/browser/offline-copy.ts) and removes it once it has fresh data.
 */
export function withNote(html: string, language: Language, at: number, now: number): string {
  const [first, ...rest] = noteSentences(language, at, now)
  const note = `<aside id="offline-note" data-at="${at}" style="${style}"><strong>${first}</strong> ${rest.join(' ')}</aside>`
  return html.replace(/<body[^>]*>/, (body) => body + note)
}
