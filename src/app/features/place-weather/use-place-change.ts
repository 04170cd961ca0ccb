import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { placeQuery } from '../../../domain/address/query.ts'
import { splitPath } from '../../i18n/localised-path.ts'

/** A skeleton shown for less than this only disturbs. */
const patienceMs = 200

function placeOf({ pathname, search }: { pathname: string; search: string }): string | null {
  const { page, path } = splitPath(pathname)
  if (page !== '' && page !== 'location') return null
  return `${path} ${placeQuery.read(search).place}`
}

/** Whether another place's weather is on its way and takes so long that its skeleton is shown. */
export function usePlaceChange(): boolean {
  const shown = placeOf(useLocation())
  const { location } = useNavigation()
  const wanted = location ? placeOf(location) : null
  const isWaiting = wanted !== null && wanted !== shown
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isWaiting && isSlow
}
