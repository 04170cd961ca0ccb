import { isLanguage, type Language } from '../../domain/language.ts'

/** "/de/location/bern" is German, page "location", path "/location/bern". */
export function splitPath(pathname: string): { prefix: Language | null; path: string; page: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const prefix = isLanguage(first) ? first : null
  const path = prefix ? `/${rest.join('/')}` : pathname
  return { prefix, path, page: path.split('/')[1] ?? '' }
}

/** The address of a path in a language, or the plain one for null. Home is "/de", not "/de/". */
export function localisePath(path: string, prefix: Language | null): string {
  if (!prefix) return path
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`
}
