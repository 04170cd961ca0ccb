import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const againMs = 3000

/** Looks again while figures are still being worked out. */
export function useWorkedOut(isWorking: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isWorking || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), againMs)
    return () => clearTimeout(timer)
  }, [isWorking, state, revalidate])
}
