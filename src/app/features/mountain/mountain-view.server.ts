import { isRegionId } from '../../../domain/place/place.ts'
import type { RegionalWinds } from '../../../domain/regional-wind/regional-winds.ts'
import { addDays, instantOfLocal, localDate, swissTime } from '../../../domain/time/local-time.ts'
import { shownFreezingLevel } from '../../../domain/weather/freezing-range.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import { strongGustKmh } from '../../../domain/weather/strong-gust.ts'
import type { MountainPoint } from '../../../services/mountain/get-mountain-points.ts'
import { sourceView } from '../../i18n/source-view.ts'
import type { Writing } from '../../i18n/writing.ts'
import { dayCell, iconView } from '../charts/icon-view.server.ts'
import { windView } from '../forecast/wind-tile.server.ts'
import { shortWeekday } from '../place-weather/short-weekday.server.ts'
import { altitudeText, type LadderPoint, ladderView } from '../region/altitude-ladder.server.ts'
import { regionName, regionNames } from '../region/region-page.server.ts'
import type { NowView } from '../region/region-page-view.ts'
import { situationTexts } from '../wind/situation-texts.server.ts'
import { mountainTexts } from './mountain-texts.server.ts'
import {
  lowestPoints,
  type MountainChoice,
  type MountainDay,
  type MountainPoints,
  type MountainRow,
  type MountainSort,
  type MountainView,
  mountainSorts,
} from './mountain-view.ts'
import type { SeenPoint } from './seen-points.server.ts'

const comingDays = 3
/** A region has up to some hundred points, and a row some forty elements. */
const rowsPerPart = 60

/** `?region=`, else the Alps; `?sort=`, else by height; `?from=` in metres, else all; `?part=` of a long list. */
export function mountainChoice(search: URLSearchParams): MountainChoice {
  const region = search.get('region') ?? ''
  return {
    region: isRegionId(region) ? region : 'alpine',
    sort: mountainSorts.find((sort) => sort === search.get('sort')) ?? 'height',
    fromM: lowestPoints.find((metres) => String(metres) === search.get('from')) ?? 0,
    part: Math.max(1, Math.floor(Number(search.get('part'))) || 1),
  }
}

export function mountainView(
  choice: MountainChoice,
  points: Outcome<SeenPoint[]>,
  winds: Outcome<RegionalWinds>,
  writing: Writing,
): MountainView {
  const { t, language } = writing
  return {
    texts: mountainTexts(regionName(choice.region, language), writing),
    choice,
    regions: regionNames(language),
    sorts: {
      height: t('mountain.point'),
      wind: t('mountain.wind'),
      freezing: t('mountain.freezingLevel'),
    },
    lowest: lowestPoints.map((metres) => ({
      metres,
      text: metres === 0 ? t('snow.from-0') : t('snow.fromHeight', { height: metres }),
    })),
    // In the present tense: of hours ago it would be untrue.
    winds: winds.data === null || winds.isStale ? null : windLine(winds.data, writing),
    points:
      points.data === null
        ? { missing: { title: t('mountain.missing'), message: t('mountain.missingText') } }
        : pointsView(points, choice, writing),
  }
}

function windLine({ now }: RegionalWinds, writing: Writing): string | null {
  const { foehn, bise } = situationTexts(now, writing)
  const said = [
    now.foehn.level === 'none' ? null : foehn.sentence,
    now.bise.level === 'none' ? null : bise.sentence,
  ]
  return said.filter((text) => text !== null).join(' ') || null
}

