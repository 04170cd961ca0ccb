import type { RadarLayer } from '../../../domain/rain/radar.ts'
import type { RadarManifest } from '../../../services/radar/radar-manifest.ts'

/** Why a layer cannot be shown: still on its way, or not to be had. */
export const missingTexts = {
  pending: 'radar.unavailablePending',
  'no-source': 'radar.unavailableNoSource',
  failed: 'radar.unavailableFailed',
  old: 'radar.unavailableOld',
} as const

/** Instead of a layer that is not there the precipitation: an empty map would say that there is nothing. */
export function layerShown(
  chosen: RadarLayer,
  layers: RadarManifest['layers'] | undefined,
): { layer: RadarLayer; missing: keyof typeof missingTexts | null } {
  const state = layers?.[chosen]
  if (state?.isAvailable) return { layer: chosen, missing: null }
  return { layer: 'precipitation', missing: state?.reason ?? null }
}
