import { inEveryLanguage, type Language } from '../domain/language.ts'
import { distanceKm } from '../domain/place/coordinates.ts'
import { slugOf } from '../domain/place/location-option.ts'
import { isSwissPlace, type Place, type PlaceResult, samePlaceKm } from '../domain/place/place.ts'
import { swissTime } from '../domain/time/local-time.ts'
import type { Gazetteer } from '../ports/gazetteer.ts'
import type { LocalPoint } from '../ports/local-forecasts.ts'
import { cantonOf } from '../reference/regions.ts'
import { swissPlaceNames } from '../reference/swiss-place-names.ts'
import { keysOfName, withUmlautsSpelt } from './name-forms.ts'
import { normaliseName } from './normalise-name.ts'

type MountainPlace = { place: Place; keys: string[] }

export type MountainGazetteer = Gazetteer & {
  /** The place of this name at that point; null where there is none. */
  placeOfPoint(point: LocalPoint): Place | null
}

/**
 * The embedded places and, beside them, the peaks, passes and huts that MeteoSwiss forecasts for. Names, heights and
 * positions are those of the list that comes with the forecasts, so that a place is there exactly when it has one.
 */
export function withMountainPlaces(
  embedded: Gazetteer,
  points: () => readonly LocalPoint[],
): MountainGazetteer {
  let known: { points: readonly LocalPoint[]; bySlug: Map<string, MountainPlace> } | null = null

  /** Computed once per list; every run has a new one. */
  function mountains(): Map<string, MountainPlace> {
    const list = points()
    if (known?.points !== list) known = { points: list, bySlug: placesOf(embedded, list) }
    return known.bySlug
  }

  return {
    ...embedded,
    bySlug: (slug) => embedded.bySlug(slug) ?? mountains().get(slug)?.place ?? null,
    placeOfPoint(point) {
      const own = slugsOf(point)
        .map((slug) => mountains().get(slug)?.place)
        .find((place) => isThere(place, point))
      if (point.kind === 'mountain' && own) return own
      return embeddedPlace(embedded, point)
    },
    suggest(query, language, limit) {
      const found = embedded.suggest(query, language, limit)
      const text = normaliseName(query)
      if (text.length < 2) return found
      const holds = (key: string) => ` ${key}`.includes(` ${text}`)
      const begins = (keys: string[]) => keys.some((key) => key.startsWith(text))
      const own = [...mountains().values()].filter(({ keys }) => keys.some(holds))
      if (own.length === 0) return found
      own.sort((a, b) => Number(begins(b.keys)) - Number(begins(a.keys)))
      // A name that begins as the query does comes before one that only holds it or is merely alike.
      const isNamed = ({ name }: PlaceResult) => begins(keysOfName(name))
      const isExact =
        own.some(({ keys }) => keys.includes(text)) &&
        !found.some(({ name }) => keysOfName(name).includes(text))
      const [first, last] = [found.filter(isNamed), found.filter((result) => !isNamed(result))]
      const lines = own.map(({ place }) => resultOf(place, language))
      return (isExact ? [...lines, ...first, ...last] : [...first, ...lines, ...last]).slice(0, limit)
    },
  }
}

const isThere = (place: Place | undefined, point: LocalPoint) =>
  place !== undefined && distanceKm(place.coordinates, point.coordinates) <= samePlaceKm
const isSame = (name: string, text: string) => normaliseName(name) === text

function placesOf(embedded: Gazetteer, points: readonly LocalPoint[]): Map<string, MountainPlace> {
  const places = new Map<string, MountainPlace>()
  for (const point of points) {
    if (point.kind !== 'mountain' || embeddedPlace(embedded, point)) continue
    const slugs = slugsOf(point)
    // MeteoSwiss lists some peaks twice.
    if (slugs.some((one) => isThere(places.get(one)?.place, point))) continue
    const slug = slugs.find((one) => !places.has(one) && embedded.bySlug(one) === null)
    if (slug === undefined) continue
    places.set(slug, { place: placeOf(embedded, point, slug), keys: keysOfName(point.name) })
  }
  return places
}

/** Its addresses, the plain one first. */
function slugsOf({ name, heightM }: LocalPoint): string[] {
  const base = slugOf(withUmlautsSpelt(name))
  return base === '' ? [] : [base, `${base}-${Math.round(heightM)}`]
}

/** Addresses of the curated places by each of their names. */
const curatedSlugs = new Map(
  swissPlaceNames.flatMap(({ slug, names }) =>
    Object.values(names).map((name) => [normaliseName(name), slug] as const),
  ),
)

/**
 * Under its own address, as the curated place of that name or as the nearest place, whatever its slug. The nearest one is
 * of the country a point lies in, and that of a pass may lie beyond the border.
 */
function embeddedPlace(embedded: Gazetteer, { name, coordinates }: LocalPoint): Place | null {
  const candidates = [
    embedded.bySlug(slugOf(withUmlautsSpelt(name))),
    embedded.bySlug(curatedSlugs.get(normaliseName(name)) ?? ''),
    embedded.nearest(coordinates)?.place ?? null,
  ]
  return (
    candidates.find(
      (place) =>
        place !== null &&
        distanceKm(place.coordinates, coordinates) <= samePlaceKm &&
        Object.values(place.names).some((other) => isSame(other, normaliseName(name))),
    ) ?? null
  )
}

function placeOf(embedded: Gazetteer, { name, coordinates, heightM }: LocalPoint, slug: string): Place {
  const around = embedded.nearest(coordinates)?.place
  const home = around && isSwissPlace(around) ? around : null
  return {
    slug,
    names: inEveryLanguage(() => name),
    coordinates,
    // A border runs over many of the peaks.
    country: home?.country ?? 'CH',
    canton: home?.canton ?? null,
    region: home?.region ?? null,
    elevationM: heightM,
    population: null,
    timeZone: swissTime,
  }
}

function resultOf({ slug, names, canton, coordinates, elevationM }: Place, language: Language): PlaceResult {
  const height = `${Math.round(elevationM ?? 0)} m`
  const where = canton === null ? null : cantonOf(canton)?.names[language]
  return {
    id: slug,
    value: slug,
    name: names[language],
    detail: where ? `${where}, ${height}` : height,
    coordinates,
    isSwiss: true,
  }
}
