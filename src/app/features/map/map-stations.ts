import type { Map as MapLibre } from 'maplibre-gl'
import { worldPoint } from '../../../domain/place/base-map.ts'
import { screenOf } from './map-screen.ts'

export type MapStation = {
  name: string
  lat: number
  lon: number
  /** "12°"; "" where it is not measured. */
  temperature: string
  /** km/h; "" where it is not measured. */
  wind: string
  /** Where it blows to, degrees clockwise from north. */
  towards: number | null
}

/** Room a label takes, CSS pixels: where two would touch, the first of the list is shown. */
const labelWidth = 46
const labelHeight = 38

/** Measured values over the map. For the eye alone: the page lists the same in words. */
export function createMapStations(map: MapLibre) {
  const layer = document.createElement('div')
  layer.className = 'map-stations'
  layer.ariaHidden = 'true'
  map.getCanvasContainer().append(layer)
  let labels: { element: HTMLElement; at: readonly [number, number] }[] = []

  function layOut(): void {
    if (labels.length === 0) return
    const { position, width, height } = screenOf(map)
    const taken: { left: number; top: number }[] = []
    for (const { element, at } of labels) {
      const { left, top } = position(at)
      const isSeen =
        left > -labelWidth && left < width + labelWidth && top > -labelHeight && top < height + labelHeight
      const isFree = !taken.some(
        (other) => Math.abs(other.left - left) < labelWidth && Math.abs(other.top - top) < labelHeight,
      )
      element.hidden = !isSeen || !isFree
      if (element.hidden) continue
      taken.push({ left, top })
      element.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`
    }
  }
  map.on('move', layOut)
  map.on('resize', layOut)

  return {
    set(stations: readonly MapStation[]): void {
      layer.replaceChildren()
      labels = stations.map((station) => {
        const element = layer.appendChild(labelOf(station))
        return { element, at: worldPoint(station) }
      })
      layOut()
    },
  }
}

function labelOf({ temperature, wind, towards }: MapStation): HTMLElement {
  const label = document.createElement('div')
  label.className = 'map-station'
  const value = label.appendChild(document.createElement('b'))
  value.textContent = temperature
  if (wind === '') return label
  const small = label.appendChild(document.createElement('small'))
  if (towards !== null) {
    const arrow = small.appendChild(document.createElement('i'))
    arrow.textContent = '↑'
    arrow.style.rotate = `${Math.round(towards)}deg`
  }
  small.append(wind)
  return label
}