function pointsView(
  { data: all, source, observedAt, fetchedAt }: Reading<SeenPoint[]>,
  { sort, fromM, part: requested }: MountainChoice,
  writing: Writing,
): MountainPoints {
  const { t, format, now } = writing
  const data = all.filter(({ heightM }) => heightM >= fromM).toSorted(sorters[sort])
  const today = localDate(now, swissTime)
  const dates = Array.from({ length: comingDays }, (_, index) => addDays(today, index + 1))
  const partCount = Math.ceil(data.length / rowsPerPart)
  const parts = Array.from({ length: partCount }, (_, index) =>
    data.slice(index * rowsPerPart, (index + 1) * rowsPerPart),
  )
  const part = Math.min(requested, Math.max(1, partCount))
  const rows = (parts[part - 1] ?? []).map((point) => rowOf(point, dates, writing))
  const sunny = data.filter(({ sky }) => sky.condition === 'sunny' || sky.condition === 'partly-cloudy')
  const ladder = ladderView(
    data.map((point) => ladderPoint(point, writing)),
    sunny.length * 2 >= data.length ? 'sunny' : 'cloudy',
    writing,
  )
  return {
    count: t('mountain.points', { count: data.length }),
    part,
    parts: parts.map(sort === 'height' ? heightsText : numbersText),
    measuredNote: rows.some(({ now: { isMeasured } }) => isMeasured) ? t('pages.regionMeasuredNote') : null,
    ladder: ladder.rungs.length === 0 ? null : ladder,
    days: dates.map((date) => shortWeekday(instantOfLocal(date, 12, swissTime), swissTime, format)),
    rows,
    empty: rows.length === 0 ? t('mountain.empty') : null,
    source: sourceView(source, writing),
    issued: t('mountain.issued', { time: format.dateTime(observedAt ?? fetchedAt, swissTime) }),
  }
}

/** The highest, windiest or mildest first; values that are missing last. */
const sorters: Record<MountainSort, (a: MountainPoint, b: MountainPoint) => number> = {
  height: (a, b) => b.heightM - a.heightM,
  wind: (a, b) => gustOf(b) - gustOf(a),
  freezing: (a, b) => (b.hour.freezingLevelM ?? -1) - (a.hour.freezingLevelM ?? -1),
}

function gustOf(point: MountainPoint): number {
  const { windGustKmh, windSpeedKmh } = present(point)
  return windGustKmh ?? windSpeedKmh ?? -1
}

/** As on the point's own page: measured where there is a station nearby, else the forecast for this hour. */
function present({ hour, measured }: MountainPoint) {
  const { temperatureC, windSpeedKmh, windGustKmh, windFromDegrees } = measured ?? hour
  return { temperatureC, windSpeedKmh, windGustKmh, windFromDegrees, isMeasured: measured !== null }
}

/** "61–120". */
const numbersText = (points: readonly MountainPoint[], index: number): string =>
  `${index * rowsPerPart + 1}–${index * rowsPerPart + points.length}`

/** "4478–3210 m". */
function heightsText(points: readonly MountainPoint[]): string {
  return `${Math.round(points[0]?.heightM ?? 0)}–${altitudeText(points.at(-1)?.heightM ?? 0)}`
}

function ladderPoint(point: SeenPoint, writing: Writing): LadderPoint {
  const { place, heightM, sky } = point
  return {
    slug: place.slug,
    name: place.names[writing.language],
    elevationM: heightM,
    isDay: sky.isDay,
    now: nowOf(point, writing),
    windSpeedKmh: present(point).windSpeedKmh,
  }
}

function nowOf(point: SeenPoint, writing: Writing): NowView {
  const { t, format } = writing
  const { temperatureC, isMeasured } = present(point)
  const { measured } = point
  return {
    ...iconView(point.sky, writing),
    temperatureC: format.wholeDegrees(temperatureC),
    isForecast: false,
    isMeasured,
    ...(measured && {
      measuredBy: t('mountain.measuredBy', {
        station: measured.station.name,
        height: altitudeText(measured.station.heightM),
        time: format.time(measured.measuredAt, swissTime),
      }),
    }),
  }
}

function mountainDay(days: SeenPoint['days'], date: string, writing: Writing): MountainDay | null {
  const cell = dayCell(days, date, writing)
  const gustKmh = days.find((day) => day.date === date)?.windGustKmh ?? 0
  const isStrong = gustKmh >= strongGustKmh
  return cell && { ...cell, gustKmh: isStrong ? writing.format.roundSpeed(gustKmh) : null }
}

function rowOf(point: SeenPoint, dates: readonly string[], writing: Writing): MountainRow {
  const { place, heightM, hour, days } = point
  return {
    slug: place.slug,
    name: place.names[writing.language],
    height: altitudeText(heightM),
    now: nowOf(point, writing),
    wind: windView(present(point), writing),
    freezingLevel:
      hour.freezingLevelM === undefined ? null : altitudeText(shownFreezingLevel(hour.freezingLevelM)),
    days: dates.map((date) => mountainDay(days, date, writing)),
  }
}
