import type { RadarLayer } from '../../../domain/rain/radar.ts'
import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'

/** What the moving map draws: the radar's frames, or a single picture of sums. */
export type RainSequence = Pick<RadarManifest, 'nowAt' | 'grid' | 'frames' | 'motion' | 'layers'> &
  Partial<Pick<RadarManifest, 'outer'>>

/** What the map can show of the weather, one at a time: the radar's layers, and what only models tell. */
export type MapLayer = RadarLayer | 'temperature' | 'wind'
