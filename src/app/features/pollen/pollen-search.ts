import type { PollenTaxon } from '../../../domain/air/pollen.ts'
import type { PollenView } from './pollen-view.ts'

/** The query of this page for another kind or station. */
export function pollenSearch(
  { placeParameter, taxon: shown }: Pick<PollenView, 'placeParameter' | 'taxon'>,
  { taxon = shown, station }: { taxon?: PollenTaxon; station?: string },
): string {
  const search = new URLSearchParams()
  if (placeParameter) search.set('place', placeParameter)
  search.set('kind', taxon)
  if (station) search.set('station', station)
  return `?${search}`
}
