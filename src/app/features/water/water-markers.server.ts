import { isCurrentWater, type WaterReading } from '../../../domain/water/water.ts'
import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import { projectSwiss } from '../../design/swiss-map/projection.ts'
import type { Writing } from '../../i18n/writing.ts'
import { fullName, temperatureText } from './gauge-row.server.ts'

/** Room that a figure needs on the map, in its units. */
const figureRoom = { width: 62, height: 30 }
const figureRoomOnPhone = { width: 100, height: 56 }
/** A danger's sign this near lies on the dot of a place. */
const coveredWithin = 24
/** Room of a name on a phone: per letter to either side, and to its far edge. */
const nameRoom = { halfLetter: 8.5, height: 80 }

type Point = { x: number; y: number }

/** As marks of no length, which round line ends make dots. */
export function calmDots(readings: readonly WaterReading[], now: number) {
  const looks = Map.groupBy(readings, (reading) =>
    isCurrentWater(reading, now) ? (reading.danger === null ? 'unset' : 'calm') : 'old',
  )
  return [...looks].map(([look, own]) => ({
    look,
    path: own.map(({ coordinates }) => `M${projectSwiss(coordinates).map(Math.round).join(' ')}h0`).join(''),
  }))
}

/** More important markers lie on top: later in the list. A figure is left out where it would cover another. */
export function waterMarkers(
  readings: readonly WaterReading[],
  shows: 'danger' | 'temperature',
  writing: Writing,
  /** The reader's place, whose name stays readable. */
  place: Point | null = null,
) {
  const { t, format, now } = writing
  const figures = place ? [place] : []
  const figuresOnPhone = [...figures]
  const markers = readings.map((reading) => {
    const { id, coordinates, danger, isDangerUnreadable, temperatureC } = reading
    const [x, y] = projectSwiss(coordinates).map(Math.round) as [number, number]
    const isWarmth = shows === 'temperature' && temperatureC !== null
    const hasRoom = isWarmth && takeRoom({ x, y }, figures, figureRoom)
    const hasRoomOnPhone = hasRoom && takeRoom({ x, y }, figuresOnPhone, figureRoomOnPhone)
    const value = isWarmth
      ? temperatureText(temperatureC, format)
      : danger === null
        ? t(isDangerUnreadable ? 'water.unreadableLevel' : 'water.noLevel')
        : `${danger}, ${t(`alerts.danger-${danger}`)}`
    return {
      id,
      x,
      y,
      /** For the pointer. */
      label: `${fullName(reading, writing)}${format.colon} ${value}`,
      danger: isWarmth ? null : danger,
      /** Of the temperature; null on the map of dangers. */
      colour: isWarmth ? temperatureColour(temperatureC) : null,
      /** A figure next to the dot where there is room. */
      figure: hasRoom ? format.degrees(temperatureC, 1) : null,
      /** On a phone figures are larger, and fewer have room. */
      hasRoomOnPhone,
      isOld: !isCurrentWater(reading, now),
    }
  })
  return shows === 'danger' ? markers.sort((a, b) => (a.danger ?? 0) - (b.danger ?? 0)) : markers.reverse()
}

export type WaterMarker = ReturnType<typeof waterMarkers>[number]

function takeRoom({ x, y }: Point, taken: Point[], { width, height }: typeof figureRoom): boolean {
  const isFree = taken.every((other) => Math.abs(other.x - x) >= width || Math.abs(other.y - y) >= height)
  if (isFree) taken.push({ x, y })
  return isFree
}

export type WaterPlace = Point & { name: string; isRing?: boolean; isNameBelow?: boolean }

/** The reader's place is seen and covers no danger: it is a ring around a sign upon it, and its name is on the freer side. */
export function placeAmongDangers(place: Point & { name: string }, dangers: readonly Point[]): WaterPlace {
  const away = (sign: Point) => Math.hypot(sign.x - place.x, sign.y - place.y)
  const upon = dangers.toSorted((a, b) => away(a) - away(b)).find((sign) => away(sign) < coveredWithin)
  const { x, y } = upon ?? place
  const beside = dangers.filter(
    (sign) => sign !== upon && Math.abs(sign.x - x) < nameRoom.halfLetter * place.name.length + coveredWithin,
  )
  const above = beside.filter((sign) => sign.y <= y && sign.y > y - nameRoom.height)
  const below = beside.filter((sign) => sign.y >= y && sign.y < y + nameRoom.height)
  return { ...place, x, y, isRing: upon !== undefined, isNameBelow: below.length < above.length }
}
