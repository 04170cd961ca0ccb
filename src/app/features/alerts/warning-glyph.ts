import type { WarningType } from '../../../domain/warning/warning.ts'
import type { GlyphName } from '../../design/icons/icon.tsx'

/** null: the type has no pictogram, only a name. */
export const warningGlyph: Record<WarningType, GlyphName | null> = {
  wind: 'wind',
  rain: 'rain',
  storms: 'bolt',
  snow: 'snow',
  fog: 'fog',
  heat: 'heat',
  cold: 'cold',
  'forest-fire': 'fire',
  avalanche: 'avalanche',
  flood: 'flood',
  coastal: 'wave',
  other: null,
}
