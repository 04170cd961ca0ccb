import { type Coordinates, distanceKm } from '../../domain/place/coordinates.ts'
import type { RegionId } from '../../domain/place/place.ts'
import { swissTime } from '../../domain/time/local-time.ts'
import { largest } from '../../domain/weather/largest.ts'
import { swissPlaceNames } from '../../reference/swiss-place-names.ts'
import { saintSpellings, withItalianSaintInFull, withoutCanton } from '../name-forms.ts'
import { normaliseName } from '../normalise-name.ts'
import { type DraftPlace, sameInEveryLanguage } from './draft-place.ts'
import type { GazetteerSources } from './gazetteer-sources.ts'

/** Two lists mean one place when they agree on the name this near; a town's own postcodes may lie further out. */
const samePlaceKm = 5
const sameTownKm = 15

/** Local and older names that people still type. */
const furtherNames: Record<string, string[]> = {
  zurich: ['Züri'],
  bern: ['Bärn'],
  lucerne: ['Lozärn'],
  basel: ['Basu'],
  martigny: ['Martinach'],
  poschiavo: ['Puschlav'],
  brig: ['Brig'],
  schwyz: ['Schwytz'],
  'klein-matterhorn': ['Matterhorn Glacier Paradise'],
}

/** Postcodes of post offices and large customers ("Zürich 1", "Bern UBS"): they belong to the town before them. */
const postalService =
  /(?: \d+(?: .*)?| PostFinance| UBS| Swisscom| Sonderdienste| PF| CS PZ| Voice Pub| Versich\.| R Digest| IBRS local| Dist Ba| Paketzentrum| K AG)$/

/** All that a list may call the place: without canton, remark in brackets, neighbour; each half of a double name. */
function comparableNames(draft: DraftPlace): Set<string> {
  const keys = new Set<string>()
  for (const name of [...Object.values(draft.names), ...draft.aliases]) {
    const plain = withoutCanton(name, draft.admin)
    const bare = plain.replace(/ \(.*\)$/, '').replace(/ (?:b\.|bei) .*$/, '')
    for (const form of [name, plain, bare, ...bare.split('/')].map(withItalianSaintInFull)) {
      for (const key of saintSpellings(normaliseName(form))) keys.add(key)
    }
  }
  return keys
}

function curatedPlaces(): DraftPlace[] {
  return swissPlaceNames.map((place) => ({
    names: place.names,
    aliases: [...(place.romansh ? [place.romansh] : []), ...(furtherNames[place.slug] ?? [])],
    weakAliases: [],
    coordinates: place.coordinates,
    country: 'CH',
    admin: place.cantons[0] ?? '',
    population: place.population,
    elevationM: place.elevationM,
    timeZone: swissTime,
    region: place.region,
    slug: place.slug,
    identity: place.postcode ?? place.slug,
    postcodes: place.postcode ? [place.postcode] : [],
    points: [],
  }))
}

/** That of the nearest place of its canton in our list, as cantons reach from the plain into the Alps. */
function regionOf({ admin, coordinates }: DraftPlace): RegionId | null {
  const listed = swissPlaceNames.filter(({ cantons }) => cantons.includes(admin))
  const nearest = largest(listed, (place) => -distanceKm(place.coordinates, coordinates))
  return nearest?.item.region ?? null
}

/** One list of Swiss places out of three; the first that knows a place names it, the later ones add what it lacks. */
export function swissPlaces(
  fromGeonames: DraftPlace[],
  postcodes: GazetteerSources['postcodes'],
): DraftPlace[] {
  const places: DraftPlace[] = []
  const byName = new Map<string, DraftPlace[]>()

  const add = (draft: DraftPlace) => {
    draft.region ??= regionOf(draft)
    places.push(draft)
    for (const key of comparableNames(draft)) byName.set(key, [...(byName.get(key) ?? []), draft])
  }

  const find = (draft: DraftPlace): DraftPlace | null => {
    const exact = new Set(Object.values(draft.names).map(normaliseName))
    let best: { place: DraftPlace; km: number } | null = null
    for (const key of comparableNames(draft)) {
      for (const place of byName.get(key) ?? []) {
        const sameTown =
          place.admin === draft.admin &&
          Object.values(place.names).some((name) => exact.has(normaliseName(name)))
        const km = nearestPointKm(place, draft.coordinates)
        if (km <= (sameTown ? sameTownKm : samePlaceKm) && (!best || km < best.km)) best = { place, km }
      }
    }
    return best?.place ?? null
  }

  for (const draft of curatedPlaces()) add(draft)
  for (const draft of fromGeonames) {
    const known = find(draft)
    if (!known) {
      add(draft)
      continue
    }
    known.population ??= draft.population
    known.elevationM ??= draft.elevationM
    known.aliases.push(...Object.values(draft.names))
    known.weakAliases.push(...draft.weakAliases)
  }
  for (const [postcode, localities] of Object.entries(postcodes)) {
    for (const locality of localities) {
      const name = locality.name.trim().replace(/ b\. /, ' bei ')
      const coordinates = { lat: Number(locality.latitude), lon: Number(locality.longitude) }
      const draft = postalDraft(name.replace(postalService, ''), locality.canton, coordinates, postcode)
      const known = find(draft)
      if (known) {
        known.points.push(coordinates)
        if (!known.postcodes.includes(postcode)) known.postcodes.push(postcode)
        known.aliases.push(...Object.values(draft.names))
      } else add(draft)
    }
  }
  return places
}

function nearestPointKm(place: DraftPlace, to: Coordinates): number {
  return Math.min(...[place.coordinates, ...place.points].map((point) => distanceKm(point, to)))
}

function postalDraft(name: string, canton: string, coordinates: Coordinates, postcode: string): DraftPlace {
  return {
    names: sameInEveryLanguage(name),
    aliases: [],
    weakAliases: [],
    coordinates,
    country: 'CH',
    admin: canton,
    population: null,
    elevationM: null,
    timeZone: swissTime,
    region: null,
    slug: null,
    identity: postcode,
    postcodes: [postcode],
    points: [coordinates],
  }
}
