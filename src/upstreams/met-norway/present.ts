import { hourMs } from '../../domain/time/durations.ts'
import { inTenths } from '../../domain/weather/units.ts'
import type { WireInstant } from './schema.ts'
import type { Instant } from './spans.ts'

type Values = Instant['values']

/**
 * The air of this moment: between the two instants around it, or the nearest one where it lies at most an hour outside of
 * them all. null: the forecast does not cover the present.
 */
export function valuesAt(instants: readonly Instant[], now: number): Values | null {
  const next = instants.find(({ at }) => at > now)
  const last = instants.findLast(({ at }) => at <= now)
  if (last && next) return between(last.values, next.values, (now - last.at) / (next.at - last.at))
  const nearest = last ?? next
  return nearest && Math.abs(nearest.at - now) <= hourMs ? nearest.values : null
}

function between(a: Values, b: Values, share: number): Values {
  const mixed: WireInstant = {}
  for (const name of Object.keys(a) as (keyof WireInstant)[]) {
    const [from, to] = [a[name], b[name]]
    // A value only one of the two has is not carried over: its absence may mean that it has ended.
    if (from !== undefined && to !== undefined)
      mixed[name] = name === 'wind_from_direction' ? turn(from, to, share) : from + (to - from) * share
  }
  const airTemperature = a.air_temperature + (b.air_temperature - a.air_temperature) * share
  return { ...mixed, air_temperature: inTenths(airTemperature) }
}

/** Along the shorter way round the compass. */
function turn(from: number, to: number, share: number): number {
  const difference = ((to - from + 540) % 360) - 180
  return (from + difference * share + 360) % 360
}
