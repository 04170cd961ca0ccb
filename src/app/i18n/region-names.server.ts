import type { Language } from '../../domain/language.ts'
import type { RegionId } from '../../domain/place/place.ts'
import { regions } from '../../reference/regions.ts'

/** The six, in the order of the footer. */
export function regionNames(language: Language): { id: RegionId; name: string }[] {
  return regions.map(({ id, names }) => ({ id, name: names[language] }))
}

export const regionName = (region: RegionId, language: Language): string =>
  regionNames(language).find(({ id }) => id === region)?.name ?? region
