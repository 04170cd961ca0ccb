import { limitOfSpell } from '../../../domain/mountain/layer-spells.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { hourOfDay, localDate, swissTime } from '../../../domain/time/local-time.ts'
import { shownFreezingLevel } from '../../../domain/weather/freezing-range.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import type { HourlyWeather } from '../../../domain/weather/weather.ts'
import type { HeightProfile, ProfileRung } from '../../../services/mountain/get-height-profile.ts'
import { linePath } from '../../design/chart/chart-paths.ts'
import { altitudeText } from '../../forecast-kit/height-text.server.ts'
import { iconView } from '../../forecast-kit/icon-view.server.ts'
import { shortWeekday } from '../../forecast-kit/short-weekday.server.ts'
import { windView } from '../../forecast-kit/wind-view.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { sourceView } from '../../provenance/source-view.ts'
import { fogSpellsOf, layerSentences } from './layer-texts.server.ts'
import { type RungScale, rungScale } from './rung-scale.ts'

/** A column for each quarter of the next four days. */
const columnHours = 6
const columnCount = 16
/** Between the values that are drawn: closer ones would look alike and double the size of the page. */
const drawnHours = 3

/** null where there are no points at other heights nearby. */
export function heightsView(outcome: Outcome<HeightProfile>, writing: Writing) {
  if (outcome.data === null) return null
  const { t, format } = writing
  const { rungs, runAt, layers, measured } = outcome.data
  const firstAt = firstColumn(rungs)
  if (firstAt === null) return null
  const times = Array.from({ length: columnCount }, (_, index) => firstAt + index * columnHours * hourMs)
  const scale = rungScale(rungs.map(({ point }) => point.heightM))
  const drawing = drawingOf({ rungs, layers }, firstAt, scale, writing)
  return {
    title: t('mountain.heights'),
    /** Fog, inversion and freezing level in words; the first is the lead. */
    sentences: layerSentences(outcome.data, writing),
    note: [t('mountain.heightsNote'), ...(drawing.fog.length === 0 ? [] : [t('mountain.fogNote')])].join(' '),
    caption: t('mountain.heightsCaption', { unit: format.unitNames.speed }),
    heads: { place: t('mountain.point'), measured: t('mountain.measured') },
    /** Every six hours. */
    columns: times.map((at, index) => ({
      at,
      day: shortWeekday(at, swissTime, format),
      startsDay: index === 0 || localDate(at, swissTime) !== localDate(times[index - 1] ?? 0, swissTime),
      hour: format.hour(at, swissTime),
    })),
    /** From the highest down. */
    rows: rungs.map((rung, index) => rowOf(rung, scale.rows[index], times, writing)),
    drawing,
    source: sourceView(outcome.source, writing),
    issued: t('mountain.issued', { time: format.dateTime(runAt, swissTime) }),
    more:
      measured === null
        ? ''
        : t('mountain.measuredAt', { time: format.time(measured.measuredAt, swissTime) }),
  }
}

/** The air above a place, written out by the server. */
export type HeightsView = NonNullable<ReturnType<typeof heightsView>>

function rowOf(
  { point, place, distanceKm, isOwn, hourly, measured: station }: ProfileRung,
  row: RungScale['rows'][number] | undefined,
  columns: readonly number[],
  writing: Writing,
) {
  const { t, format, language } = writing
  const byStart = new Map(hourly.map((hour) => [hour.startAt, hour]))
  return {
    /** Unique where two points share a name. */
    id: `${point.index}`,
    slug: isOwn ? null : (place?.slug ?? null),
    name: place?.names[language] ?? point.name,
    height: altitudeText(point.heightM),
    distance: isOwn ? null : `${format.distance(distanceKm)}\u00a0km`,
    isOwn,
    /** rem of the table's row, and of the line of its height in it. */
    ...(row ?? { rowRem: 0, lineRem: 0 }),
    measured: station && {
      temperatureC: station.values.temperatureC ?? 0,
      wind: windWithoutGusts(station.values, writing),
      title: t('mountain.measuredBy', {
        station: station.station.name,
        height: altitudeText(station.station.heightM),
        time: format.time(station.values.measuredAt, swissTime),
      }),
    },
    cells: columns.map((at) => cellOf(byStart.get(at), writing)),
  }
}

