import { isCurrentWater, type WaterReading } from '../../../domain/water/water.ts'
import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import { projectSwiss } from '../../design/swiss-map/projection.ts'
import type { Writing } from '../../i18n/writing.ts'
import { nameOf, temperatureText } from './gauge-row.server.ts'
import type { LoadedWater, WaterMarker } from './water-view.ts'

/** Room that a figure needs on the map, in its units. */
const figureWidth = 62
const figureHeight = 30

/** As marks of no length, which round line ends make dots. */
export function calmDots(readings: readonly WaterReading[], now: number): LoadedWater['dots'] {
  const looks = Map.groupBy(readings, (reading) =>
    isCurrentWater(reading, now) ? (reading.danger === null ? 'unset' : 'calm') : 'old',
  )
  return [...looks].map(([look, own]) => ({
    look,
    path: own.map(({ coordinates }) => `M${projectSwiss(coordinates).map(Math.round).join(' ')}h0`).join(''),
  }))
}

/** What matters more lies on top: later in the list. A figure is left out where it would cover another. */
export function waterMarkers(
  readings: readonly WaterReading[],
  shows: 'danger' | 'temperature',
  writing: Writing,
  /** The reader's place, whose name stays readable. */
  place: { x: number; y: number } | null = null,
): WaterMarker[] {
  const { t, format, now } = writing
  const figures = place ? [place] : []
  const markers = readings.map((reading): WaterMarker => {
    const { id, coordinates, danger, temperatureC } = reading
    const [x, y] = projectSwiss(coordinates).map(Math.round) as [number, number]
    const hasRoom = figures.every(
      (other) => Math.abs(other.x - x) >= figureWidth || Math.abs(other.y - y) >= figureHeight,
    )
    const isWarmth = shows === 'temperature' && temperatureC !== null
    if (isWarmth && hasRoom) figures.push({ x, y })
    const { water, station } = nameOf(reading, writing)
    const value = isWarmth
      ? temperatureText(temperatureC, format)
      : danger === null
        ? t('water.noLevel')
        : `${danger}, ${t(`alerts.danger-${danger}`)}`
    return {
      id,
      x,
      y,
      label: `${[water, station].filter(Boolean).join(', ')}${format.colon} ${value}`,
      danger: isWarmth ? null : danger,
      colour: isWarmth ? temperatureColour(temperatureC) : null,
      figure: isWarmth && hasRoom ? format.degrees(temperatureC, 1) : null,
      isOld: !isCurrentWater(reading, now),
    }
  })
  return shows === 'danger' ? markers.sort((a, b) => (a.danger ?? 0) - (b.danger ?? 0)) : markers.reverse()
}
