import { parseCoordinates } from '../../../domain/place/coordinates.ts'
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
const isLayer = (text: string | null): text is MapLayer => mapLayers.some((layer) => layer === text)

export function readRadarAddress(search: string): RadarAddress {
  const query = new URLSearchParams(search)
  const centre = parseCoordinates(query.get('c') ?? '')
  const zoom = Number(query.get('z'))
  const layer = query.get('layer')
  const time = Date.parse(query.get('t') ?? '')
  return {
    camera: centre && zoom >= 4 && zoom <= 12 ? { ...centre, zoom } : null,
    layer: isLayer(layer) ? layer : 'precipitation',
    time: Number.isFinite(time) ? time : null,
    hasHail: query.get('hail') === '1',
    hasStations: query.get('stations') === '1',
    hasLightning: query.get('lightning') === '1',
    hasSnowLine: query.get('snowline') === '1',
  }
}

/** Everything that differs from the page's plain state; the rest of the query stays as it is. */
export function writeRadarAddress(search: string, shown: RadarAddress): string {
  const { camera, layer, time, hasHail, hasStations, hasLightning, hasSnowLine } = shown
  const query = new URLSearchParams(search)
  const put = (name: string, value: string | null) =>
    value === null ? query.delete(name) : query.set(name, value)
  put('c', camera && `${camera.lat.toFixed(3)},${camera.lon.toFixed(3)}`)
  put('z', camera?.zoom.toFixed(2) ?? null)
  put('layer', layer === 'precipitation' ? null : layer)
  put('t', time === null ? null : `${new Date(time).toISOString().slice(0, 16)}Z`)
  put('hail', hasHail ? '1' : null)
  put('stations', hasStations ? '1' : null)
  put('lightning', hasLightning ? '1' : null)
  put('snowline', hasSnowLine ? '1' : null)
  return readable(query)
}

/** The same address with a point chosen on the map, or without one. */
export function withPoint(search: string, at: { lat: number; lon: number } | null): string {
  const query = new URLSearchParams(search)
  if (at) query.set('point', `${at.lat.toFixed(4)},${at.lon.toFixed(4)}`)
  else query.delete('point')
  return readable(query)
}

/** Commas and colons are readable in an address without encoding. */
function readable(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return text === '' ? '' : `?${text}`
}
