import type { Language } from '../domain/language.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import type { Ring } from '../domain/warning/warning.ts'
import type { RequestContext } from './page-contract.ts'

/** What a shared link shows, as its address names it. */
export type PreviewRequest =
  | { kind: 'location'; place: string }
  /** One warning by its anchor; null: all of them. */
  | { kind: 'alerts'; warning: string | null }
  /** Of a moment and with a place marked; null: the newest measured image. */
  | { kind: 'radar'; time: number | null; place: string | null }

/** Switzerland as a whole SVG of this size; the server holds the base map. */
export type SwissMapDrawing = {
  width: number
  draw(options: {
    /** Rain as steps of the ramp in a grey PNG; null draws none. */
    steps: Uint8Array | null
    language: Language
    place: { name: string; coordinates: Coordinates } | null
    /** Warned areas, painted in this order; without rings it is the whole country. */
    areas: { rings: readonly Ring[]; colour: string }[]
  }): string
}

/** An SVG of 1200 × 630 in the visit's language; null: there is no such place or warning. */
export type DrawPreview = (
  preview: PreviewRequest,
  visit: RequestContext,
  /** null if the build has no base map. */
  map: SwissMapDrawing | null,
) => Promise<string | null>
