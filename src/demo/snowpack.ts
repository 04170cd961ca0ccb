import type { Coordinates } from '../domain/place/coordinates.ts'
import { dayMs, hourMs } from '../domain/time/durations.ts'
import { type Atmosphere, snowBelowC } from './atmosphere.ts'
import { clamp, noise1 } from './noise.ts'
import { summerness } from './synoptic.ts'

/** Snow falls and settles in steps of this many hours. */
const stepH = 6
const stepMs = stepH * hourMs
const stepOf = (atMs: number) => Math.floor(atMs / stepMs)
/** Older snow belongs to the season's cover. */
const memorySteps = 24
/** Share of fresh snow that is left after a step: half of it settles in three days. */
const settling = 0.944
/** Centimetres of fresh snow to a millimetre of water. */
const cmPerMm = 1

export type SnowSite = { coordinates: Coordinates; heightM: number; seed: number }

/** Fresh snow of the six hours before each step, cm; the newest last. */
export function snowfalls(atmosphere: Atmosphere, site: SnowSite, lastStep: number, steps: number): number[] {
  return Array.from({ length: steps }, (_, index) => {
    const atMs = (lastStep - steps + 1 + index) * stepMs
    const at = (hours: number) => atmosphere.rateAt(site.coordinates, atMs - hours * hourMs)
    const mm = (at(1.5) + at(4.5)) * (stepH / 2)
    // The temperature is computed only where something falls: that costs far more than the rain alone.
    if (mm === 0) return 0
    const { temperatureC } = atmosphere.at(site.coordinates, site.heightM, atMs - 3 * hourMs)
    return temperatureC < snowBelowC ? mm * cmPerMm : 0
  })
}

/** The winter's cover without the last days: from nothing in autumn to its height in March, more with height. */
function coverCm({ heightM, seed }: SnowSite, atMs: number): number {
  // Snow lags behind the cold by two months.
  const winter = (0.25 - summerness(atMs - 60 * dayMs)) / 1.25
  const height = clamp((heightM - 700) / 2000, 0, 1.2)
  const years = 1 + 0.35 * noise1(seed, atMs / (200 * dayMs))
  return clamp(winter, 0, 1) * (30 + 200 * height) * height * years
}

/** Depth at any instant of the day before `nowMs`, from one pass over the snowfalls. */
export function depthOver(atmosphere: Atmosphere, site: SnowSite, nowMs: number): (atMs: number) => number {
  const last = stepOf(nowMs) + 1
  const steps = memorySteps + 6
  const falls = snowfalls(atmosphere, site, last, steps)
  const freshAt = (step: number) => {
    const newest = steps - 1 - (last - step)
    let depth = 0
    for (let back = 0; back < memorySteps; back++) depth += (falls[newest - back] ?? 0) * settling ** back
    return depth
  }
  return (atMs) => {
    const step = stepOf(atMs)
    const share = atMs / stepMs - step
    const fresh = freshAt(step) * (1 - share) + freshAt(step + 1) * share
    return Math.max(0, Math.round(coverCm(site, atMs) + fresh))
  }
}
