import { createFormat } from '../app/i18n/format.ts'
import { noteStyle, noteText } from '../app/i18n/offline-note.ts'
import type { Language } from '../domain/language.ts'
import { translateIn } from './texts.ts'

const timeZoneIn = (html: string) => /<html[^>]* data-time-zone="([^"]+)"/.exec(html)?.[1]

const style = Object.entries(noteStyle)
  .map((declaration) => declaration.join(':'))
  .join(';')

/**
 * At the top of a document, without waiting for a script. React leaves elements alone that it does not know directly in
 * the body; the app takes the note over (src/app/shell/shown-page.tsx) until it has fresh data.
 */
export function withNote(html: string, language: Language, at: number, now: number): string {
  const context = {
    t: translateIn(language),
    format: createFormat(language),
    now,
    timeZone: timeZoneIn(html),
  }
  const note = `<aside id="offline-note" data-at="${at}" style="${style}">${noteText(at, context)}</aside>`
  return html.replace(/<body[^>]*>/, (body) => body + note)
}
