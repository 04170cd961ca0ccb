import { isLanguage, type Language } from '../../domain/language.ts'

/** The language an address names. */
export function prefixOf(pathname: string): Language | null {
  const end = pathname.indexOf('/', 1)
  const first = pathname.slice(1, end === -1 ? undefined : end)
  return isLanguage(first) ? first : null
}

/** "/de/location/bern" is German, page "location", path "/location/bern". */
export function splitPath(pathname: string): { prefix: Language | null; path: string; page: string } {
  const prefix = prefixOf(pathname)
  const path = prefix ? pathname.slice(prefix.length + 1) || '/' : pathname
  return { prefix, path, page: path.split('/')[1] ?? '' }
}

/** The address of a path in a language, or the plain one for null. Home is "/de", not "/de/". */
export function localisePath(path: string, prefix: Language | null): string {
  if (!prefix) return path
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`
}
