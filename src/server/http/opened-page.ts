import { isLanguage } from '../../domain/language.ts'
import { pageAt } from '../../domain/pages.ts'

/** No page but its data, a picture or a text. */
const ending = /\.[a-z]+$/

/** The id of the page at an address, with a language before it or without; null: none. */
export function openedPage(pathname: string): string | null {
  const [, first = ''] = pathname.split('/', 2)
  const path = isLanguage(first) ? pathname.slice(first.length + 1) || '/' : pathname
  return ending.test(path) ? null : (pageAt(path)?.id ?? null)
}

/** Programs that read pages call themselves so, or name an address that says what they are. "Cubot" makes phones. */
const program = /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|https?:|@/i
/** User agents are longer only to confuse. */
const longestAgent = 400

/** All browsers call themselves Mozilla. */
export const isBrowser = (userAgent: string | null): boolean =>
  userAgent !== null &&
  userAgent.length <= longestAgent &&
  userAgent.startsWith('Mozilla/5.0 (') &&
  !program.test(userAgent)

/**
 * Whether somebody's browser opens a page with this request: it neither fetches it in advance or for a program's own use, nor
 * as a copy for times without a connection. Browsers say what for only on https and on the machine itself.
 */
export function isOpening(headers: Pick<Headers, 'get'>): boolean {
  const wanted = headers.get('sec-fetch-dest')
  if (wanted !== null && wanted !== 'document') return false
  return headers.get('sec-purpose') === null && isBrowser(headers.get('user-agent'))
}
