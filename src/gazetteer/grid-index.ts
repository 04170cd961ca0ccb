import { type Coordinates, distanceKm, kmPerDegree } from '../domain/place/coordinates.ts'

/** Points in cells of one degree: enough for a gazetteer, where a cell holds a few points or a few hundred. */
export type GridIndex = {
  /** Points within the radius, each with its distance, in no order. */
  within(centre: Coordinates, radiusKm: number): { point: number; km: number }[]
}

const columns = 360
const lines = 180

/** `lat`, `lon` in 1e-5 degrees. */
export function createGridIndex(lat: Int32Array, lon: Int32Array): GridIndex {
  const line = (degrees: number) => Math.min(lines - 1, Math.max(0, Math.floor(degrees + 90)))
  const column = (degrees: number) => (((Math.floor(degrees) + 180) % columns) + columns) % columns
  const cellOf = (point: number) =>
    line((lat[point] as number) / 1e5) * columns + column((lon[point] as number) / 1e5)

  // Counting sort: points of cell c are points[cellStart[c] .. cellStart[c + 1]].
  const cellStart = new Uint32Array(lines * columns + 1)
  const addTo = (counts: Uint32Array, cell: number, count: number) => {
    counts[cell] = (counts[cell] as number) + count
  }
  for (let point = 0; point < lat.length; point++) addTo(cellStart, cellOf(point) + 1, 1)
  for (let cell = 0; cell < lines * columns; cell++) addTo(cellStart, cell + 1, cellStart[cell] as number)
  const filled = cellStart.slice()
  const points = new Uint32Array(lat.length)
  for (let point = 0; point < lat.length; point++) {
    const cell = cellOf(point)
    points[filled[cell] as number] = point
    addTo(filled, cell, 1)
  }

  return {
    within(centre, radiusKm) {
      const latSpan = radiusKm / kmPerDegree
      // The widest parallel of the circle's box decides; near a pole every column may be meant.
      const farthestLat = Math.min(90, Math.abs(centre.lat) + latSpan)
      const shrink = Math.cos((farthestLat * Math.PI) / 180)
      const lonSpan = shrink <= 0 ? 180 : Math.min(180, latSpan / shrink)
      const found: { point: number; km: number }[] = []
      const firstColumn = Math.floor(centre.lon - lonSpan)
      const lastColumn = Math.min(Math.floor(centre.lon + lonSpan), firstColumn + columns - 1)
      for (let y = line(centre.lat - latSpan); y <= line(centre.lat + latSpan); y++) {
        for (let x = firstColumn; x <= lastColumn; x++) {
          const cell = y * columns + column(x)
          for (let at = cellStart[cell] as number; at < (cellStart[cell + 1] as number); at++) {
            const point = points[at] as number
            const there = { lat: (lat[point] as number) / 1e5, lon: (lon[point] as number) / 1e5 }
            // A cell holds far more than a small circle: most points need no trigonometry.
            const away = Math.abs(there.lon - centre.lon)
            if (Math.abs(there.lat - centre.lat) > latSpan || Math.min(away, 360 - away) > lonSpan) continue
            const km = distanceKm(centre, there)
            if (km <= radiusKm) found.push({ point, km })
          }
        }
      }
      return found
    },
  }
}
