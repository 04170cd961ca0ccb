import { splitPath } from '../i18n/localised-path.ts'

/**
 * What a change of address means to the visitor: within one kind it is another place, from one kind to another it is
 * another page. Home and a location are one page seen at two addresses.
 */
export function pageKind(pathname: string): string {
  const { page } = splitPath(pathname)
  return page === 'location' ? '' : page
}
