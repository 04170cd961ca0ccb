import { slugOf } from '../../domain/place/location-option.ts'
import { withoutCanton, withUmlautsSpelt } from '../name-forms.ts'
import type { DraftPlace } from './draft-place.ts'

const germanSpeaking = new Set(['CH', 'DE', 'AT', 'LI'])

/** From the English name, or the local one where English has none; umlauts as German addresses write them. */
function baseSlug(place: DraftPlace): string {
  const name = place.country === 'CH' ? withoutCanton(place.names.en, place.admin) : place.names.en
  // The city's own address is "zurich", so its quarters' begin with that.
  const english = name.replace(/^Zürich /, 'Zurich ')
  const spelt = germanSpeaking.has(place.country) ? withUmlautsSpelt(english) : english
  return slugOf(spelt) || `place-${place.identity}`
}

/** From short to certain. The last one is unique by construction. */
function longerSlugs(place: DraftPlace): string[] {
  const base = baseSlug(place)
  const country = slugOf(place.country)
  const admin = slugOf(place.admin)
  if (place.country === 'CH') return [`${base}-${admin}`, `${base}-${admin}-${place.identity}`]
  return [`${base}-${country}`, `${base}-${country}-${admin}`, `${base}-${country}-${place.identity}`]
}

const byPopulation = (a: DraftPlace, b: DraftPlace) =>
  (b.population ?? 0) - (a.population ?? 0) || (a.identity < b.identity ? -1 : 1)

/** A foreign city this large keeps its plain name against a Swiss hamlet. */
const cityPopulation = 100_000

/**
 * Of several places that want the same plain slug, the one everybody means: the only Swiss one, else abroad the most
 * populous. Several Swiss ones all get their canton ("buchs-ag", "buchs-zh"), and beside a curated place all others
 * tell themselves apart.
 */
function principal(group: DraftPlace[]): DraftPlace | null {
  if (group.some((place) => place.slug !== null)) return null
  const swiss = group.filter((place) => place.country === 'CH')
  const largest = group.filter((place) => place.country !== 'CH').sort(byPopulation)[0] ?? null
  if (swiss.length === 0) return largest
  const isCity = largest !== null && (largest.population ?? 0) >= cityPopulation
  if (isCity && swiss.every((place) => place.population === null)) return largest
  return swiss.length === 1 ? (swiss[0] ?? null) : null
}

/**
 * Stable: a place's slug depends only on itself and on places of the same name, not on the order of the list or on
 * unrelated places. Curated slugs are given and always win.
 */
export function assignSlugs(places: readonly DraftPlace[]): Map<DraftPlace, string> {
  const slugs = new Map<DraftPlace, string>()
  const taken = new Set<string>()
  const give = (place: DraftPlace, slug: string) => {
    slugs.set(place, slug)
    taken.add(slug)
  }
  for (const place of places) if (place.slug !== null) give(place, place.slug)

  for (const [slug, group] of Map.groupBy(places, baseSlug)) {
    const winner = principal(group)
    if (winner && !taken.has(slug)) give(winner, slug)
  }
  for (let level = 0; slugs.size < places.length; level++) {
    const open = places.filter((place) => !slugs.has(place))
    const groups = Map.groupBy(open, (place) => longerSlugs(place)[level] ?? '')
    if (groups.has('')) throw new Error(`two places share an identity: ${groups.get('')?.[0]?.names.en}`)
    for (const [slug, [place, ...others]] of groups) {
      if (place && others.length === 0 && !taken.has(slug)) give(place, slug)
    }
  }
  return slugs
}
