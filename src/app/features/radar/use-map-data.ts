import { useEffect, useState } from 'react'
import type { HailCell } from '../../../domain/rain/hail.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { StationReading } from '../../../services/local-weather/get-stations.ts'

type MapData<T> = Pick<Reading<T>, 'data' | 'source' | 'observedAt'>
export type Stations = MapData<readonly StationReading[]>
export type Hail = MapData<{ cells: readonly (HailCell & { place: string | null })[] }>
/** null: not requested, or not loaded yet. */
export type Fetched<T> = T | 'failed' | null

/** Stations measure every ten minutes, the radars every five. */
const renewMs = 5 * 60_000

/** Values over the map while they are switched on, renewed while the page is visible. */
export function useMapData<T>(address: string, isWanted: boolean): Fetched<T> {
  const [state, setState] = useState<Fetched<T>>(null)
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    async function read(): Promise<void> {
      try {
        const answer = await fetch(address, { signal: leaving.signal })
        if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
        setState((await answer.json()) as T)
      } catch {
        // What was shown stays, with its time beside it.
        if (!leaving.signal.aborted) setState((before) => before ?? 'failed')
      }
    }
    void read()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void read()
    }, renewMs)
    return () => {
      leaving.abort()
      clearInterval(timer)
      setState(null)
    }
  }, [address, isWanted])
  return state
}
