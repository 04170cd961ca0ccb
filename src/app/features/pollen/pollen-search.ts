import type { PollenTaxon } from '../../../domain/air/pollen.ts'
import { searchOf } from '../../page/search-of.ts'
import type { PollenView } from './pollen-view.server.ts'

/** The query of this page for another kind or station. */
export function pollenSearch(
  { placeParameter, taxon: shown }: Pick<PollenView, 'placeParameter' | 'taxon'>,
  { taxon = shown, station }: { taxon?: PollenTaxon; station?: string },
): string {
  return searchOf({ place: placeParameter, kind: taxon, station })
}
