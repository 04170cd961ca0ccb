import type { Coordinates } from '../domain/place/coordinates.ts'
import { swissPlaceNames } from '../reference/swiss-place-names.ts'
import { demoStations } from './demo-stations.ts'
import { toPlane } from './swiss-plane.ts'
import { placeCells, swissTable } from './swiss-table.ts'
import { groundAt } from './terrain.ts'

/** A point of the demo's list, numbered as MeteoSwiss does: 1 station, 2 postcode, 3 mountain, pass or hut. */
export type DemoPoint = {
  id: number
  type: 1 | 2 | 3
  /** Abbreviation, for points that are stations. */
  station?: string
  postcode: string
  name: string
  heightM: number
  coordinates: Coordinates
}

function heightOf(elevationM: number | null, coordinates: Coordinates): number {
  const { xKm, yKm } = toPlane(coordinates)
  return Math.round(elevationM ?? groundAt(xKm, yKm).elevationM)
}

/** The places whose names we keep ourselves: enough for every valley, and written in seconds. */
const namedPoints = swissPlaceNames.map(({ names, postcode, elevationM, coordinates }, index): DemoPoint => {
  const shared = { name: names.de, heightM: heightOf(elevationM, coordinates), coordinates }
  return postcode
    ? { id: Number(postcode) * 100, type: 2, postcode, ...shared }
    : { id: 400 + index, type: 3, postcode: '', ...shared }
})

/** Of the stations those between valleys and summits, where the other points leave gaps. */
const slopes = { lowestM: 700, highestM: 2300 }
const stationPoints = demoStations
  .filter(({ heightM }) => heightM >= slopes.lowestM && heightM <= slopes.highestM)
  .map(
    ({ id, name, heightM, coordinates }, index): DemoPoint => ({
      id: index + 1,
      type: 1,
      station: id,
      postcode: '',
      name,
      heightM,
      coordinates,
    }),
  )

/** Where neither is near, in the valleys west of Locarno. */
const furtherPoints: DemoPoint[] = [
  {
    id: 667500,
    type: 2,
    postcode: '6675',
    name: 'Cevio',
    heightM: 418,
    coordinates: { lat: 46.3146, lon: 8.6016 },
  },
  {
    id: 668500,
    type: 2,
    postcode: '6685',
    name: 'Bosco/Gurin',
    heightM: 1504,
    coordinates: { lat: 46.3168, lon: 8.4931 },
  },
]

export const demoPoints: DemoPoint[] = [...namedPoints, ...stationPoints, ...furtherPoints]

const kinds = {
  1: 'Station;Station;Stazione;Station',
  2: 'Zentrum Postleitzahl;Centre code postal;Centro codice postale;Postal code center',
  3: 'Point of Interest;Point of Interest;Point of Interest;Point of Interest',
}

/** ogd-local-forecasting_meta_point.csv. */
export function pointList(points: readonly DemoPoint[]): Uint8Array<ArrayBuffer> {
  const header =
    'point_id;point_type_id;station_abbr;postal_code;point_name;point_type_de;point_type_fr;point_type_it;point_type_en;point_height_masl;point_coordinates_wgs84_lat;point_coordinates_wgs84_lon'
  const rows = points.map(({ id, type, station = '', postcode, name, ...place }) => [
    id,
    type,
    station,
    postcode,
    name,
    kinds[type],
    ...placeCells(place),
  ])
  return swissTable(header, rows)
}
