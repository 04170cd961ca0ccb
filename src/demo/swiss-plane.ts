import proj4 from 'proj4'
import type { Coordinates } from '../domain/place/coordinates.ts'

/**
 * The plane the demo atmosphere lives on: LV95 in kilometres east and north of Bern, so that cells of the
 * MeteoSwiss radar grid are steps of exactly 1. Defined for the whole world; far away it is only distorted.
 */
export type PlanePoint = { xKm: number; yKm: number }

/** EPSG:2056, parameters as published by swisstopo. */
const lv95 =
  '+proj=somerc +lat_0=46.95240555555556 +lon_0=7.439583333333333 +k_0=1 +x_0=2600000 +y_0=1200000 ' +
  '+ellps=bessel +towgs84=674.374,15.056,405.346,0,0,0,0 +units=m +no_defs'
const converter = proj4('WGS84', lv95)

export const bernEastKm = 2600
export const bernNorthKm = 1200

export function toPlane({ lat, lon }: Coordinates): PlanePoint {
  const [east, north] = converter.forward([lon, lat])
  // The projection has no answer at its two poles, far from any weather we show.
  if (!Number.isFinite(east) || !Number.isFinite(north)) return { xKm: 0, yKm: lat * 111 }
  return { xKm: east / 1000 - bernEastKm, yKm: north / 1000 - bernNorthKm }
}

export function fromPlane({ xKm, yKm }: PlanePoint): Coordinates {
  const [lon, lat] = converter.inverse([(xKm + bernEastKm) * 1000, (yKm + bernNorthKm) * 1000])
  return { lat, lon }
}
