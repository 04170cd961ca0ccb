import type {
  ForecastLayerState,
  ForecastManifest,
} from '../../../services/forecast-frames/forecast-manifest.ts'
import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'
import type { MapLayer } from '../map/rain-sequence.ts'
import type { Part } from './time-line.ts'

/** Why a layer cannot be shown: still on its way, or not to be had. */
export const missingTexts = {
  pending: 'radar.unavailablePending',
  'no-source': 'radar.unavailableNoSource',
  failed: 'radar.unavailableFailed',
  old: 'radar.unavailableOld',
  off: 'radar.unavailableOff',
} as const

/** What can be shown, by the radar and by the models. */
export type Layers = {
  radar: RadarManifest['layers'] | undefined
  models: ForecastManifest['layers']
}

/** Temperature and wind only models tell, clouds they too; null while nothing is known. */
export function layerState(layer: MapLayer, { radar, models }: Layers): ForecastLayerState | null {
  if (layer === 'temperature' || layer === 'wind') return models[layer]
  const state = radar?.[layer] ?? null
  return layer === 'clouds' && state?.isAvailable === false && models.clouds.isAvailable
    ? models.clouds
    : state
}

/** Instead of a layer that is not there the precipitation: an empty map would say that there is nothing. */
export function layerShown(
  chosen: MapLayer,
  layers: Layers,
): { layer: MapLayer; missing: keyof typeof missingTexts | null } {
  const state = layerState(chosen, layers)
  if (state?.isAvailable) return { layer: chosen, missing: null }
  return { layer: 'precipitation', missing: state?.reason ?? null }
}

/** 10 mm/h. */
const stormStep = 6

/** Of a layer with nothing in it while the radar reaches; null where there is something, or models tell. */
export function emptyLayerText(
  layer: MapLayer,
  part: Part,
  { frames, layers }: Pick<RadarManifest, 'frames' | 'layers'>,
) {
  if (part === 'forecast' || layer === 'clouds' || layer === 'temperature' || layer === 'wind') return null
  const highest = Math.max(0, ...frames.map(({ highestStep }) => highestStep))
  if (highest === 0) return 'radar.dry'
  if (layer === 'storms' && highest < stormStep) return 'radar.noStorms'
  return layer === 'snow' && !layers.snow.frames?.some(({ url }) => url) ? 'radar.noSnow' : null
}
