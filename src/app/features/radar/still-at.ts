import type { ForecastManifest } from '../../../services/forecast-frames/forecast-manifest.ts'
import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'
import type { StepView } from './radar-page.server.ts'

type StillsOf = {
  manifest: Pick<RadarManifest, 'frames'> | null
  models: Pick<ForecastManifest, 'piecesUrl' | 'frames'> & {
    layers: Pick<ForecastManifest['layers'], 'precipitation'>
  }
}

/** What a picture shows, in words. */
export const stillTexts = {
  measured: 'radar.picture',
  missing: 'radar.picture',
  predicted: 'radar.pictureAhead',
  forecast: 'radar.pictureHours',
} as const

/** The server's picture of a moment of the line; undefined where it has none. */
export function stillAt(
  { manifest, models }: StillsOf,
  at: number,
): { url: string; kind: StepView['kind'] } | undefined {
  const frame = manifest?.frames.find((frame) => frame.at === at)
  if (frame) return frame.url === null ? undefined : { url: frame.url, kind: frame.kind }
  const hour = models.frames.find(({ startAt, endAt }) => (startAt + endAt) / 2 === at)
  if (!hour || models.piecesUrl === null || !models.layers.precipitation.isAvailable) return undefined
  return { url: `${models.piecesUrl}/precipitation/${hour.stamp}.png`, kind: 'forecast' }
}
