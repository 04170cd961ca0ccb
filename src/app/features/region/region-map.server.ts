import type { Place, RegionId } from '../../../domain/place/place.ts'
import { regions } from '../../../reference/regions.ts'
import { projectSwiss } from '../../design/swiss-map/projection.ts'

/** Room around the region, in units of the map (one is about 350 m). */
const padding = 22
/** A map much wider or taller than the screen's column wastes it. */
const widest = 1.75
const narrowest = 1.3
/** Pixels of the map's column on a wide screen and on a phone, and of a label there. */
const wide = { map: 940, label: { width: 118, height: 62 } }
const narrow = { map: 330, label: { width: 66, height: 50 } }
/** Peaks and passes have no residents but matter more than a suburb. */
const weightOfHeights = 40_000

export type Frame = { x: number; y: number; width: number; height: number }

/** The part of the Swiss map that shows a region. */
export function regionFrame(region: RegionId, places: readonly Place[]): Frame {
  const bounds = regions.find(({ id }) => id === region)?.bounds
  const corners = [
    ...(bounds
      ? [
          projectSwiss({ lat: bounds.north, lon: bounds.west }),
          projectSwiss({ lat: bounds.south, lon: bounds.east }),
        ]
      : []),
    ...places.map(({ coordinates }) => projectSwiss(coordinates)),
  ]
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - padding, Math.min(...ys) - padding]
  const width = Math.max(...xs) + padding - left
  const height = Math.max(...ys) + padding - top
  const ratio = Math.min(widest, Math.max(narrowest, width / height))
  const [fullWidth, fullHeight] = [Math.max(width, height * ratio), Math.max(height, width / ratio)]
  return {
    x: Math.round(left - (fullWidth - width) / 2),
    y: Math.round(top - (fullHeight - height) / 2),
    width: Math.round(fullWidth),
    height: Math.round(fullHeight),
  }
}

export const unitsPerPixel = (frame: Frame) => Math.round((frame.width / wide.map) * 1000) / 1000

/** Position of each place, and on which maps its label fits: the larger place keeps its label. */
export function labelPlaces(
  places: readonly Place[],
  frame: Frame,
): { place: Place; x: number; y: number; isMinor: boolean }[] {
  const points = places.map((place) => {
    const [x, y] = projectSwiss(place.coordinates)
    return { place, x: (x - frame.x) / frame.width, y: (y - frame.y) / frame.height }
  })
  const ranked = points.toSorted((a, b) => weightOf(b.place) - weightOf(a.place))
  const onWide = withRoom(ranked, frame, wide)
  const onNarrow = withRoom(ranked, frame, narrow)
  return points
    .filter((point) => onWide.has(point.place))
    .map((point) => ({ ...point, isMinor: !onNarrow.has(point.place) }))
}

const weightOf = ({ population }: Place) => population ?? weightOfHeights

function withRoom(
  points: readonly { place: Place; x: number; y: number }[],
  frame: Frame,
  { map, label }: typeof wide,
): Set<Place> {
  const height = (map / frame.width) * frame.height
  const chosen: (typeof points)[number][] = []
  for (const point of points) {
    const isFree = chosen.every(
      (other) =>
        Math.abs(other.x - point.x) * map >= label.width ||
        Math.abs(other.y - point.y) * height >= label.height,
    )
    if (isFree) chosen.push(point)
  }
  return new Set(chosen.map(({ place }) => place))
}
