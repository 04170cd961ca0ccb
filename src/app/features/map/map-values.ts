import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { drawnImage, imageRatio } from './drawn-image.ts'
import type { NumbersKind, ShownNumbers } from './forecast-sequence.ts'
import { cssColour, type RainLook } from './map-look.ts'
import type { MapPlace } from './map-place.ts'
import { nameStyle, paintedIn, peakNames, townNames, underNames } from './map-style.ts'
import { numberText, type ValueTexts } from './number-text.ts'
import { type ModelPoints, nearestPoint, readPoints, staggeredGrid, valueAt } from './point-values.ts'
import { coordinatesOf } from './view.ts'

type Spot = { lat: number; lon: number; heightM?: number | undefined; isOwn?: boolean }

/** Of a point with what is written there. */
const reachKm = { wind: 12, place: 8 }
/** Less wind is no gust to speak of. */
const leastGustKmh = 40
/** Places whose nearest point is known: those of some views. */
const mostNearest = 2000
/** Files of values that are kept, some 30 kB each. */
const mostFiles = 60

/** CSS pixels: an arrow is longer and thicker the stronger the wind. */
const arrowSteps = 10
const headPx = 5
const haloPx = 4.5
const arrowStep = (kmh: number) => Math.min(arrowSteps - 1, Math.floor(kmh / 5))

/** The models' own numbers over their pictures: under the names of places, and for wind as arrows all over the land. */
export function createMapValues(map: MapLibre, first: MapPlace) {
  const files = new Map<string, Int16Array | 'loading'>()
  let points: { url: string; points: ModelPoints } | null = null
  const nearestTo = new Map<string, number | null>()
  let place = first
  let texts: ValueTexts | null = null
  let wanted: readonly ShownNumbers[] = []
  let named: Spot[] = []
  let drawn: string | null = null
  let arrowColours: Pick<RainLook, 'ink' | 'paper'> | null = null

  map.on('style.load', () => {
    drawn = null
    const before = underNames(map)
    const number = nameStyle('Bold', 0.875)
    map.addSource('values', { type: 'geojson', data: collectionOf([]) })
    drawArrows()
    map.addLayer(
      {
        id: 'value-winds',
        source: 'values',
        filter: ['has', 'arrow'],
        type: 'symbol',
        layout: {
          ...number.layout,
          // They give way to names, but not to each other: turned, an arrow takes more room than it needs.
          'text-ignore-placement': true,
          'icon-ignore-placement': true,
          'icon-padding': 0,
          'icon-image': ['get', 'arrow'],
          'icon-rotate': ['get', 'towards'],
          'text-field': [
            'format',
            ['get', 'text'],
            {},
            ['get', 'small'],
            { 'font-scale': 0.86, 'text-color': paintedIn('quiet') },
          ],
          'text-anchor': 'left',
          'text-justify': 'left',
          'text-offset': [1.3, 0],
          'text-padding': 0,
        },
        paint: number.paint,
      },
      before,
    )
    map.addLayer(
      {
        id: 'value-numbers',
        source: 'values',
        filter: ['!', ['has', 'arrow']],
        type: 'symbol',
        layout: {
          ...number.layout,
          'symbol-sort-key': ['case', ['get', 'isOwn'], 0, 1],
          'text-field': ['get', 'text'],
          'text-anchor': 'top-left',
          'text-offset': ['case', ['get', 'isOwn'], ['literal', [1, 0.95]], ['literal', [0.6, 0.8]]],
          'text-padding': 0,
        },
        paint: {
          ...number.paint,
          'text-color': ['case', ['get', 'isRain'], paintedIn('rain'), paintedIn('label')],
        },
      },
      before,
    )
    draw()
  })
  const look = () => {
    named = placesNamed(map)
    draw()
  }
  map.on('moveend', look)
  map.on('idle', look)

  /** Thousands of points are looked through once for a place, not for each hour that plays. */
  function nearest(all: ModelPoints, spot: Spot, withinKm: number): number | null {
    const key = `${spot.lat} ${spot.lon} ${withinKm}`
    const known = nearestTo.get(key)
    if (known !== undefined) return known
    if (nearestTo.size > mostNearest) nearestTo.clear()
    const found = nearestPoint(all, spot, withinKm)
    nearestTo.set(key, found)
    return found
  }

  function fileOf(url: string): Int16Array | null {
    const file = files.get(url)
    if (file === undefined) void load(url)
    return file === 'loading' || file === undefined ? null : file
  }

  async function load(url: string): Promise<void> {
    files.set(url, 'loading')
    try {
      const answer = await fetch(url)
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
      files.set(url, new Int16Array(await answer.arrayBuffer()))
      const [oldest] = files.keys()
      if (oldest !== undefined && files.size > mostFiles) files.delete(oldest)
      draw()
    } catch {
      // Asked for again with the next hour, or when the map is moved. Numbers of another hour must not stay.
      files.delete(url)
      if (wanted.some(({ values }) => values.includes(url))) clear()
    }
  }

  function clear(): void {
    if (drawn === null) return
    drawn = null
    map.getSource<GeoJSONSource>('values')?.setData(collectionOf([]))
  }

  function draw(): void {
    const source = map.getSource<GeoJSONSource>('values')
    const [first] = wanted
    if (!source || !first || !texts) return
    const units = texts
    const positions = fileOf(first.points)
    const known = wanted.map(({ values }) => values.map(fileOf))
    if (!positions || !known.every(areThere)) {
      // Numbers of another hour would be read as of this one.
      clear()
      return
    }
    if (points?.url !== first.points) {
      points = { url: first.points, points: readPoints(new Uint16Array(positions).buffer) }
      nearestTo.clear()
    }
    const all = points.points
    const { lat, lng } = map.getCenter()
    const spots = [
      { ...place, isOwn: true },
      ...named.filter(({ lat, lon }) => lat !== place.lat || lon !== place.lon),
    ]
    const key = [
      ...wanted.flatMap(({ kind, values }) => [kind, ...values]),
      ...(wanted.some(({ kind }) => kind === 'wind')
        ? [lat, lng, map.getZoom(), map.getContainer().clientWidth]
        : []),
      ...spots.map(({ lat, lon }) => `${lat},${lon}`),
    ].join(' ')
    if (key === drawn) return
    drawn = key
    const features = wanted.flatMap(({ kind, hours }, index) => {
      const values = known[index]?.filter((file) => file !== null) ?? []
      return kind === 'wind' ? winds(all, values, units) : numbers(all, values, spots, { kind, hours }, units)
    })
    source.setData(collectionOf(features))
  }

  function winds(all: ModelPoints, [values]: readonly Int16Array[], { speed }: ValueTexts): ValueFeature[] {
    if (!values) return []
    const { lat, lng } = map.getCenter()
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    const taken = new Set<number>()
    return staggeredGrid({ lat, lon: lng }, map.getZoom(), { width, height }).flatMap(({ x, y }) => {
      const at = coordinatesOf([x, y])
      const point = nearest(all, at, reachKm.wind)
      if (point === null || taken.has(point)) return []
      const [from, mean, gust] = [0, 1, 2].map((field) => valueAt(values, all, field, point))
      if (from == null || mean == null) return []
      taken.add(point)
      return [
        featureOf(at, {
          arrow: `arrow-${arrowStep(mean / 10)}`,
          towards: (from + 180) % 360,
          text: speed(mean / 10),
          small: gust != null && gust / 10 >= leastGustKmh ? `\n${speed(gust / 10)}` : '',
        }),
      ]
    })
  }

  function numbers(
    all: ModelPoints,
    values: readonly Int16Array[],
    spots: readonly Spot[],
    { kind, hours }: { kind: Exclude<NumbersKind, 'wind'>; hours: number },
    units: ValueTexts,
  ): ValueFeature[] {
    const isRain = kind === 'precipitation' || kind === 'snow'
    return spots.flatMap((spot) => {
      // Beside the height of a peak, that of the snow line would be read as the peak's own.
      if (kind === 'snow-line' && spot.heightM !== undefined) return []
      const point = nearest(all, spot, reachKm.place)
      if (point === null) return []
      const own = values.map((file) => valueAt(file, all, 0, point))
      const text = numberText(kind, own, { hours, heightM: all[point]?.heightM ?? null }, units)
      return text === null ? [] : [featureOf(spot, { text, isRain, isOwn: spot.isOwn === true })]
    })
  }

  function drawArrows(): void {
    if (!arrowColours) return
    for (let index = 0; index < arrowSteps; index++) {
      const image = drawnArrow(index * 5 + 2.5, arrowColours)
      const id = `arrow-${index}`
      if (map.hasImage(id)) map.updateImage(id, image)
      else map.addImage(id, image, { pixelRatio: imageRatio })
    }
  }

  return {
    show(next: readonly ShownNumbers[]): void {
      wanted = next
      if (next.length > 0) draw()
      else clear()
    },
    /** Of what is likely to be shown next. */
    fetchAhead(next: readonly ShownNumbers[]): void {
      for (const url of next.flatMap(({ values }) => values)) fileOf(url)
    },
    setTexts(next: ValueTexts): void {
      texts = next
      if (drawn !== null) drawn = ''
      draw()
    },
    setPlace(next: MapPlace): void {
      place = next
      draw()
    },
    setLook(next: RainLook): void {
      arrowColours = next
      if (map.getSource('values')) drawArrows()
    },
  }
}

