import { parseCoordinates, roundToKilometre } from './coordinates.ts'
import { coordinatesValue } from './geocoding.ts'
import { isPlaceValue } from './location-option.ts'

/** A place the visitor keeps. Lives in the visitor's browser only. */
export type KeptPlace = {
  /** Slug or "lat,lon", with a name the geocoder gave it or without: what /location/… takes. */
  value: string
  /** What the place was called when it was kept; shown until the server has named it. */
  label: string
  /** What the visitor calls it: "Grandma". */
  name?: string
}

/** So many cost one request. */
export const mostKeptPlaces = 30
export const longestKeptName = 40

const version = 1
/** Ours, so that another program's file is not taken for one. */
const kind = 'wetterhorn-places'

/** A name as it may appear in a list: one line, no longer than that; "" is no name. */
export function keptName(text: string): { name: string; isCut: boolean } {
  // Emoji and several scripts need the joiners.
  const line = text.replace(/(?:(?![\u200c\u200d])\p{C}|\s)+/gu, ' ').trim()
  const letters = [...line]
  return {
    name: letters.slice(0, longestKeptName).join('').trim(),
    isCut: letters.length > longestKeptName,
  }
}

/** null: nothing that can be shown as a place. */
function keptPlaceOf(entry: unknown): KeptPlace | null {
  if (typeof entry !== 'object' || entry === null) return null
  const { value, label, name } = entry as Record<string, unknown>
  if (typeof value !== 'string' || !isPlaceValue(value)) return null
  const called = typeof label === 'string' ? keptName(label).name : ''
  const own = typeof name === 'string' ? keptName(name).name : ''
  const point = parseCoordinates(value)
  return {
    // As addresses have it.
    value: point ? coordinatesValue(point) : value,
    label: called || value,
    ...(own && { name: own }),
  }
}

/** Those of the entries that are places, each once; they may be more than can be kept. */
export function keptPlacesOf(entries: readonly unknown[]): KeptPlace[] {
  const places = new Map<string, KeptPlace>()
  for (const entry of entries) {
    const place = keptPlaceOf(entry)
    if (place && !places.has(place.value)) places.set(place.value, place)
  }
  return [...places.values()]
}

/** What was stored or exported; null for anything else. */
export function parseKeptPlaces(text: string | null): KeptPlace[] | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const file = stored as Record<string, unknown>
    if (file.kind !== kind || file.version !== version || !Array.isArray(file.places)) return null
    return keptPlacesOf(file.places)
  } catch {
    return null
  }
}

export function serialiseKeptPlaces(places: readonly KeptPlace[]): string {
  return JSON.stringify({ kind, version, places })
}

/** Behind one's own; what is kept already stays as it is. */
export function addKeptPlaces(
  places: readonly KeptPlace[],
  more: readonly KeptPlace[],
): { places: KeptPlace[]; added: number; leftOut: number } {
  const fresh = more.filter(({ value }) => !places.some((kept) => kept.value === value))
  const room = mostKeptPlaces - places.length
  return {
    places: [...places, ...fresh.slice(0, room)],
    added: Math.min(fresh.length, room),
    leftOut: Math.max(0, fresh.length - room),
  }
}

/** An index beyond the ends means the end. */
export function moveKeptPlace(places: readonly KeptPlace[], value: string, to: number): KeptPlace[] {
  const place = places.find((one) => one.value === value)
  if (!place) return [...places]
  const others = places.filter((one) => one !== place)
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, place)
}

export function renameKeptPlace(places: readonly KeptPlace[], value: string, name: string): KeptPlace[] {
  return places.map(({ name: before, ...place }) => {
    if (place.value !== value) return before === undefined ? place : { ...place, name: before }
    return name === '' ? place : { ...place, name }
  })
}

/** Each once, in an order that equal lists share. */
export const valuesForServer = (places: readonly KeptPlace[]): string[] =>
  [...new Set(places.map(valueForServer))].sort()

/** What the server has to know of a kept place: a slug, or a point to the kilometre and without its name. */
export function valueForServer({ value }: KeptPlace): string {
  const coordinates = parseCoordinates(value.split('~', 1)[0] ?? '')
  if (!coordinates) return value
  return coordinatesValue(roundToKilometre(coordinates))
}
