import type { Language } from '../domain/language.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import type { Settings } from '../domain/settings.ts'
import type { Ring } from '../domain/warning/warning.ts'
import type { RequestContext } from './page-contract.ts'

/** Of electronic paper, in pixels: the first is the default. */
export const displayPictureSizes = ['800x480', '600x800'] as const
export type DisplayPictureSize = (typeof displayPictureSizes)[number]
/** Greys that it can show, black and white included. */
export const displayShades = [16, 2] as const
export type DisplayShades = (typeof displayShades)[number]

/** What a shared link shows, as its address names it. */
export type PreviewRequest =
  | { kind: 'location'; place: string }
  /** One warning by its anchor; null: all of them. */
  | { kind: 'alerts'; warning: string | null }
  /** Of a moment and with a place marked; null: the newest measured image. */
  | { kind: 'radar'; time: number | null; place: string | null }
  /** For a screen that nobody operates. */
  | {
      kind: 'display'
      place: string
      size: DisplayPictureSize
      shades: DisplayShades
      temperature: Settings['temperature']
    }

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

/** An SVG in the visit's language, of 1200 × 630 or the wished size; null: there is no such place or warning. */
export type DrawPreview = (
  preview: PreviewRequest,
  visit: RequestContext,
  /** null if the build has no base map. */
  map: SwissMapDrawing | null,
) => Promise<string | null>
