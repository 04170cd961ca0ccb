import type { Failure } from '../../domain/failure.ts'
import type { HailCell } from '../../domain/rain/hail.ts'
import type { Source } from '../../domain/weather/reading.ts'
import type { ProviderFacts } from '../../ports/sources.ts'
import type { PackedHourAhead } from './hour-ahead.ts'
import type { KeptFrame } from './kept-frame.ts'
import type { Picture } from './picture.ts'

/** Frames that the nowcast looks back on. */
export const framesForNowcast = 13

/** Motion of the rain on blocks of the product grid: cells east and south per minute, value at the block's centre. */
export type ProductMotion = {
  cols: number
  rows: number
  blockCells: number
  u: Float32Array
  v: Float32Array
}

/** The values that distinguish rain from snow, at a full hour. */
export type AirHour = {
  at: number
  freezingLevels: { lat: number; lon: number; levelM: number }[]
  /** Of the ground, measured or forecast. */
  temperatures: { lat: number; lon: number; heightM: number; temperatureC: number }[]
}

/** The hours around now, or why they are not known. */
export type Air = { hours: AirHour[] } | { failure: Failure }

/** What the site knows already, so that nothing is fetched or computed twice. */
export type RadarRequest = {
  /** Frames of one provider that are kept, with what was measured where a nowcast may need it. */
  provider: string | null
  frames: readonly (KeptFrame | { at: number })[]
  /** Frames found to be broken, not to be read again. */
  broken: readonly number[]
  /** The newest frame that a nowcast started from; null also where it is to be made once more, as the forecast has come. */
  nowcastFromAt: number | null
  cloudsAt: readonly number[]
  air: Air
  /** Hours of the forecast that the nowcast passes over into; those it lacks it goes on without. */
  ahead: readonly PackedHourAhead[]
  hailAt: number | null
  outerAt: readonly number[]
  /** Ends of the 5 minutes that sums older than the frames cover. */
  coveredAt: readonly number[]
  /** Starts of clock hours that the source has no sum of. */
  hoursWithout: readonly number[]
}

/**
 * The parts a run sends, the most important first. Frames and the forecast from them are of the source announced before
 * them.
 */
export type RadarPart =
  | { kind: 'source'; facts: ProviderFacts; stepMinutes: number; listed: number[] }
  /** `kept` is null for frames too old for any nowcast. */
  | { kind: 'measured'; at: number; kept: KeptFrame | null; codes: Uint8Array; picture: Picture }
  | { kind: 'broken'; at: number }
  /** One step ahead; `probability` of rain in codes 0 to 250, 255 unknown. */
  | {
      kind: 'predicted'
      fromAt: number
      at: number
      codes: Uint8Array
      probability: Uint8Array
      picture: Picture
    }
  /** All steps from this frame have been sent. `isBlended`: hours of the forecast were at hand for it to pass over into. */
  | { kind: 'nowcast'; fromAt: number; motion: ProductMotion; isBlended: boolean }
  /** 1 where precipitation falls, or would fall, as snow at this full hour. */
  | { kind: 'snow'; at: number; snow: Uint8Array; picture: Picture }
  | { kind: 'clouds'; at: number; picture: Picture; source: Source }
  /** Codes on the outer grid. */
  | { kind: 'outer'; at: number; codes: Uint8Array; picture: Picture; source: Source }
  | { kind: 'hail'; at: number; cells: HailCell[]; source: Source }
  /** A whole clock hour on the product grid, in hundredths of a millimetre; null: the source does not have it. */
  | { kind: 'hour'; startAt: number; hundredthsMm: Uint16Array | null; source: Source }
  | { kind: 'failure'; of: 'radar' | 'snow' | 'clouds' | 'hail' | 'outer' | 'nowcast'; failure: Failure }

/** Full probability in a byte. */
export const fullProbability = 250

/** One run of the pipeline; rejects if it fails as a whole or is killed. Parts sent before stay valid. */
export type RunRadar = (
  request: RadarRequest,
  onPart: (part: RadarPart) => void,
  signal: AbortSignal,
) => Promise<void>
