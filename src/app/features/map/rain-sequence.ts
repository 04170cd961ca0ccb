import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'

/** What the moving map draws: the radar's frames, or a single picture of sums. */
export type RainSequence = Pick<RadarManifest, 'nowAt' | 'grid' | 'frames' | 'motion' | 'layers'>
