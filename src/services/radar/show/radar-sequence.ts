import type { Failure } from '../../../domain/failure.ts'
import type { HailCell } from '../../../domain/rain/hail.ts'
import type { Source } from '../../../domain/weather/reading.ts'
import type { Picture } from '../picture.ts'
import type { ProductMotion } from '../radar-parts.ts'

export type SequenceFrame = {
  at: number
  /** missing: the source has no readable frame for this time. */
  kind: 'measured' | 'predicted' | 'missing'
  /** Rain on the product grid; null for missing frames. */
  codes: Uint8Array | null
  /** Predicted frames only. */
  probability: Uint8Array | null
  picture: Picture | null
}

export type SnowHour = { at: number; snow: Uint8Array; picture: Picture }
export type CloudFrame = { at: number; picture: Picture; source: Source }
export type OuterFrame = { at: number; codes: Uint8Array; picture: Picture }

/** Two hours back and two ahead as one sequence at equal steps. Never changed once published. */
export type RadarSequence = {
  source: Source
  stepMinutes: number
  /** Newest measured frame: the boundary between measured and predicted. */
  nowAt: number
  generatedAt: number
  frames: readonly SequenceFrame[]
  motion: ProductMotion | null
  /** At full hours, oldest first: 1 where precipitation falls, or would fall, as snow. */
  snow: readonly SnowHour[]
  /** Newest hail detection; null out of season. */
  hail: { at: number; cells: readonly HailCell[]; source: Source } | null
  /** Measured beyond the map of the frames, oldest first; codes on the outer grid. null: nobody's. */
  outer: { source: Source; frames: readonly OuterFrame[] } | null
  /** Oldest first. */
  clouds: readonly CloudFrame[]
  /** What failed in the last run, by product. */
  failures: Partial<Record<'radar' | 'snow' | 'clouds' | 'hail' | 'outer' | 'nowcast', Failure>>
}
