import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'

/** While the radar is still filling, or there is nothing yet, a page is revalidated soon. */
const soonMs = 5000

/** More of the first pictures is on its way; where it snows is drawn once there is a forecast, which may take minutes. */
export function isRadarFilling({ motion, layers }: RadarManifest): boolean {
  const { snow: _, ...drawnSoon } = layers
  return !motion || Object.values(drawnSoon).some((layer) => !layer.isAvailable && layer.reason === 'pending')
}

export function radarFreshUntil(manifest: RadarManifest | null, now: number): number {
  const soonAt = now + soonMs
  return manifest && !isRadarFilling(manifest) ? Math.max(soonAt, manifest.nextExpectedAt) : soonAt
}