export type HeightRow = ReturnType<typeof rowOf>

/** The first quarter of the clock that the forecast still holds. */
function firstColumn(rungs: readonly ProfileRung[]): number | null {
  const hours = rungs[0]?.hourly ?? []
  const first = hours.find(({ startAt }) => hourOfDay(startAt, swissTime) % columnHours === 0)
  return first?.startAt ?? null
}

function cellOf(hour: HourlyWeather | undefined, writing: Writing) {
  if (!hour) return null
  return {
    ...iconView(hour, writing),
    temperatureC: hour.temperatureC,
    wind: windWithoutGusts(hour, writing),
  }
}

const windWithoutGusts = (values: Parameters<typeof windView>[0], writing: Writing) =>
  windView({ ...values, windGustKmh: null }, writing)

function drawingOf(
  { rungs, layers }: Pick<HeightProfile, 'rungs' | 'layers'>,
  firstAt: number,
  scale: RungScale,
  { t, now }: Writing,
) {
  const width = columnCount * columnHours
  const hoursAt = (at: number) => (at - firstAt) / hourMs
  const own = rungs.find(({ isOwn }) => isOwn)
  const levels = (own?.hourly ?? []).flatMap(({ startAt, freezingLevelM }) => {
    const x = hoursAt(startAt)
    return freezingLevelM === undefined || x < 0 || x > width || x % drawnHours !== 0
      ? []
      : [{ x, y: scale.y(freezingLevelM), freezingLevelM }]
  })
  const first = levels[0]
  return {
    /** Of all rows together. */
    heightRem: scale.heightRem,
    /** CSS of each rung, from the lowest up: the colours of its temperatures, blending into the rung below. */
    colours: coloursOf(rungs, firstAt, scale),
    /** Hours across. */
    width,
    /** In hours and rem; "" where no level is given. */
    freezing: levels.length > 1 ? linePath(levels) : '',
    /** The level at the first hour, where it lies in the picture. */
    freezingLabel:
      first && first.y > 0.75 && first.y < scale.heightRem
        ? {
            text: t('mountain.freezingAt', {
              height: altitudeText(shownFreezingLevel(first.freezingLevelM)),
            }),
            topRem: scale.labelBottom(first.y),
          }
        : null,
    // As the sentences say it: the same spells, heights and confidence.
    /** Below the upper limit of fog, in hours and rem. */
    fog: fogSpellsOf({ layers }, now).flatMap((spell) => {
      const { aboutM, lowM, confidence } = limitOfSpell(spell)
      const x = Math.max(0, hoursAt(spell.fromAt))
      const end = Math.min(width, hoursAt(spell.toAt))
      const y = Math.max(0, scale.y(aboutM ?? lowM))
      return x < end ? [{ x, width: end - x, y, isLikely: confidence === 'likely' }] : []
    }),
  }
}

export type HeightDrawing = ReturnType<typeof drawingOf>

function coloursOf(rungs: readonly ProfileRung[], firstAt: number, scale: RungScale) {
  const shares = rungs.map(({ point }) => Math.round((scale.y(point.heightM) / scale.heightRem) * 100))
  const layers = rungs.map(({ hourly }, index) => {
    const byStart = new Map(hourly.map(({ startAt, temperatureC }) => [startAt, temperatureC]))
    const colours = Array.from({ length: (columnCount * columnHours) / drawnHours + 1 }, (_, step) => {
      const temperatureC = byStart.get(firstAt + step * drawnHours * hourMs)
      return temperatureC === undefined ? 'transparent' : temperatureColour(temperatureC)
    })
    const below = shares[index + 1]
    return {
      background: `linear-gradient(90deg,${colours.join()})`,
      maskImage:
        below === undefined ? undefined : `linear-gradient(#000 ${shares[index]}%,transparent ${below}%)`,
    }
  })
  return layers.reverse()
}
