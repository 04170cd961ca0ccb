import { createShortTurns } from '../../concurrency/short-turns.ts'
import { type Coordinates, parseCoordinates } from '../../domain/place/coordinates.ts'
import type { Place } from '../../domain/place/place.ts'
import type { WarningCarrier, WeatherWarning } from '../../domain/warning/warning.ts'
import { isInOutlines, isOutlineAll, type WarningGeography } from '../../domain/warning/warning-area.ts'
import { concernsPlace } from '../../domain/warning/warning-state.ts'

/** Every square kilometre of Switzerland and as much around it; forgotten together once there are more. */
const mostPlaces = 100_000

/** Where some warnings hold, judged once for all of them and all their versions. */
type Extent = {
  /** In the order of their first appearance. */
  number: number
  holds: (place: KnownPlace) => boolean
  warnings: readonly WeatherWarning[]
}

type KnownPlace = {
  value: string
  coordinates: Coordinates
  /** Looked up once outlines alone do not decide; null: no such place. */
  place?: Place | null
  /** Extents up to this number have been judged. */
  judged: number
  within: readonly Extent[]
}

export type WatchedPlaces = {
  /** The warnings in force from now on. */
  follow(warnings: readonly WeatherWarning[], carrier: WarningCarrier): Promise<void>
  /** Those that concern a place, by slug or "lat,lon", as its pages have them. */
  warningsAt(value: string): readonly WeatherWarning[]
  /** null: no such place. */
  coordinatesOf(value: string): Coordinates | null
  /** Costs a search for a point, once; null: no such place. */
  placeOf(value: string): Place | null
}

/**
 * Which watched places each warning concerns. A place is compared only with extents that are new to it: other words, times
 * or levels for the same area cost nothing, and neither does a place that many watch.
 */
export function createWatchedPlaces(options: {
  resolve: (value: string) => Place | null
  geography: WarningGeography
  hashOf: (text: string) => string
}): WatchedPlaces {
  const { resolve, geography } = options
  const names = new WeakMap<WeatherWarning, string>()
  const places = new Map<string, KnownPlace | null>()
  let extents = new Map<string, Extent>()
  let newest = 0

  function nameOf(warning: WeatherWarning): string {
    const { area, polygons, areaWithoutOutline } = warning
    const name =
      names.get(warning) ?? options.hashOf(JSON.stringify([area, polygons, areaWithoutOutline ?? null]))
    names.set(warning, name)
    return name
  }

  function extentOf(warning: WeatherWarning, carrier: WarningCarrier): Extent {
    const isByOutline = isOutlineAll(warning, geography)
    const holds = (known: KnownPlace) => {
      if (isInOutlines(warning.polygons, known.coordinates)) return true
      const place = isByOutline ? null : resolved(known)
      return place !== null && concernsPlace(warning, place, { carrier, geography })
    }
    newest += 1
    return { number: newest, holds, warnings: [] }
  }

  function resolved(known: KnownPlace): Place | null {
    if (known.place === undefined) known.place = resolve(known.value)
    return known.place
  }

  function known(value: string): KnownPlace | null {
    const before = places.get(value)
    if (before !== undefined) return before
    if (places.size >= mostPlaces) places.clear()
    const coordinates = parseCoordinates(value) ?? resolve(value)?.coordinates ?? null
    const place = coordinates && { value, coordinates, judged: 0, within: [] }
    places.set(value, place)
    return place
  }

  return {
    async follow(warnings, carrier) {
      const turns = createShortTurns()
      const next = new Map<string, { extent: Extent; warnings: WeatherWarning[] }>()
      for (const warning of warnings) {
        await turns()
        const name = `${carrier} ${nameOf(warning)}`
        const group = next.get(name) ?? {
          extent: extents.get(name) ?? extentOf(warning, carrier),
          warnings: [],
        }
        group.warnings.push(warning)
        next.set(name, group)
      }
      for (const extent of extents.values()) extent.warnings = []
      for (const { extent, warnings: some } of next.values()) extent.warnings = some
      extents = new Map([...next].map(([name, { extent }]) => [name, extent]))
    },

    warningsAt(value) {
      const place = known(value)
      if (!place) return []
      if (place.judged < newest) {
        const unjudged = [...extents.values()].filter(({ number }) => number > place.judged)
        const still = place.within.filter(({ warnings }) => warnings.length > 0)
        place.within = [...still, ...unjudged.filter((extent) => extent.holds(place))]
        place.judged = newest
      }
      return place.within.flatMap(({ warnings }) => warnings)
    },

    coordinatesOf: (value) => known(value)?.coordinates ?? null,

    placeOf(value) {
      const place = known(value)
      return place && resolved(place)
    },
  }
}
