import type { RadarLayer } from '../../../domain/rain/radar.ts'
import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'

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

/** 10 mm/h. */
const stormStep = 6

/** Of a layer with nothing in it at any time; null where there is something, or clouds. */
export function emptyLayerText(
  layer: RadarLayer,
  { frames, layers }: Pick<RadarManifest, 'frames' | 'layers'>,
) {
  if (layer === 'clouds') return null
  const highest = Math.max(0, ...frames.map(({ highestStep }) => highestStep))
  if (highest === 0) return 'radar.dry'
  if (layer === 'storms' && highest < stormStep) return 'radar.noStorms'
  return layer === 'snow' && !layers.snow.frames?.some(({ url }) => url) ? 'radar.noSnow' : null
}
