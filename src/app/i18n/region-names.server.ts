import type { Language } from '../../domain/language.ts'
import type { RegionId } from '../../domain/place/place.ts'
import { thePlace } from '../../domain/texts/place-in-sentence.ts'
import { regions } from '../../reference/regions.ts'

/** The six, in the order of the footer. */
export function regionNames(language: Language): { id: RegionId; name: string }[] {
  return regions.map(({ id, names }) => ({ id, name: names[language] }))
}

export const regionName = (region: RegionId, language: Language): string =>
  regionNames(language).find(({ id }) => id === region)?.name ?? region

/** In a running list: English says "and the Alps", the other languages list bare names. */
export const listedRegion = (names: Record<Language, string>, language: Language): string =>
  language === 'en' ? thePlace(names.en, 'en') : names[language]
