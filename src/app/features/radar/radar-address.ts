import { flag, oneOf, type Parameter, queryOf, text } from '../../../domain/address/query.ts'
import { type Coordinates, parseCoordinates } from '../../../domain/place/coordinates.ts'
import { radarLayers } from '../../../domain/rain/radar.ts'
import type { Camera } from '../map/create-rain-map.ts'
import type { MapLayer } from '../map/rain-sequence.ts'

/** What an address can say besides the place: part of the map, layer, time, and what is written on the map. */
export type RadarAddress = {
  camera: Camera | null
  layer: MapLayer
  time: number | null
  hasHail: boolean
  hasStations: boolean
  hasLightning: boolean
  hasSnowLine: boolean
}

export const mapLayers: readonly MapLayer[] = [...radarLayers, 'temperature', 'wind']

const centre: Parameter<Coordinates | null> = {
  read: ([first = '']) => parseCoordinates(first),
  write: (at) => (at ? [`${at.lat.toFixed(3)},${at.lon.toFixed(3)}`] : []),
}

const zoom: Parameter<number | null> = {
  read: ([first]) => (Number(first) >= 4 && Number(first) <= 12 ? Number(first) : null),
  write: (value) => (value === null ? [] : [value.toFixed(2)]),
}

const instant: Parameter<number | null> = {
  read([first = '']) {
    const time = Date.parse(first)
    return Number.isFinite(time) ? time : null
  },
  write: (time) => (time === null ? [] : [`${new Date(time).toISOString().slice(0, 16)}Z`]),
}

export const radarQuery = queryOf({
  place: text,
  /** Middle of the part of the map that is shown. */
  c: centre,
  z: zoom,
  layer: oneOf(mapLayers, 'precipitation'),
  t: instant,
  hail: flag,
  stations: flag,
  lightning: flag,
  snowline: flag,
  point: text,
})

export function readRadarAddress(search: string): RadarAddress {
  const { c, z, layer, t, hail, stations, lightning, snowline } = radarQuery.read(search)
  return {
    camera: c && z !== null ? { ...c, zoom: z } : null,
    layer,
    time: t,
    hasHail: hail,
    hasStations: stations,
    hasLightning: lightning,
    hasSnowLine: snowline,
  }
}

/** Everything that differs from the page's plain state; place and point stay as they are. */
export function writeRadarAddress(search: string, shown: RadarAddress): string {
  const { camera, layer, time, hasHail, hasStations, hasLightning, hasSnowLine } = shown
  const { place, point } = radarQuery.read(search)
  return radarSearch({
    place,
    c: camera,
    z: camera?.zoom,
    layer,
    t: time,
    hail: hasHail,
    stations: hasStations,
    lightning: hasLightning,
    snowline: hasSnowLine,
    point,
  })
}

/** The same address with a point chosen on the map, or without one. */
export function withPoint(search: string, at: { lat: number; lon: number } | null): string {
  return radarSearch({ ...radarQuery.read(search), point: at && `${at.lat.toFixed(4)},${at.lon.toFixed(4)}` })
}

/** Commas and colons are readable in an address without encoding. */
export const radarSearch = (shown: Parameters<typeof radarQuery.write>[0]): string =>
  radarQuery.write(shown).replaceAll('%2C', ',').replaceAll('%3A', ':')
