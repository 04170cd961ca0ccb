import { splitPath } from '../i18n/localised-path.ts'

/**
 * Whether a navigation leads to another place or to another page. Home and a location count as one page, regions as one
 * each: a region is no place that a visitor chooses.
 */
export function pageKind(pathname: string): string {
  const { path, page } = splitPath(pathname)
  if (page === 'region') return path
  return page === 'location' ? '' : page
}
