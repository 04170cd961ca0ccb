import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '../../domain/language.ts'
import { localisePath, prefixOf } from '../i18n/localised-path.ts'

type LocalLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path as in the routes ("/radar"), or only a query ("?view=table") for another view of this page. */
  to: string
  /** The language of the linked page, if different. */
  language?: Language
  /** Keeps the scroll position. */
  keepScroll?: boolean
  /** Replaces the history entry. */
  replace?: boolean
}

/**
 * A link inside the site, which LocalNavigation follows and prefetches. Not the router's own Link: home has over a hundred
 * of them, and rendering it then takes a sixth longer (`npm run bench -- home-fresh`).
 */
export function LocalLink({ to, language, keepScroll, replace, ...props }: LocalLinkProps) {
  const { pathname } = useLocation()
  return (
    <a
      {...props}
      href={to.startsWith('/') ? localisePath(to, language ?? prefixOf(pathname)) : pathname + to}
      data-local={keepScroll ? 'keep-scroll' : ''}
      data-history={replace ? 'replace' : undefined}
    />
  )
}
