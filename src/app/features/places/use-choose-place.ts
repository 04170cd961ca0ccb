import { useLocation, useNavigate } from 'react-router'
import type { LocationOption } from '../../../domain/place/location-option.ts'
import { localisePath, splitPath } from '../../i18n/localised-path.ts'
import { storePlace } from './stored-place.ts'

/** Pages that show the place named by `?place=`. */
const pagesWithPlace = [
  'forecast',
  'radar',
  'precipitation',
  'alerts',
  'seasonal',
  'plan',
  'snow',
  'water',
  'pollen',
  'accuracy',
  'embed',
]

/** Where a chosen place is shown: on the same page if it has one, else on the place's own page. */
export function addressOfChoice(pathname: string, search: string, value: string): string {
  const { prefix, path, page } = splitPath(pathname)
  if (!pagesWithPlace.includes(page)) return localisePath(`/location/${value}`, prefix)
  const query = new URLSearchParams(search)
  query.set('place', value)
  // What the address says of another spot: part of the radar's map, a point on it, a station.
  for (const name of ['c', 'z', 'point', 'station']) query.delete(name)
  return `${localisePath(path, prefix)}?${query}`
}

/** Remembers the place and shows it, without a reload and without moving the page. */
export function useChoosePlace(): (place: LocationOption) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (place) => {
    storePlace(place)
    navigate(addressOfChoice(pathname, search, place.value), { preventScrollReset: true })
  }
}
