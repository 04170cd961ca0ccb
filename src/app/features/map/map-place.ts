import { type GeoJSONSource, type Map as MapLibre, Marker } from 'maplibre-gl'
import type { Coordinates } from '../../../domain/place/coordinates.ts'
import { dotPaint, nameStyle, setMapState } from './map-style.ts'

export type MapPlace = { name: string; lat: number; lon: number }

/** Between the place and its name, in letters of the name's size. */
const nameGap = 0.85

/** The place of the page with its name, and the point that is read. */
export function createMapPlace(map: MapLibre, first: MapPlace) {
  let place = first
  const name = nameStyle('Bold', 1.0625)
  const ring = document.createElement('div')
  ring.className = 'map-ring'
  const point = new Marker({ element: ring })

  map.on('style.load', () => {
    setMapState(map, { placeName: place.name })
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
      },
      paint: name.paint,
    })
  })
  map.on('moveend', turnName)

  /** On the left of the place where the map's edge would cut the name off. */
  function nameSide(): 'left' | 'right' {
    const size = name.layout['text-size']
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return 'left'
    pen.font = `700 ${size}px "Wetterhorn Sans"`
    const end = map.project([place.lon, place.lat]).x + 2 * nameGap * size + pen.measureText(place.name).width
    return end < map.getContainer().clientWidth ? 'left' : 'right'
  }

  function turnName(): void {
    if (map.getLayer('page-place-name'))
      map.setLayoutProperty('page-place-name', 'text-variable-anchor', [nameSide()])
  }

  return {
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
