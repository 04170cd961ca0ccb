import type { Coordinates } from '../../../domain/place/coordinates.ts'
import { distanceKm } from '../../../domain/place/coordinates.ts'
import { cellAfter, type StrongCell } from '../../../domain/rain/strong-cell.ts'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'
import type { CellArrow } from '../map/map-cells.ts'

/** What an arrow spans, and how long after the measurement a cell is still where its motion takes it. */
const aheadMs = 30 * minuteMs
/** Further away it is another valley's. */
const nearKm = 100

type OfManifest = Pick<RadarManifest, 'nowAt' | 'layers'>

/** From the newest measurement on the arrows of its heavy cells, moved with them. */
export function cellsAt({ nowAt, layers }: OfManifest, time: number): CellArrow[] {
  const since = time - nowAt
  if (since < 0 || since > aheadMs) return []
  return (layers.storms.cells ?? []).map((cell) => ({
    from: cellAfter(cell, since / hourMs),
    to: cellAfter(cell, (since + aheadMs) / hourMs),
    towardsDegrees: cell.towardsDegrees,
  }))
}

/** The nearest of the newest measurement; null where none is near. */
export function nearestCell(
  { layers }: OfManifest,
  place: Coordinates,
): { cell: StrongCell; km: number } | null {
  const [nearest] = (layers.storms.cells ?? [])
    .map((cell) => ({ cell, km: distanceKm(place, cell) }))
    .filter(({ km }) => km <= nearKm)
    .sort((a, b) => a.km - b.km)
  return nearest ?? null
}
