import { type GeoJSONSource, type Map as MapLibre, Marker } from 'maplibre-gl'
import type { Coordinates } from '../../../domain/place/coordinates.ts'
import type { Box } from './map-labels.ts'
import { dotPaint, nameStyle, setMapState } from './map-style.ts'

export type MapPlace = { name: string; lat: number; lon: number }

/** Between the place and its name, in letters of the name's size. */
const nameGap = 0.85
/** From the middle of the place to the edge of its dot and of its line of text, px. */
const halfHeight = 10
const room = { width: 2 * halfHeight, height: 2 * halfHeight }

/** The place of the page with its name, and the point that is read. */
export function createMapPlace(map: MapLibre, first: MapPlace) {
  let place = first
  const name = nameStyle('Bold', 1.0625)
  const size = name.layout['text-size']
  const pen = document.createElement('canvas').getContext('2d')
  const ring = document.createElement('div')
  ring.className = 'map-ring'
  const point = new Marker({ element: ring })

  map.on('style.load', () => {
    setMapState(map, { placeName: place.name })
    map.addImage('place-room', { ...room, data: new Uint8Array(4 * room.width * room.height) })
    map.addSource('page-place', { type: 'geojson', data: featureOf(place) })
    map.addLayer({ id: 'page-place', source: 'page-place', type: 'circle', paint: dotPaint('red', 6, 3) })
    map.addLayer({
      id: 'page-place-name',
      source: 'page-place',
      type: 'symbol',
      layout: {
        ...name.layout,
        'text-field': ['get', 'name'],
        'text-radial-offset': nameGap,
        'text-variable-anchor': [nameSide()],
        // Names and numbers give way to the dot as well, by a transparent picture of its size.
        'icon-image': 'place-room',
        'icon-padding': 0,
        'icon-allow-overlap': true,
        // Where rooms of labels overlap it: those labels are left out.
        'text-allow-overlap': true,
      },
      paint: name.paint,
    })
  })
  map.on('moveend', turnName)

  function nameWidth(): number {
    if (!pen) return 0
    pen.font = `700 ${size}px "Wetterhorn Sans"`
    return pen.measureText(place.name).width
  }

  /** On the left of the place where the map's edge would cut the name off. */
  function nameSide(): 'left' | 'right' {
    const end = map.project([place.lon, place.lat]).x + 2 * nameGap * size + nameWidth()
    return end < map.getContainer().clientWidth ? 'left' : 'right'
  }

  function turnName(): void {
    if (map.getLayer('page-place-name'))
      map.setLayoutProperty('page-place-name', 'text-variable-anchor', [nameSide()])
  }

  return {
    /** What dot and name take on the map. */
    box(): Box {
      const { x, y } = map.project([place.lon, place.lat])
      const length = nameGap * size + nameWidth()
      const isNameAfter = nameSide() === 'left'
      return {
        left: x - (isNameAfter ? halfHeight : length),
        right: x + (isNameAfter ? length : halfHeight),
        top: y - halfHeight,
        bottom: y + halfHeight,
      }
    },
    setPlace(next: MapPlace): void {
      place = next
      const source = map.getSource<GeoJSONSource>('page-place')
      if (!source) return
      source.setData(featureOf(place))
      setMapState(map, { placeName: place.name })
      turnName()
    },
    setPoint(at: Coordinates | null): void {
      if (at) point.setLngLat(at).addTo(map)
      else point.remove()
    },
  }
}

const featureOf = ({ name, lat, lon }: MapPlace) => ({
  type: 'Feature' as const,
  properties: { name },
  geometry: { type: 'Point' as const, coordinates: [lon, lat] },
})
