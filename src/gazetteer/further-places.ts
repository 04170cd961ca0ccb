import type { InEveryLanguage, Language } from '../domain/language.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import { slugOf } from '../domain/place/location-option.ts'
import { isSwissPlace, type Place, type PlaceResult } from '../domain/place/place.ts'
import { swissTime } from '../domain/time/local-time.ts'
import type { Gazetteer } from '../ports/gazetteer.ts'
import { cantonOf } from '../reference/regions.ts'
import { countryName } from './country-name.ts'
import { keysOfName, withUmlautsSpelt } from './name-forms.ts'
import { normaliseName } from './normalise-name.ts'

/** A place that the embedded gazetteer does not hold. */
export type FurtherPlace = {
  place: Place
  /** Normalised names that it is found by. */
  keys: readonly string[]
  /** Shown beside its name in answers: where it is, how high, or that it is a lake. */
  detail: (language: Language) => string
}

/** By slug. */
export type FurtherPlaces = ReadonlyMap<string, FurtherPlace>

/** The gazetteer with further places, which may change with every call. */
export function withFurtherPlaces(gazetteer: Gazetteer, further: () => FurtherPlaces): Gazetteer {
  /** By all the names it has, whichever of them answered. */
  const namesOf = ({ value, name }: PlaceResult) =>
    [name, ...Object.values(gazetteer.bySlug(value)?.names ?? {})].flatMap(keysOfName)

  return {
    ...gazetteer,
    bySlug: (slug) => gazetteer.bySlug(slug) ?? further().get(slug)?.place ?? null,
    byName(name) {
      const known = gazetteer.byName(name)
      const key = normaliseName(name)
      const [own, another] = [...further().values()].filter(({ keys }) => keys.includes(key))
      if (!own || (known && isSwissPlace(known.place))) return known
      return { place: own.place, isOnly: !known && !another }
    },
    suggest(query, language, limit) {
      const found = gazetteer.suggest(query, language, limit)
      const text = normaliseName(query)
      if (text.length < 2) return found
      const is = (keys: readonly string[]) => keys.includes(text)
      const begins = (keys: readonly string[]) => keys.some((key) => key.startsWith(text))
      const holds = (keys: readonly string[]) => keys.some((key) => ` ${key}`.includes(` ${text}`))
      const own = [...further().values()].filter(({ keys }) => holds(keys))
      if (own.length === 0) return found
      const named = found.filter((result) => begins(namesOf(result)))
      const isTaken = found.some((result) => result.isSwiss && is(namesOf(result)))
      const linesOf = (places: FurtherPlace[]) => places.map((one) => resultOf(one, language))
      const exact = isTaken ? [] : own.filter(({ keys }) => is(keys))
      const others = own.filter((one) => !exact.includes(one))
      return [
        ...linesOf(exact),
        ...named.filter(({ isSwiss }) => isSwiss),
        ...linesOf(others.filter(({ keys }) => begins(keys))),
        ...named.filter(({ isSwiss }) => !isSwiss),
        ...linesOf(others.filter(({ keys }) => !begins(keys))),
        // Names that are merely similar come last.
        ...found.filter((result) => !named.includes(result)),
      ].slice(0, limit)
    },
  }
}

/** Its addresses, the plain one first. */
export function slugsOf(name: string, heightM: number): string[] {
  const base = slugOf(withUmlautsSpelt(name))
  return base === '' ? [] : [base, `${base}-${Math.round(heightM)}`]
}

/** In canton and region of the place around. */
export function swissPlaceAt(
  gazetteer: Pick<Gazetteer, 'nearest'>,
  own: { slug: string; names: InEveryLanguage; coordinates: Coordinates; elevationM: number },
): Place {
  const around = gazetteer.nearest(own.coordinates)?.place
  const home = around && isSwissPlace(around) ? around : null
  return {
    ...own,
    // A border runs over many peaks and through lakes.
    country: home?.country ?? 'CH',
    canton: home?.canton ?? null,
    region: home?.region ?? null,
    population: null,
    timeZone: swissTime,
  }
}

/** "Berne, 2780 m". */
export function cantonAndHeight({ canton, country, elevationM }: Place, language: Language): string {
  const height = `${Math.round(elevationM ?? 0)} m`
  const where = canton === null ? null : cantonOf(canton)?.names[language]
  const abroad = country === 'CH' ? null : countryName(country, language)
  return [where ?? abroad, height].filter(Boolean).join(', ')
}

function resultOf({ place, detail }: FurtherPlace, language: Language): PlaceResult {
  const { slug, names, coordinates } = place
  return {
    id: slug,
    value: slug,
    name: names[language],
    detail: detail(language),
    coordinates,
    isSwiss: place.country === 'CH',
  }
}
