import type { Map as MapLibre } from 'maplibre-gl'
import { type BaseMap, worldPoint } from '../../../domain/place/base-map.ts'
import { screenOf } from './map-screen.ts'

type Named = {
  element: HTMLElement
  at: readonly [number, number]
  fromZoom: number
  /** Of the name, px from its dot: what lies over it hides it. */
  width: number
}

/** A box on the map that is not the names' own, px. */
export type CoveredBox = { left: number; right: number; top: number; bottom: number }

/** Half the height of a name, px. */
const nameReach = 9

/** Between the dot's middle and the end of its name, besides the name, px. */
const nameGap = 24

/**
 * Names as elements over the map: sharp at any zoom, in the page's font, each from the zoom it is worth.
 */
export function createMapNames(map: MapLibre) {
  const layer = document.createElement('div')
  layer.className = 'map-names'
  layer.ariaHidden = 'true'
  map.getCanvasContainer().append(layer)
  let towns: Named[] = []
  const dot = document.createElement('div')
  dot.className = 'map-place'
  const dotName = document.createElement('span')
  dot.append(dotName)
  layer.append(dot)
  const ring = document.createElement('div')
  ring.className = 'map-ring'
  ring.hidden = true
  layer.append(ring)
  let point: Named | null = null
  let nameWidth = 0
  let place: Named = { element: dot, at: [0, 0], fromZoom: 0, width: 0 }
  let covered: readonly CoveredBox[] = []

  function isCovered(left: number, top: number, width: number): boolean {
    return covered.some(
      (box) =>
        box.left < left + width &&
        box.right > left &&
        box.top < top + nameReach &&
        box.bottom > top - nameReach,
    )
  }

  function layOut(): void {
    const { width, zoom, position } = screenOf(map)
    for (const { element, at, fromZoom, width: ownWidth } of [...towns, place, ...(point ? [point] : [])]) {
      const { left, top } = position(at)
      element.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`
      if (element === dot) {
        dot.classList.toggle('is-at-edge', left + nameWidth > width)
        // The dot itself always shows.
        dotName.hidden = isCovered(left, top, nameWidth)
      } else element.hidden = zoom < fromZoom || isCovered(left, top, ownWidth)
    }
  }
  map.on('move', layOut)
  map.on('resize', layOut)

  return {
    setPlace({ name, lat, lon }: { name: string; lat: number; lon: number }): void {
      dotName.textContent = name
      nameWidth = dotName.offsetWidth + nameGap
      place = { ...place, at: worldPoint({ lat, lon }) }
      layOut()
    },
    /** A point that is read, beside the place. */
    setPoint(at: { lat: number; lon: number } | null): void {
      point = at && { element: ring, at: worldPoint(at), fromZoom: 0, width: 0 }
      ring.hidden = !point
      layOut()
    },
    /** Where something else is written, which would cover a name. */
    setCovered(boxes: readonly CoveredBox[]): void {
      covered = boxes
      layOut()
    },
    setTowns(baseMap: BaseMap, language: number, without: string): void {
      for (const { element } of towns) element.remove()
      const shown = baseMap.towns.filter(({ names }) => !names.includes(without))
      const elements = shown.map(({ names }) => {
        const element = document.createElement('div')
        element.className = 'map-town'
        element.textContent = names[language] ?? names[0] ?? ''
        return element
      })
      // The first of the list lies on top. All at once: measured one by one, each would be a layout of the page.
      layer.prepend(...elements.toReversed())
      towns = shown.map(({ at, zoom }, i) => {
        const element = elements[i] as HTMLElement
        return {
          element,
          at: [at[0] / baseMap.units, at[1] / baseMap.units],
          fromZoom: zoom,
          width: element.offsetWidth,
        }
      })
      layOut()
    },
  }
}
