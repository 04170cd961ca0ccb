import { isRegionId, type RegionId } from '../../../domain/place/place.ts'
import type { RegionalWinds } from '../../../domain/regional-wind/regional-winds.ts'
import { addDays, instantOfLocal, localDate } from '../../../domain/time/local-time.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import { iconFor } from '../../../domain/weather/weather-icon.ts'
import type { MountainPoint } from '../../../services/mountain/get-mountain-points.ts'
import { sourceView } from '../../i18n/source-view.ts'
import type { Writing } from '../../i18n/writing.ts'
import { capitalised } from '../charts/capitalised.ts'
import { windView } from '../forecast/wind-tile.server.ts'
import { altitudeText, type LadderPoint, ladderView } from '../region/altitude-ladder.server.ts'
import { regionNames } from '../region/region-page.server.ts'
import { swissTime } from '../region/region-places.server.ts'
import { situationTexts } from '../wind/situation-texts.server.ts'
import type { MountainPoints, MountainRow, MountainView } from './mountain-view.ts'

const comingDays = 3
/** A region has up to some hundred points, and a row some forty elements. */
const rowsPerPart = 60

/** `?region=`, else the Alps. */
export function requestedRegion(search: URLSearchParams): RegionId {
  const requested = search.get('region') ?? ''
  return isRegionId(requested) ? requested : 'alpine'
}

/** `?part=`: of a long list, from the highest down. */
export function requestedPart(search: URLSearchParams): number {
  return Math.max(1, Math.floor(Number(search.get('part'))) || 1)
}

export function mountainView(
  { region, part }: { region: RegionId; part: number },
  points: Outcome<MountainPoint[]>,
  winds: Outcome<RegionalWinds>,
  writing: Writing,
): MountainView {
  const { t, language } = writing
  const regions = regionNames(language)
  const name = regions.find(({ id }) => id === region)?.name ?? ''
  return {
    texts: {
      title: t('mountain.title', { region: name }),
      lead: t('mountain.lead'),
      regions: t('mountain.regions'),
      heights: t('mountain.point'),
      ladder: t('mountain.ladder'),
      ladderNote: t('mountain.ladderNote'),
      point: t('pages.regionPlace'),
      now: t('mountain.now'),
      wind: t('mountain.wind'),
      gusts: t('mountain.gusts'),
      freezingLevel: t('mountain.freezingLevel'),
      highest: t('mountain.highest'),
      lowest: t('mountain.lowest'),
      toWinds: t('mountain.toWinds'),
    },
    region,
    regions,
    winds: winds.data && windLine(winds.data, writing),
    points:
      points.data === null
        ? { missing: { title: t('mountain.missing'), message: t('mountain.missingText') } }
        : pointsView(points, part, writing),
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
  { data, source, observedAt, fetchedAt }: Extract<Outcome<MountainPoint[]>, { data: MountainPoint[] }>,
  requested: number,
  writing: Writing,
): MountainPoints {
  const { t, format, now } = writing
  const today = localDate(now, swissTime)
  const dates = Array.from({ length: comingDays }, (_, index) => addDays(today, index + 1))
  const partCount = Math.ceil(data.length / rowsPerPart)
  const parts = Array.from({ length: partCount }, (_, index) =>
    data.slice(index * rowsPerPart, (index + 1) * rowsPerPart),
  )
  const part = Math.min(requested, Math.max(1, partCount))
  const rows = (parts[part - 1] ?? []).map((point) => rowOf(point, dates, writing))
  const sunny = data.filter(({ hour }) => hour.condition === 'sunny' || hour.condition === 'partly-cloudy')
  const ladder = ladderView(
    data.map((point) => ladderPoint(point, writing)),
    sunny.length * 2 >= data.length ? 'sunny' : 'cloudy',
    writing,
  )
  return {
    count: t('mountain.points', { count: data.length }),
    part,
    parts: parts.map(heightsText),
    ladder: ladder.rungs.length === 0 ? null : ladder,
    days: dates.map((date) =>
      capitalised(format.weekdayShort(instantOfLocal(date, 12, swissTime), swissTime).replace(/\.$/, '')),
    ),
    rows,
    empty: rows.length === 0 ? t('mountain.empty') : null,
    source: sourceView(source),
    issued: t('mountain.issued', { time: format.dateTime(observedAt ?? fetchedAt, swissTime) }),
  }
}

/** "4478–3210 m". */
function heightsText(points: readonly MountainPoint[]): string {
  return `${Math.round(points[0]?.heightM ?? 0)}–${altitudeText(points.at(-1)?.heightM ?? 0)}`
}

function ladderPoint({ place, heightM, hour }: MountainPoint, { t, format, language }: Writing): LadderPoint {
  const icon = iconFor(hour.conditionCode, hour.condition, hour.isDay)
  return {
    slug: place.slug,
    name: place.names[language],
    elevationM: heightM,
    isDay: hour.isDay,
    now: {
      icon,
      iconName: t(`weather.icon-${icon}`),
      temperatureC: format.wholeDegrees(hour.temperatureC),
      isForecast: false,
      isMeasured: false,
    },
    windSpeedKmh: hour.windSpeedKmh,
  }
}

function rowOf(
  { place, heightM, hour, daily }: MountainPoint,
  dates: readonly string[],
  writing: Writing,
): MountainRow {
  const { t, format, language } = writing
  const icon = iconFor(hour.conditionCode, hour.condition, hour.isDay)
  return {
    slug: place.slug,
    name: place.names[language],
    height: altitudeText(heightM),
    icon,
    iconName: t(`weather.icon-${icon}`),
    temperatureC: format.wholeDegrees(hour.temperatureC),
    wind: windView(hour, writing),
    freezingLevel:
      hour.freezingLevelM === undefined ? null : altitudeText(Math.round(hour.freezingLevelM / 10) * 10),
    days: dates.map((date) => {
      const day = daily.find((one) => one.date === date)
      if (!day) return null
      const dayIcon = iconFor(day.conditionCode, day.condition, day.isDay)
      return {
        icon: dayIcon,
        iconName: t(`weather.icon-${dayIcon}`),
        maxC: format.wholeDegrees(day.temperatureMaxC),
        minC: format.wholeDegrees(day.temperatureMinC),
      }
    }),
  }
}
