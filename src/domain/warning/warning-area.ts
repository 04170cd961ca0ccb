import type { InEveryLanguage } from '../language.ts'
import { memoise } from '../memoise.ts'
import type { Coordinates } from '../place/coordinates.ts'
import { distanceKm } from '../place/coordinates.ts'
import type { Place, RegionId } from '../place/place.ts'
import type { Ring, WarningScope, WeatherWarning } from './warning.ts'

/** A warning region of the issuer. Feeds carry its name, mostly its outline, never a canton or place. */
export type WarningArea = {
  /** MeteoAlarm's EMMA_ID of 2021–2024; the feed of today carries none. */
  id: string
  name: string
  formerNames: readonly string[]
  cantons: readonly string[]
  regions: readonly RegionId[]
  centre: Coordinates
  /** Degrees WGS 84. */
  bounds: { west: number; south: number; east: number; north: number }
}

/** A city and the warning areas it lies in. */
export type WarnedCity = {
  /** German name. */
  name: string
  canton: string
  areas: readonly string[]
}

/** A part of the country that people warn by a name of its own, and every region it touches. */
export type WarnedLandscape = { names: readonly string[]; regions: readonly RegionId[] }

/** What names in a feed can mean. The tables are data and live outside the domain. */
export type WarningGeography = {
  areas: readonly WarningArea[]
  cities: readonly WarnedCity[]
  landscapes: readonly WarnedLandscape[]
  /** With every region a canton touches: Graubünden is eastern, alpine and southern. */
  cantons: readonly { code: string; names: InEveryLanguage; regions: readonly RegionId[] }[]
  regions: readonly { id: RegionId; names: InEveryLanguage }[]
  /** The best known places, in every language. */
  places: readonly { names: InEveryLanguage; region: RegionId }[]
  /** Peaks and passes on the border of cantons, by slug: what is said of any of them is said of the place. */
  borderPlaces: ReadonlyMap<string, readonly string[]>
}

/**
 * Lower case, without accents or punctuation: "Plaine de l'Orbe" and "plaine de l’orbe" are one. Every page asks for
 * the areas of the same hundred warnings.
 */
