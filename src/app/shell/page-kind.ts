import { splitPath } from '../i18n/localised-path.ts'

/**
 * Whether a navigation leads to another place or to another page. Home and a location count as one page.
 */
export function pageKind(pathname: string): string {
  const { page } = splitPath(pathname)
  return page === 'location' ? '' : page
}
