import type { CreditView } from '../../provenance/source-view.ts'
import type { DangerView } from './danger-view.server.ts'

export type WinterFigure = { value: string; unit: string; label: string }

/** Written by the server: the texts of the snow page do not travel with a place. */
export type WinterView = {
  title: string
  figures: WinterFigure[]
  /** Where the place lies in a warning region of the bulletin in force. */
  danger: { danger: DangerView; text: string } | null
  /** Where all of it is explained. */
  path: string
  credits: (CreditView & { age: string })[]
}
