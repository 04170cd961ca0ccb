import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'

export type MapLabel = {
  lat: number
  lon: number
  text: string
  /** Below it, smaller; "" for nothing. */
  small: string
  /** An arrow before the small text, degrees clockwise from north. */
  towards: number | null
  /** Of another time than the one shown. */
  isFaded: boolean
}

/** In the order in which they are shown where not all have room: hail is a danger. */
const kinds = ['hail', 'station'] as const
type LabelKind = (typeof kinds)[number]

/** Room a label takes, CSS pixels. */
const room = { width: 46, height: 38 }
/** Middle of a label, from its point downwards, px. */
const middle: Record<LabelKind, number> = { hail: 0, station: -21 }

/** CSS pixels on the map. */
export type Box = { left: number; right: number; top: number; bottom: number }

/** Values over the map. For the eye alone: the page lists the same in words. */
export function createMapLabels(map: MapLibre, placeBox: () => Box) {
  const layer = document.createElement('div')
  layer.className = 'map-labels'
  layer.ariaHidden = 'true'
  map.getCanvasContainer().append(layer)
  const labels: Record<LabelKind, { label: MapLabel; element: HTMLElement }[]> = { hail: [], station: [] }

  // Names on the map give way to a transparent picture of a label's size.
  map.on('style.load', () => {
    map.addImage('label-room', { ...room, data: new Uint8Array(4 * room.width * room.height) })
    map.addSource('label-rooms', { type: 'geojson', data: roomsOf(labels) })
    map.addLayer({
      id: 'label-rooms',
      source: 'label-rooms',
      type: 'symbol',
      layout: {
        'icon-image': 'label-room',
        'icon-offset': [
          'match',
          ['get', 'kind'],
          'station',
          ['literal', [0, middle.station]],
          ['literal', [0, 0]],
        ],
        'icon-padding': 0,
        'symbol-z-order': 'source',
      },
    })
  })

  function layOut(): void {
    const placed = kinds.flatMap((kind) =>
      labels[kind].map(({ label, element }) => {
        const { x, y } = map.project([label.lon, label.lat])
        return { kind, x, y: y + middle[kind], element }
      }),
    )
    const shown = new Set(withRoom(placed, placeBox()))
    for (const one of placed) {
      one.element.hidden = !shown.has(one)
      one.element.style.transform = `translate(${one.x.toFixed(1)}px, ${one.y.toFixed(1)}px)`
    }
  }
  map.on('move', layOut)
  map.on('resize', layOut)

  return {
    layOut,
    set(kind: LabelKind, next: readonly MapLabel[]): void {
      for (const { element } of labels[kind]) element.remove()
      labels[kind] = next.map((label) => ({ label, element: layer.appendChild(elementOf(label, kind)) }))
      layOut()
      map.getSource<GeoJSONSource>('label-rooms')?.setData(roomsOf(labels))
    },
  }
}

type PlacedLabel = { kind: LabelKind; x: number; y: number }

/** The labels that cover neither an earlier one nor, hail excepted, the page's place and its name. */
export function withRoom<T extends PlacedLabel>(labels: readonly T[], place: Box): T[] {
  const taken: T[] = []
  for (const label of labels) {
    const { kind, x, y } = label
    const coversPlace =
      x + room.width / 2 > place.left &&
      x - room.width / 2 < place.right &&
      y + room.height / 2 > place.top &&
      y - room.height / 2 < place.bottom
    const coversOther = taken.some(
      (other) => Math.abs(other.x - x) < room.width && Math.abs(other.y - y) < room.height,
    )
    if (!coversOther && (kind === 'hail' || !coversPlace)) taken.push(label)
  }
  return taken
}

const roomsOf = (labels: Record<LabelKind, { label: MapLabel }[]>) => ({
  type: 'FeatureCollection' as const,
  features: kinds.flatMap((kind) =>
    labels[kind].map(({ label: { lat, lon } }) => ({
      type: 'Feature' as const,
      properties: { kind },
      geometry: { type: 'Point' as const, coordinates: [lon, lat] },
    })),
  ),
})

function elementOf({ text, small: below, towards, isFaded }: MapLabel, kind: LabelKind): HTMLElement {
  const label = document.createElement('div')
  label.className = `map-label is-${kind}${isFaded ? ' is-faded' : ''}`
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
