import type { Position } from 'geojson'
import type { Language } from '../../domain/language.ts'
import { outsideLevel, possibleLevel, rateOfLevel } from '../../domain/map/forecast-levels.ts'
import {
  type BaseMap,
  linesOf,
  pictureTowns,
  type ShapeKind,
  swissView,
  townNames,
  worldPoint,
} from '../../domain/place/base-map.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import { rainRamp } from '../../domain/rain/radar-scale.ts'
import { unknownCode } from '../../domain/rain/rate-codes.ts'
import { escapeXml } from '../../domain/texts/escape-xml.ts'
import type { Ring } from '../../domain/warning/warning.ts'
import { paintedPng } from '../../services/radar/grey-png.ts'
import { productBounds } from '../../services/radar/product-grid.ts'

export type PictureTheme = 'light' | 'dark'

/** As in src/app/features/map/map.css. */
const looks = {
  light: {
    out: '#f8f9f9',
    land: '#eaeded',
    lake: '#fff',
    border: '#7d8a93',
    label: '#0d1920',
    halo: '#fff',
    red: '#e2001a',
  },
  dark: {
    out: '#0f171e',
    land: '#1b252d',
    lake: '#0b131a',
    border: '#657683',
    label: '#eef3f6',
    halo: '#0b131a',
    red: '#ff5148',
  },
} as const

/** World width in pixels: Switzerland is then some 790 wide. */
const pixelsPerWorld = 57_600
/** Coordinates in half pixels and no shorter steps: this image must be small, because it comes first. */
const unitsPerPixel = 2
const leastStep = 2
const rainOpacity = 0.86
/** Of 255: neither dry nor any rain at first sight, and borders stay readable below it. */
const unseenAlpha = 36
/** Lighter rain of a forecast fades out: its edges are not those of a shower. */
const softBelowMmh = 0.18

const [left, top] = worldPoint({ lat: swissView.north, lon: swissView.west })
const [right, bottom] = worldPoint({ lat: swissView.south, lon: swissView.east })
const toX = (x: number) => Math.round((x - left) * pixelsPerWorld * 10) / 10
const toY = (y: number) => Math.round((y - top) * pixelsPerWorld * 10) / 10
export const radarPictureSize = { width: Math.round(toX(right)), height: Math.round(toY(bottom)) }

type Drawn = { shapes: string; ground: string; under: string; over: string }

/**
 * The radar over the base map as one SVG, shown before or instead of the interactive map. The base map's part is drawn
 * once.
 */
export function createRadarPictures(baseMap: BaseMap) {
  const drawn = new Map<PictureTheme, Drawn>()
  const towns = pictureTowns(baseMap)
  return (options: {
    /** Steps of the ramp as a grey PNG; null draws the base map alone. */
    steps: Uint8Array | null
    /** Whether they are levels of a forecast frame instead. */
    isForecast?: boolean
    theme: PictureTheme
    language: Language
    place: { name: string; coordinates: Coordinates } | null
    /** Warned areas, painted in this order; without rings it is the whole country. */
    areas?: { rings: readonly Ring[]; colour: string }[]
    /** Over a relief, the relief shows the land. */
    hasGround?: boolean
    /** A page writes the names in its own face. */
    hasNames?: boolean
  }): string => {
    const look = looks[options.theme]
    const base = drawn.get(options.theme) ?? drawBase(baseMap, options.theme)
    drawn.set(options.theme, base)
    return [
      base.shapes,
      (options.hasGround ?? true) ? base.ground : '',
      base.under,
      ...(options.areas ?? []).map(warnedArea),
      options.steps ? rainImage(options.steps, options.theme, options.isForecast ?? false) : '',
      base.over,
      ...((options.hasNames ?? true)
        ? [
            `<g font-family="Inter Tight,Helvetica Neue,Helvetica,Arial,sans-serif" font-size="13" font-weight="500" fill="${look.label}" stroke="${look.halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">`,
            ...townNames(towns, options.language, options.place?.name ?? null).map(townMark),
            options.place ? placeMark(options.place, look.red, look.halo) : '',
            '</g>',
          ]
        : []),
      '</svg>',
    ].join('')
  }
}

function drawBase(baseMap: BaseMap, theme: PictureTheme): Drawn {
  const look = looks[theme]
  const path = (kind: ShapeKind, isClosed: boolean) =>
    linesOf(baseMap, kind)
      .map((line) => pathOf(line, isClosed))
      .join('')
  const stroke = (width: number, colour: string) =>
    `fill="none" stroke="${colour}" stroke-width="${width * unitsPerPixel}"`
  const scaled = `transform="scale(${1 / unitsPerPixel})"`
  return {
    shapes: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${radarPictureSize.width} ${radarPictureSize.height}" width="${radarPictureSize.width}" height="${radarPictureSize.height}">`,
      `<defs><path id="land" d="${path('land', true)}"/><path id="lakes" d="${path('lake', true)}"/></defs>`,
    ].join(''),
    ground: [
      `<rect width="100%" height="100%" fill="${look.out}"/>`,
      `<use href="#land" ${scaled} fill="${look.land}"/>`,
    ].join(''),
    under: [
      `<g ${scaled}><use href="#lakes" fill="${look.lake}" fill-rule="evenodd"/>`,
      `<path d="${path('canton', false)}" ${stroke(0.6, look.border)} stroke-opacity=".35"/>`,
      `<path d="${path('neighbour', false)}" ${stroke(0.6, look.border)} stroke-opacity=".7"/></g>`,
    ].join(''),
    over: `<g ${scaled}><use href="#lakes" ${stroke(0.6, look.border)}/><use href="#land" ${stroke(3, look.halo)} stroke-opacity=".55"/><use href="#land" ${stroke(1.25, look.border)}/></g>`,
  }
}