/** The towns and peaks whose names had room. */
function placesNamed(map: MapLibre): Spot[] {
  const layers = [townNames, peakNames].filter((layer) => map.getLayer(layer))
  if (layers.length === 0) return []
  return map.queryRenderedFeatures({ layers }).flatMap(({ geometry, properties }): Spot[] => {
    if (geometry.type !== 'Point') return []
    const [lon, lat] = geometry.coordinates
    const { heightM } = properties as { heightM?: number }
    return lon === undefined || lat === undefined ? [] : [{ lat, lon, heightM }]
  })
}

function drawnArrow(kmh: number, { ink, paper }: Pick<RainLook, 'ink' | 'paper'>): ImageData {
  const length = 14 + 2 * Math.min(9, kmh / 5)
  return drawnImage(16, length + haloPx + 2, (pen) => {
    const [tip, tail] = [-length / 2, length / 2]
    const shape = new Path2D(
      `M0 ${tail}V${tip}M${-headPx * 0.8} ${tip + headPx}L0 ${tip}L${headPx * 0.8} ${tip + headPx}`,
    )
    const stroke = 1.4 + Math.min(1.8, kmh / 25)
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    for (const [colour, lineWidth] of [
      [paper, stroke + haloPx - 1.5],
      [ink, stroke],
    ] as const) {
      pen.strokeStyle = cssColour(colour)
      pen.lineWidth = lineWidth
      pen.stroke(shape)
    }
  })
}

const areThere = (files: readonly (Int16Array | null)[]) => files.every((file) => file !== null)

type ValueFeature = ReturnType<typeof featureOf>
const featureOf = ({ lat, lon }: Spot, properties: Record<string, string | number | boolean>) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type: 'Point' as const, coordinates: [lon, lat] },
})
const collectionOf = (features: ValueFeature[]) => ({ type: 'FeatureCollection' as const, features })
