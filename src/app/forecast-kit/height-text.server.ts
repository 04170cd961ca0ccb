import type { Place } from '../../domain/place/place.ts'
import type { Translate } from '../i18n/texts.ts'

/** "4478 m a.s.l.": without a mark for the thousands, as on every Swiss map and signpost. null if unknown. */
export function heightText({ elevationM }: Place, t: Translate): string | null {
  return elevationM === null ? null : t('pages.locationMetres', { metres: elevationM })
}

/** Altitudes are written without a mark for the thousands, as on every Swiss map and signpost. */
export const altitudeText = (metres: number) => `${Math.round(metres)}\u00a0m`