/** A line in whole units, each point relative to the one before. Of open lines only what is seen is drawn. */
function pathOf(line: readonly Position[], isClosed: boolean): string {
  const points = line.map(([lon = 0, lat = 0]) => {
    const [x, y] = worldPoint({ lat, lon })
    return [Math.round(toX(x) * unitsPerPixel), Math.round(toY(y) * unitsPerPixel)] as const
  })
  const isSeen = (i: number) => {
    const point = points[i]
    if (isClosed || !point) return isClosed
    const [x, y] = [point[0] / unitsPerPixel, point[1] / unitsPerPixel]
    return x >= 0 && y >= 0 && x <= radarPictureSize.width && y <= radarPictureSize.height
  }
  let d = ''
  let isDown = false
  let lastX = 0
  let lastY = 0
  for (const [i, [x, y]] of points.entries()) {
    if (!isSeen(i - 1) && !isSeen(i) && !isSeen(i + 1)) {
      isDown = false
      continue
    }
    const isNear = Math.hypot(x - lastX, y - lastY) < leastStep
    if (isDown && isNear && i + 1 < points.length) continue
    d += isDown ? pair(x - lastX, y - lastY) : `M${x}${y < 0 ? '' : ' '}${y}l`
    isDown = true
    lastX = x
    lastY = y
  }
  return isClosed ? `${d}z` : d
}

/** Numbers of a path need no blank before a minus. */
const pair = (x: number, y: number) => `${x < 0 ? '' : ' '}${x}${y < 0 ? '' : ' '}${y}`

const rgba = (hex: string, alpha: number) => (Number.parseInt(hex.slice(1), 16) * 256 + alpha) >>> 0

/** The ramp's colour at a rate; fades in up to what counts as surely wet. Possible rain is a tint of its own. */
function forecastColours(theme: PictureTheme): Map<number, number> {
  const colours = new Map([[possibleLevel, rgba(looks[theme].label, unseenAlpha)]])
  for (let level = possibleLevel + 1; level < outsideLevel; level++) {
    const mmh = rateOfLevel(level)
    const colour = rainRamp.findLast(({ from }) => mmh >= from) ?? rainRamp[0]
    if (colour) colours.set(level, rgba(colour[theme], Math.round(255 * Math.min(1, mmh / softBelowMmh))))
  }
  return colours
}

function rainImage(steps: Uint8Array, theme: PictureTheme, isForecast: boolean): string {
  const measured = new Map(rainRamp.map((step, index) => [index + 1, rgba(step[theme], 255)]))
  measured.set(unknownCode, rgba(looks[theme].label, unseenAlpha))
  const colours = isForecast ? forecastColours(theme) : measured
  const png = paintedPng(steps, colours)
  const { west, north, east, south } = productBounds()
  const [x, y] = worldPoint({ lat: north, lon: west })
  const [xEnd, yEnd] = worldPoint({ lat: south, lon: east })
  return `<image x="${toX(x)}" y="${toY(y)}" width="${toX(xEnd) - toX(x)}" height="${toY(yEnd) - toY(y)}" opacity="${rainOpacity}" href="data:image/png;base64,${png.toString('base64')}"/>`
}

function warnedArea({ rings, colour }: { rings: readonly Ring[]; colour: string }): string {
  if (rings.length === 0)
    return `<use href="#land" transform="scale(${1 / unitsPerPixel})" fill="${colour}"/>`
  const corner = ([lon, lat]: Ring[number]) => {
    const [x, y] = worldPoint({ lat, lon })
    return `${toX(x)} ${toY(y)}`
  }
  const d = rings.map((ring) => `M${ring.map(corner).join('L')}z`).join('')
  return `<path d="${d}" fill="${colour}"/>`
}

const tenth = (px: number) => Math.round(px * 10) / 10

function townMark({ name, ...share }: ReturnType<typeof townNames>[number]): string {
  const [x, y] = [tenth(share.x * radarPictureSize.width), tenth(share.y * radarPictureSize.height)]
  return `<circle cx="${x}" cy="${y}" r="3" stroke-width="1"/><text x="${x + 7}" y="${y + 4}">${escapeXml(name)}</text>`
}

function placeMark(
  { name, coordinates }: { name: string; coordinates: Coordinates },
  red: string,
  halo: string,
): string {
  const [x, y] = worldPoint(coordinates)
  return `<circle cx="${toX(x)}" cy="${toY(y)}" r="6" fill="${red}" stroke="${halo}" stroke-width="3"/><text x="${toX(x) + 13}" y="${toY(y) + 5}" font-size="15" font-weight="700">${escapeXml(name)}</text>`
}
