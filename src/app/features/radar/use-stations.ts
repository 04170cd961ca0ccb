import { useEffect, useState } from 'react'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { StationReading } from '../../../services/local-weather/get-stations.ts'

export type Stations = Pick<Reading<readonly StationReading[]>, 'data' | 'source' | 'observedAt' | 'isStale'>
/** null: not asked for, or not there yet. */
export type StationsState = Stations | 'failed' | null

/** They measure every ten minutes. */
const renewMs = 5 * 60_000

/** The stations' values while they are wanted, renewed while somebody looks. */
export function useStations(isWanted: boolean): StationsState {
  const [state, setState] = useState<StationsState>(null)
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    async function read(): Promise<void> {
      try {
        const answer = await fetch('/api/v1/stations', { signal: leaving.signal })
        if (!answer.ok) throw new Error(`stations: ${answer.status}`)
        setState((await answer.json()) as Stations)
      } catch {
        // What was shown stays: its time stands beside it.
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
  }, [isWanted])
  return state
}
