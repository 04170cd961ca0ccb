import type { Language } from '../../domain/language.ts'

/** The site's own Atom feed of warnings: of a place, of a region, or of all of Switzerland. */
export function warningsAtomHref(of: { place?: string; region?: string }, language: Language): string {
  const query = new URLSearchParams({ ...of, lang: language })
  return `/alerts.atom?${query}`
}
