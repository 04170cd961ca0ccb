import type { ForecastLayer } from '../../domain/map/forecast-levels.ts'
import type { LayerState, RadarManifest } from '../radar/show/radar-manifest.ts'

/** One picture of the forecast, of the hour or of the three that begin then. */
export type ForecastFrame = {
  kind: 'forecast'
  startAt: number
  endAt: number
  /** In addresses: `{piecesUrl}/{layer}/{stamp}.png` is a picture, with ".bin" the points' own numbers. */
  stamp: string
  /** °C per 100 m, as the temperature picture has it; null where there is none. */
  lapseCPer100M: number | null
}

/** off: the operator does without. */
export type ForecastLayerState = LayerState | { isAvailable: false; reason: 'off' }

/** What a map needs to go on where the nowcast ends. */
export type ForecastManifest = {
  /** null: there is none to show, and `layers` say why. */
  piecesUrl: string | null
  runAt: number | null
  /** Of the radar. Clouds and freezing level have cells `coarserCells` times as wide. */
  grid: RadarManifest['grid']
  coarserCells: number
  /** From the hour before the running one on: the newest radar picture may be of it. */
  frames: ForecastFrame[]
  layers: Record<ForecastLayer, ForecastLayerState>
}
