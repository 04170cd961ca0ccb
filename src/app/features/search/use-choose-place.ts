import { useLocation, useNavigate } from 'react-router'
import type { LocationOption } from '../../../domain/place/location-option.ts'
import { addressOfChoice } from '../../browser/place-address.ts'
import { storePlace } from '../../browser/stored-place.ts'

/** Remembers the place and shows it, without a reload and without moving the page. */
export function useChoosePlace(): (place: LocationOption) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (place) => {
    storePlace(place)
    navigate(addressOfChoice(pathname, search, place.value), { preventScrollReset: true })
  }
}
