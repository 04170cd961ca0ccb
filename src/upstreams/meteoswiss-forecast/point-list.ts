import { numberIn, readCsv } from '../meteoswiss-open-data/read-csv.ts'

/** A line of the provider's point list; type 1 is a station, 2 the centre of a postcode, 3 a mountain, pass or hut. */
export type ListedPoint = {
  id: number
  type: number
  postcode: string | null
  name: string
  heightM: number
  lat: number
  lon: number
}

const longestName = 80
/** Listed among the mountains, but means over a region: their height and position are those of no place. */
const regionalMeans = new Set(['Ouest romand', 'Flachland Deutschschweiz', 'Basso Ticino'])

/** Points without a name, a height or a position cannot be chosen for any place. Each once, in the list's order. */
export function readPointList(text: string): ListedPoint[] {
  const points = new Map<number, ListedPoint>()
  for (const row of readCsv(text)) {
    const id = numberIn(row('point_id'), 1, 99_999_999)
    const type = numberIn(row('point_type_id'), 1, 3)
    const heightM = numberIn(row('point_height_masl'), 0, 5000)
    const lat = numberIn(row('point_coordinates_wgs84_lat'), 45, 48.5)
    const lon = numberIn(row('point_coordinates_wgs84_lon'), 5, 11.5)
    const name = row('point_name').replace(/\s+/g, ' ').slice(0, longestName)
    if (id === null || type === null || heightM === null || lat === null || lon === null || name === '')
      continue
    if (type === 3 && regionalMeans.has(name)) continue
    const postcode = /^\d{4}$/.test(row('postal_code')) ? row('postal_code') : null
    points.set(pointKey(id, type), { id, type, postcode, name, heightM, lat, lon })
  }
  return [...points.values()]
}

/** Ids of stations and mountains overlap: only both numbers name a point. */
export const pointKey = (id: number, type: number): number => id * 4 + type
