import { useMatches } from 'react-router'
import type { WarningBarView } from '../features/alerts/warning-bar.server.ts'
import type { PageMeta } from '../page/page-meta.ts'
import type { SkyView } from './header.tsx'

/** What every page's loader returns: `page` is what its component shows, the rest is the shell's. */
export type LoadedPage = {
  meta: PageMeta
  page: unknown
  /** Above pages with a sky, whose colours the header takes. */
  sky?: SkyView
  /** What the bar above a place's page names. */
  warning?: WarningBarView | null
}

/** Null where the root itself failed, or a page whose loader did. */
export function useLoadedPage(): LoadedPage | null {
  const loaded: unknown = useMatches().at(-1)?.loaderData
  return isLoadedPage(loaded) ? loaded : null
}

/** That every route has this form is held by a test of types, so it need not look any deeper. */
export const isLoadedPage = (loaded: unknown): loaded is LoadedPage =>
  typeof loaded === 'object' && loaded !== null && 'meta' in loaded && 'page' in loaded
