import type { HailCell } from '../../../domain/rain/hail.ts'
import type { Lightning } from '../../../domain/rain/lightning.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { StationReading } from '../../../services/local-weather/get-stations.ts'
import { hasPassed } from '../../browser/has-passed.ts'
import { whileVisible } from '../../browser/while-visible.ts'

type MapData<T> = Pick<Reading<T>, 'data' | 'source' | 'observedAt'>
export type Stations = MapData<readonly StationReading[]>
export type Hail = MapData<{ cells: readonly (HailCell & { place: string | null })[] }>
export type LightningOnMap = MapData<Lightning & { sentence: string | null; note: string }>
/** null: not requested, or not loaded yet. */
export type Fetched<T> = T | 'failed' | null

/** Stations measure every ten minutes, the radars every five. */
const renewMs = 5 * minuteMs

/**
 * Renews the values while the page is visible, after a failure at the next opportunity; none is shown past `lifeMs`. Returns
 * how to stop.
 */
export function followMapData<T>(
  address: string,
  lifeMs: number,
  onChange: (data: Fetched<T>) => void,
): () => void {
  const leaving = new AbortController()
  let askedAt = 0
  let shown: { at: number; leftMs: number } | null = null

  async function read(): Promise<void> {
    askedAt = Date.now()
    try {
      const answer = await fetch(address, { signal: leaving.signal })
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
      const data = (await answer.json()) as T & { ageSeconds: number }
      // By the server's clock: the visitor's may be wrong.
      const leftMs = lifeMs - data.ageSeconds * 1000
      if (leftMs <= 0) throw new Error(`${address}: too old`)
      shown = { at: Date.now(), leftMs }
      onChange(data)
    } catch {
      askedAt = 0
      // What is shown stays, with its time beside it.
      if (!leaving.signal.aborted && shown === null) onChange('failed')
    }
  }

  function check(): void {
    const isTooOld = shown !== null && hasPassed(shown.leftMs, shown.at)
    if (isTooOld) {
      shown = null
      onChange(null)
    }
    if (isTooOld || hasPassed(renewMs, askedAt)) void read()
  }

  void read()
  const stopChecking = whileVisible(check, minuteMs)
  return () => {
    leaving.abort()
    stopChecking()
  }
}
