import { useCallback } from 'react'
import { Link, type LinkProps, useLocation } from 'react-router'
import { localisePath, splitPath } from '../../i18n/localised-path.ts'

/** Paths as they stand in the routes ("/radar") become addresses that keep the visitor's language prefix. */
export function useLocalisedPath(): (path: string) => string {
  const { prefix } = splitPath(useLocation().pathname)
  return useCallback((path) => localisePath(path, prefix), [prefix])
}

/** A link inside the site. Its page is fetched as soon as pointer, finger or focus shows the intent. */
export function LocalLink({ to, prefetch = 'intent', ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link {...props} to={useLocalisedPath()(to)} prefetch={prefetch} />
}