const normalise = memoise((text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
)

/**
 * Whether a warning concerns a place or a region: by its outline first, by names second. Where
 * only names are left the answer leans towards yes, since a warning too many harms less than one missed: one whose name
 * says nothing to us ("Alpennordhang") concerns everybody, and the name it is shown with lets readers judge.
 */
export function warningConcerns(
  warning: WeatherWarning,
  scope: WarningScope,
  geography: WarningGeography,
): boolean {
  if (scope.kind === 'switzerland' || isNationwide(warning)) return true
  if (warning.areaWithoutOutline !== undefined) {
    const { areaWithoutOutline: area, ...outlined } = warning
    const named = { ...outlined, area, polygons: [] }
    return [outlined, named].some((part) => warningConcerns(part, scope, geography))
  }
  if (scope.kind === 'region') return concernsRegion(warning, scope.region, geography)
  return concernsPlace(warning, scope.place, geography)
}

/** By outline alone, for places that no name in a Swiss feed can mean. */
export function isInOutline(warning: WeatherWarning, scope: WarningScope): boolean {
  return scope.kind === 'place' && isInOutlines(warning.polygons, scope.place.coordinates)
}

/** Whether outlines alone decide which places it concerns: no name in it can mean another one. */
export function isOutlineAll(warning: WeatherWarning, geography: WarningGeography): boolean {
  if (warning.polygons.length === 0 || warning.areaWithoutOutline !== undefined) return false
  const { named } = namesIn(warning.area, geography.areas)
  return !named.some(({ name }) => geography.cities.some(({ areas }) => areas.includes(name)))
}

/** Most places lie far from most warnings: a box around each outline says so without looking at its corners. */
export function isInOutlines(outlines: readonly Ring[], coordinates: Coordinates): boolean {
  return outlines.some((ring) => isInBox(coordinates, boxAround(ring)) && isInRing(coordinates, ring))
}

const boxes = new WeakMap<Ring, WarningArea['bounds']>()

export function boxAround(ring: Ring): WarningArea['bounds'] {
  const known = boxes.get(ring)
  if (known) return known
  const box = {
    west: Number.POSITIVE_INFINITY,
    south: Number.POSITIVE_INFINITY,
    east: Number.NEGATIVE_INFINITY,
    north: Number.NEGATIVE_INFINITY,
  }
  for (const [lon, lat] of ring) {
    box.west = Math.min(box.west, lon)
    box.east = Math.max(box.east, lon)
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
  }
  boxes.set(ring, box)
  return box
}

/** Names that alone say where a warning holds; null where outlines say all of it. */
export function areaOfNames({ area, polygons, areaWithoutOutline }: WeatherWarning): string | null {
  return areaWithoutOutline ?? (polygons.length === 0 ? area : null)
}

export function isInAnyArea(coordinates: Coordinates, areas: readonly WarningArea[]): boolean {
  return areas.some((area) => isInBounds(coordinates, area))
}

function concernsPlace(warning: WeatherWarning, place: Place, geography: WarningGeography): boolean {
  if (isInOutlines(warning.polygons, place.coordinates)) return true
  const city = byCity(geography.cities).get(`${place.names.de} ${place.canton}`)
  if (warning.polygons.length > 0 && !city) return false
  const { named, words } = namesIn(warning.area, geography.areas)
  // A city spreads over several areas while its point lies in one.
  if (city && named.some((area) => city.areas.includes(area.name))) return true
  if (warning.polygons.length > 0) return false
  if (!city && named.some((area) => mayHold(area, place, geography))) return true
  if (words === '') return false
  if (!isLocated(words, geography)) return true
  const around = geography.areas.filter((area) => mayHold(area, place, geography))
  const own = new Set(around.flatMap(({ regions }) => regions))
  const codes = cantonsOf(place, geography) ?? [place.canton, ...around.flatMap(({ cantons }) => cantons)]
  const home = place.region === null ? [...own] : [place.region]
  return mentionsAny(words, [
    ...Object.values(place.names),
    ...geography.cantons
      .filter(({ code }) => codes.includes(code))
      .flatMap(({ names }) => Object.values(names)),
    ...geography.regions.filter(({ id }) => own.has(id)).flatMap(({ names }) => Object.values(names)),
    ...landscapesIn(home, geography),
  ])
}

function concernsRegion(warning: WeatherWarning, regionId: string, geography: WarningGeography): boolean {
  const isHere = (area: WarningArea) => area.regions.some((id) => id === regionId)
  const { named, words } = namesIn(warning.area, geography.areas)
  if (named.some(isHere)) return true
  if (words === '') return false
  if (warning.polygons.length > 0) return areasCovered(warning.polygons, geography.areas).some(isHere)
  if (!isLocated(words, geography)) return true
  const cantons = geography.cantons.filter(({ regions }) => regions.some((id) => id === regionId))
  return mentionsAny(words, [
    ...Object.values(geography.regions.find(({ id }) => id === regionId)?.names ?? {}),
    ...cantons.flatMap((canton) => Object.values(canton.names)),
    ...landscapesIn([regionId], geography),
    ...geography.places
      .filter(({ region }) => region === regionId)
      .flatMap(({ names }) => Object.values(names)),
  ])
}

/**
 * The regions that its area mostly lies in, for sentences: `warningConcerns` answers for every region it touches. Where
 * nothing locates it, all that it may concern.
 */
export function regionsWarned(warning: WeatherWarning, geography: WarningGeography): RegionId[] {
  const { named, words } = namesIn(warning.area, geography.areas)
  const outlined = named.length === 0 ? areasCovered(warning.polygons, geography.areas) : []
  const told = new Set([...named, ...outlined].flatMap(({ regions }) => mainRegions(regions)))
  if (words !== '' && outlined.length === 0) for (const id of regionsOfWords(words, geography)) told.add(id)
  return geography.regions
    .filter(({ id }) =>
      told.size > 0 ? told.has(id) : warningConcerns(warning, { kind: 'region', region: id }, geography),
    )
    .map(({ id }) => id)
}

/** Of regions in the order of their share: the first, and the Alps, which overlap the others. */
function mainRegions(ids: readonly RegionId[]): RegionId[] {
  const first = ids.find((id) => id !== 'alpine')
  return [...(first ? [first] : []), ...ids.filter((id) => id === 'alpine')]
}

function regionsOfWords(words: string, geography: WarningGeography): RegionId[] {
  if (!isLocated(words, geography)) return geography.regions.map(({ id }) => id)
  const isNamed = ({ names }: { names: InEveryLanguage }) => mentionsAny(words, Object.values(names))
  return [
    ...geography.regions.filter(isNamed).map(({ id }) => id),
    ...geography.cantons.filter(isNamed).flatMap(({ regions }) => mainRegions(regions)),
    ...geography.landscapes
      .filter(({ names }) => mentionsAny(words, names))
      .flatMap(({ regions }) => regions),
    ...geography.places.filter(isNamed).map(({ region }) => region),
  ]
}

function landscapesIn(regionIds: readonly string[], { landscapes }: WarningGeography): string[] {
  return landscapes
    .filter(({ regions }) => regions.some((id) => regionIds.includes(id)))
    .flatMap(({ names }) => names)
}

/** A region's or place's name tells where only by itself: "Nordseite der Alpen" is not the Alps. */
const tellingNames = memoise(({ cantons, cities, landscapes, regions, places }: WarningGeography) => ({
  anywhere: [
    ...cantons.flatMap(({ names }) => Object.values(names)),
    ...cities.map(({ name }) => name),
    ...landscapes.flatMap(({ names }) => names),
  ],
  alone: new Set([...regions, ...places].flatMap(({ names }) => Object.values(names).map(normalise))),
}))

/**
 * Whether we know where all of it is. Each part tells only of itself: in "Kanton Bern, Oberwallis" Bern does not say where
 * the other is. A part without a capital letter ("extreme snowfall") or of the country's name is no place beside others.
 */
function isLocated(words: string, geography: WarningGeography): boolean {
  const { anywhere, alone } = tellingNames(geography)
  const places = partsOf(words).filter((part) => /\p{Lu}/u.test(part) && !countryNames.has(normalise(part)))
  const isKnown = (part: string) => alone.has(normalise(part)) || mentionsAny(part, anywhere)
  return places.length > 0 && places.every(isKnown)
}

const countryNames = new Set(['switzerland', 'schweiz', 'suisse', 'svizzera', 'svizra'])

/** Named by the country's name in any language, without an outline. */
export function isNationwide(warning: WeatherWarning): boolean {
  return warning.polygons.length === 0 && countryNames.has(normalise(warning.area))
}

const byName = memoise(
  (areas: readonly WarningArea[]) =>
    new Map(
      areas.flatMap((area) =>
        [area.name, ...area.formerNames].map((name) => [normalise(name), area] as const),
      ),
    ),
)

const byCity = memoise(
  (cities: readonly WarnedCity[]) => new Map(cities.map((city) => [`${city.name} ${city.canton}`, city])),
)

const partsOf = (text: string): string[] => text.split(/[,;/]/)

/** The issuer's own areas in a list of names, and the words that are none of them. */
function namesIn(text: string, areas: readonly WarningArea[]): { named: WarningArea[]; words: string } {
  const names = byName(areas)
  const known = (name: string) => names.get(normalise(name))
  const parts = known(text) ? [text] : partsOf(text)
  return {
    named: [...new Set(parts.map(known).filter((area) => area !== undefined))],
    words: parts
      .filter((part) => !known(part))
      .join(',')
      .trim(),
  }
}

export function areasNamed(text: string, areas: readonly WarningArea[]): WarningArea[] {
  return namesIn(text, areas).named
}

/** Areas whose centre an outline encloses; else the one whose centre is nearest to the outline's own. */
function areasCovered(polygons: readonly Ring[], areas: readonly WarningArea[]): WarningArea[] {
  const enclosed = areas.filter(({ centre }) => polygons.some((ring) => isInRing(centre, ring)))
  const middle = middleOf(polygons.flat())
  if (enclosed.length > 0 || middle === null) return enclosed
  const nearest = areas.toSorted((a, b) => distanceKm(a.centre, middle) - distanceKm(b.centre, middle))[0]
  return nearest ? [nearest] : []
}

function middleOf(corners: Ring): Coordinates | null {
  if (corners.length === 0) return null
  let lat = 0
  let lon = 0
  for (const corner of corners) {
    lon += corner[0]
    lat += corner[1]
  }
  return { lat: lat / corners.length, lon: lon / corners.length }
}

function mayHold(area: WarningArea, place: Place, geography: WarningGeography): boolean {
  const cantons = cantonsOf(place, geography)
  const isShared =
    cantons === null || area.cantons.length === 0 || cantons.some((code) => area.cantons.includes(code))
  return isInBounds(place.coordinates, area) && isShared
}

/** null where it is uncertain: then the area's bounding box alone decides. */
function cantonsOf(
  { slug, canton, isPoint }: Place,
  { borderPlaces }: WarningGeography,
): readonly string[] | null {
  if (canton === null || isPoint) return null
  return borderPlaces.get(slug) ?? [canton]
}

function isInBounds(coordinates: Coordinates, { bounds }: WarningArea): boolean {
  return isInBox(coordinates, bounds)
}

function isInBox({ lat, lon }: Coordinates, { west, south, east, north }: WarningArea['bounds']): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east
}

/** Even-odd rule: an eastward ray from the point crosses the outline an odd number of times. */
export function isInRing({ lat, lon }: Coordinates, ring: Ring): boolean {
  let isInside = false
  let previous = ring.at(-1)
  for (const corner of ring) {
    if (previous && corner[1] > lat !== previous[1] > lat) {
      const share = (lat - corner[1]) / (previous[1] - corner[1])
      if (lon < corner[0] + share * (previous[0] - corner[0])) isInside = !isInside
    }
    previous = corner
  }
  return isInside
}

function mentionsAny(text: string, words: readonly string[]): boolean {
  const haystack = ` ${normalise(text)} `
  return words.some((word) => {
    const needle = normalise(word)
    return needle !== '' && haystack.includes(` ${needle} `)
  })
}
