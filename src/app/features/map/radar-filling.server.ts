import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'

/** While the radar is still filling, or there is nothing yet, a page is revalidated soon. */
const soonMs = 5000

/** More of the first pictures is on its way. */
export function isRadarFilling({ motion, layers }: RadarManifest): boolean {
  return !motion || Object.values(layers).some((layer) => !layer.isAvailable && layer.reason === 'pending')
}

export function radarFreshUntil(manifest: RadarManifest | null, now: number): number {
  const soonAt = now + soonMs
  return manifest && !isRadarFilling(manifest) ? Math.max(soonAt, manifest.nextExpectedAt) : soonAt
}
