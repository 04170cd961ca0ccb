import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { localisePath, prefixOf } from '../i18n/localised-path.ts'

/**
 * What makes an `a` a link inside the site: a path as it stands in the routes ("/radar") becomes an address that keeps
 * the visitor's language prefix, and a mark says that LocalNavigation follows it. A page has fifty of them, and the
 * router's own Link costs each page more, on the server and in the browser, than all their text.
 */
export function useLocalLink(): (to: string) => { href: string; 'data-local': '' } {
  const prefix = prefixOf(useLocation().pathname)
  return (to) => ({ href: localisePath(to, prefix), 'data-local': '' })
}

export function LocalLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return <a {...props} {...useLocalLink()(to)} />
}
