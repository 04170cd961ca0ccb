import { memoise } from '../domain/memoise.ts'
import type { DemoStation } from './demo-stations.ts'

type Row = readonly (string | number)[]

/** A table in MeteoSwiss' own form: semicolons, Latin-1, most with CRLF. */
export function swissTable(header: string, rows: readonly Row[], lineEnd = '\r\n'): Uint8Array<ArrayBuffer> {
  const lines = [header, ...rows.map((cells) => cells.join(';')), '']
  return new Uint8Array(Buffer.from(lines.join(lineEnd), 'latin1'))
}

/** The list of a network's stations. */
export function stationListTable(type: string, stations: readonly DemoStation[]): Uint8Array<ArrayBuffer> {
  return swissTable(
    'station_abbr;station_name;station_canton;station_type_en;station_dataowner;station_height_masl;station_coordinates_wgs84_lat;station_coordinates_wgs84_lon',
    stations.map(({ id, name, canton, ...place }) => [
      id,
      name,
      canton,
      type,
      'MeteoSchweiz',
      ...placeCells(place),
    ]),
  )
}

export const placeCells = ({
  heightM,
  coordinates: { lat, lon },
}: Pick<DemoStation, 'heightM' | 'coordinates'>) => [heightM.toFixed(1), lat.toFixed(6), lon.toFixed(6)]

/** "26.08.2026 00:00", UTC. */
export function dottedStamp(atMs: number): string {
  const [date = '', time = ''] = new Date(atMs).toISOString().split('T')
  return `${date.split('-').reverse().join('.')} ${time.slice(0, 5)}`
}

/** "202608260000", UTC. Every point of a run has the same ones. */
export const stampOf = memoise((atMs: number) => new Date(atMs).toISOString().replace(/\D/g, '').slice(0, 12))
