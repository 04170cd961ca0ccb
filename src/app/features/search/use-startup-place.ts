import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useRootData } from '../../browser/root-data.ts'
import { mirrorStoredPlace } from '../../browser/stored-place.ts'
import { startupPlace } from './position.ts'

/** Shows the place the browser has stored where the server rendered another, also one that is found only later. */
export function useStartupPlace(): void {
  const { revalidate } = useRevalidator()
  const savedPlace = useRootData()?.savedPlace ?? null
  const mirror = useEffectEvent(() => {
    if (mirrorStoredPlace(savedPlace)) void revalidate()
  })
  useEffect(() => {
    mirror()
    void startupPlace().then((place) => place && mirror())
  }, [])
}
