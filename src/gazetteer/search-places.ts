import { forgivenMistakes, fuzzyHits } from './fuzzy-search.ts'
import { placeMask, postcodeFlag, weakNameFlag, wordStartFlag } from './gazetteer-file.ts'
import { endsAfter, entriesWithPrefix, indexOfSome, type NameIndex } from './name-index.ts'
import { normaliseName } from './normalise-name.ts'
import { BestPlaces, type Ranked, tiers, tiersPerMistake } from './ranking.ts'

/** Longer than any name; what is cut off could not have matched. */
const longestQuery = 200
const longestKey = 60
const mostWords = 6

/** Typing mistakes are forgiven in Swiss names and those of cities abroad from this size. */
const fuzzyPopulation = 50_000

/** So short a query is most likely still being typed: an exact hit abroad then counts as a beginning, unless a city. */
const shortQuery = 4

export type SearchablePlaces = {
  swissCount: number
  /** Population, or the substitute for it in the order of places. */
  weight(place: number): number
  /** Whether canton, state or country of the place, in some language, begins with the words. */
  liesIn(place: number, words: string): boolean
}

type PlaceSearch = {
  search(query: string, limit: number): Ranked[]
  /** Places with exactly this name or postcode, most important first. */
  called(name: string, limit: number): Ranked[]
}

export function createPlaceSearch(index: NameIndex, places: SearchablePlaces): PlaceSearch {
  const { swissCount } = places
  let fuzzyIndex: NameIndex | null = null

  const isForgiving = (entryPlace: number) => {
    if ((entryPlace & (weakNameFlag | postcodeFlag)) !== 0) return false
    const place = entryPlace & placeMask
    return place < swissCount || places.weight(place) >= fuzzyPopulation
  }

  /** The rank a foreign place would have among the Swiss, by population. */
  const rankAmongSwiss = (place: number) => {
    let low = 0
    let high = swissCount
    while (low < high) {
      const middle = (low + high) >>> 1
      if (places.weight(middle) > places.weight(place)) low = middle + 1
      else high = middle
    }
    return low
  }

  const offerPrefixes = (key: string, best: BestPlaces) => {
    const { from, to } = entriesWithPrefix(index, key)
    for (let entry = from; entry < to; entry++) {
      const packed = index.entryPlace[entry] as number
      const place = packed & placeMask
      const isWeak = (packed & weakNameFlag) !== 0
      if ((packed & wordStartFlag) !== 0) best.offer(place, tiers.wordPrefix, entry)
      else if (!endsAfter(index, entry, key))
        best.offer(place, isWeak ? tiers.wordPrefix : tiers.prefix, entry)
      else if (isWeak) best.offer(place, tiers.prefix, entry)
      else if (place < swissCount || key.length > shortQuery || places.weight(place) >= fuzzyPopulation)
        best.offer(place, tiers.exact, entry)
      else best.offer(place, tiers.prefix, entry, rankAmongSwiss(place))
    }
  }

  /** One mistake is likelier than two, and far cheaper to look for. */
  const offerFuzzy = (key: string, best: BestPlaces) => {
    fuzzyIndex ??= indexOfSome(index, isForgiving)
    const known = best.list.length
    for (let allowed = 1; allowed <= forgivenMistakes(key) && best.list.length === known; allowed++) {
      for (const { from, to, distance, isWhole } of fuzzyHits(fuzzyIndex, key, allowed)) {
        const tier =
          (isWhole ? tiers.nearlyWhole : tiers.nearlyPrefix) + tiersPerMistake * Math.max(0, distance - 1)
        for (let entry = from; entry < to; entry++) {
          best.offer((fuzzyIndex.entryPlace[entry] as number) & placeMask, tier, -1)
        }
      }
    }
  }

  /** Whole names only, for a part of the query; those lying in what the other words say come first. */
  const offerWholeNames = (key: string, otherWords: string, otherwise: number, best: BestPlaces) => {
    const { from, to } = entriesWithPrefix(index, key)
    for (let entry = from; entry < to; entry++) {
      if (!endsAfter(index, entry, key)) continue
      const packed = index.entryPlace[entry] as number
      if ((packed & (wordStartFlag | weakNameFlag)) !== 0) continue
      const place = packed & placeMask
      best.offer(place, places.liesIn(place, otherWords) ? tiers.exact : otherwise, entry)
    }
  }

  /**
   * Words that are no part of a name ("Zürich HB", "Bahnhof Bern") or say which one is meant ("Paris Texas", "Wil SG",
   * "8001 Zürich"): names at the query's beginning and end, the longest first.
   */
  const offerPartsOf = (words: string[], best: BestPlaces) => {
    let otherwise: number = tiers.prefix
    for (let count = words.length - 1; count > 0; count--) {
      offerWholeNames(words.slice(0, count).join(' '), words.slice(count).join(' '), otherwise, best)
      offerWholeNames(words.slice(-count).join(' '), words.slice(0, -count).join(' '), otherwise, best)
      if (best.list.length > 0) otherwise = tiers.wordPrefix
    }
  }

  const keyOf = (text: string) => normaliseName(text.slice(0, longestQuery)).slice(0, longestKey).trimEnd()

  const called = (name: string, limit: number) => {
    const best = new BestPlaces(limit)
    const key = keyOf(name)
    if (key !== '') offerWholeNames(key, '', tiers.exact, best)
    return best.list
  }

  const search = (query: string, limit: number) => {
    const key = keyOf(query)
    const best = new BestPlaces(limit)
    if (key === '' || limit < 1) return []
    offerPrefixes(key, best)
    const words = key.split(' ').slice(0, mostWords)
    if (best.list.length === 0 && words.length > 1) offerPartsOf(words, best)
    // Whoever typed a Swiss name to the letter made no mistake.
    const isSwissName = best.list.some(({ score }) => score < swissCount)
    if (!best.isFull && !isSwissName) offerFuzzy(key, best)
    return best.list
  }
  return { search, called }
}
