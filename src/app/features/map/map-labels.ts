import type { Map as MapLibre } from 'maplibre-gl'
import { worldPoint } from '../../../domain/place/base-map.ts'
import type { CoveredBox } from './map-names.ts'
import { screenOf } from './map-screen.ts'

export type MapLabel = {
  lat: number
  lon: number
  text: string
  /** Below it, smaller; "" for nothing. */
  small: string
  /** An arrow before the small text, degrees clockwise from north. */
  towards: number | null
}

/** Room a label takes, CSS pixels: where two would touch, the first of the list is shown. */
const labelWidth = 46
const labelHeight = 38

/** Distance of a label above its point, px. */
const labelTop: Record<LabelKind, number> = { station: -40, hail: -19 }

type LabelKind = 'station' | 'hail'

/** Values over the map. For the eye alone: the page lists the same in words. */
export function createMapLabels(
  map: MapLibre,
  kind: LabelKind,
  onLaidOut: (boxes: readonly CoveredBox[]) => void = () => {},
) {
  const layer = document.createElement('div')
  layer.className = 'map-labels'
  layer.ariaHidden = 'true'
  map.getCanvasContainer().append(layer)
  let labels: { element: HTMLElement; at: readonly [number, number] }[] = []

  function layOut(): void {
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
    onLaidOut(
      taken.map(({ left, top }) => ({
        left: left - labelWidth / 2,
        right: left + labelWidth / 2,
        top: top + labelTop[kind],
        bottom: top + labelTop[kind] + labelHeight,
      })),
    )
  }
  const followMap = () => {
    if (labels.length > 0) layOut()
  }
  map.on('move', followMap)
  map.on('resize', followMap)

  return {
    set(next: readonly MapLabel[]): void {
      layer.replaceChildren()
      labels = next.map((label) => {
        const element = layer.appendChild(elementOf(label, kind))
        return { element, at: worldPoint(label) }
      })
      layOut()
    },
  }
}

function elementOf({ text, small: below, towards }: MapLabel, kind: string): HTMLElement {
  const label = document.createElement('div')
  label.className = `map-label is-${kind}`
  label.appendChild(document.createElement('b')).textContent = text
  if (below === '') return label
  const small = label.appendChild(document.createElement('small'))
  if (towards !== null) {
    const arrow = small.appendChild(document.createElement('i'))
    arrow.textContent = '↑'
    arrow.style.rotate = `${Math.round(towards)}deg`
  }
  small.append(below)
  return label
}
