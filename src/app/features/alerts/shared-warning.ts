import type { PageMeta } from '../../page/page-meta.ts'
import type { WarningCardView } from './warning-card.server.ts'

/** Names one warning of the warnings page in its address: an anchor is not sent to the server. */
export const warningParameter = 'alert'

/** A link to one warning is previewed with that warning, in its issuer's own words; null: it is not in the list. */
export function sharedWarning(
  anchor: string | null,
  cards: readonly WarningCardView[],
  siteName: string,
): (Pick<PageMeta, 'title' | 'preview' | 'sharedPath'> & Partial<PageMeta>) | null {
  const card = cards.find(
    ({ isSample, spans }) =>
      !isSample && spans.some(({ areas }) => areas.some((area) => area.anchor === anchor)),
  )
  if (!card || anchor === null) return null
  const { title, description } = card.words
  return {
    title: `${title} | ${siteName}`,
    ...(description && { description }),
    preview: `/alerts/${anchor}.png`,
    sharedPath: `/alerts?${warningParameter}=${anchor}`,
    // It lasts no longer than the warning.
    noindex: true,
  }
}
