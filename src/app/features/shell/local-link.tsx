import { type ComponentProps, useCallback } from 'react'
import { useLocation } from 'react-router'
import { localisePath, splitPath } from '../../i18n/localised-path.ts'

/** Paths as they stand in the routes ("/radar") become addresses that keep the visitor's language prefix. */
export function useLocalisedPath(): (path: string) => string {
  const { prefix } = splitPath(useLocation().pathname)
  return useCallback((path) => localisePath(path, prefix), [prefix])
}

/**
 * A link inside the site: plain HTML with a mark, which LocalNavigation follows. A page has fifty of them, and the
 * router's own Link costs each page more, on the server and in the browser, than all their text.
 */
export function LocalLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return <a {...props} href={useLocalisedPath()(to)} data-local="" />
}
