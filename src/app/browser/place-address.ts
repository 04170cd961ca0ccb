import type { Language } from '../../domain/language.ts'
import { pageOf } from '../../domain/pages.ts'
import { valueForServer } from '../../domain/place/kept-places.ts'
import { localisePath, splitPath } from '../i18n/localised-path.ts'

/** How the page names its place; one that is none has none. */
const placeOf = (page: string) => pageOf(page)?.place ?? 'none'

/** Where a chosen place is shown: on the same page if it has one, else on the place's own page. */
export function addressOfChoice(pathname: string, search: string, value: string): string {
  const { prefix, path, page } = splitPath(pathname)
  if (!['query', 'wish'].includes(placeOf(page))) return localisePath(`/location/${value}`, prefix)
  const query = new URLSearchParams(search)
  query.set('place', value)
  // What the address says of another spot: part of the radar's map, a point on it, a station.
  for (const name of ['c', 'z', 'point', 'station']) query.delete(name)
  return `${localisePath(path, prefix)}?${query}`
}

/**
 * The address of what is on the screen, for somebody else: with the place, as theirs is another one, and in this language,
 * which previews of the link then have: they are made for no visitor.
 */
export function sharedAddress(
  href: string,
  { place, language }: { place: string | undefined; language: Language },
): URL {
  const address = new URL(href)
  const { path, page } = splitPath(address.pathname)
  // A position of their own to the kilometre, not to the house.
  const value = place && valueForServer({ value: place, label: '' })
  const isHome = value && path === '/'
  address.pathname = localisePath(isHome ? `/location/${value}` : path, language)
  if (isHome) address.searchParams.delete('place')
  if (value && placeOf(page) === 'query' && !address.searchParams.has('place'))
    address.searchParams.set('place', value)
  return address
}
