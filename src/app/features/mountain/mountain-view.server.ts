import { bestDay, type RegionDay, regionDay } from '../../../domain/mountain/best-day.ts'
import type { RegionalWinds } from '../../../domain/regional-wind/regional-winds.ts'
import { seasonOfDate } from '../../../domain/sky/season.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { addDays, hourOfDay, instantOfLocal, localDate, swissTime } from '../../../domain/time/local-time.ts'
import { meltingDepthM } from '../../../domain/weather/falling-form.ts'
import { shownFreezingLevel } from '../../../domain/weather/freezing-range.ts'
import { shownDays } from '../../../domain/weather/outlook.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import { strongGustKmh } from '../../../domain/weather/strong-gust.ts'
import { shownSunshineHours } from '../../../domain/weather/sunshine.ts'
import type { WeatherIconName } from '../../../domain/weather/weather-icon.ts'
import type { MountainDay, MountainPoint } from '../../../services/mountain/get-mountain-points.ts'
import type { SceneView } from '../../design/scene/scene-view.ts'
import { altitudeText } from '../../forecast-kit/height-text.server.ts'
import { sceneSeason } from '../../forecast-kit/hero-scene.ts'
import { shortWeekday } from '../../forecast-kit/short-weekday.server.ts'
import { windView } from '../../forecast-kit/wind-view.server.ts'
import { regionName, regionNames } from '../../i18n/region-names.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { sourceView } from '../../provenance/source-view.ts'
import { lowestPoints, type MountainSort } from './mountain-choice.ts'
import type { mountainQuery } from './mountain-query.ts'
import { windsView } from './regional-winds-view.server.ts'
import { situationTexts } from './situation-texts.server.ts'

/** Above the trees; a region without such points shows all it has. */
const defaultFromM = 2000
/** After this hour the rest of a day no longer counts as a day in the mountains. */
const lastStartHour = 12
/** Of the Alps, whose seasons are drawn. */
const alpsLat = 46.5
/** The bar of a day in midsummer. */
const longestSunHours = 14

export function mountainChoice({ region, sort, from, day }: ReturnType<typeof mountainQuery.read>) {
  return { region: region ?? 'alpine', sort, fromM: from, date: day }
}

/** What the address says; `fromM` and `date` null: what suits the region, and the best day. */
export type MountainChoice = ReturnType<typeof mountainChoice>

export function mountainView(
  choice: MountainChoice,
  points: Outcome<MountainPoint[]>,
  winds: Outcome<RegionalWinds>,
  writing: Writing,
) {
  const { t, language, now } = writing
  const loaded = points.data === null ? null : pointsView(points, choice, writing)
  return {
    title: t('mountain.title', { region: regionName(choice.region, language) }),
    choice,
    regions: regionNames(language),
    lowest: lowestPoints.map((metres) => ({
      metres,
      text: metres === 0 ? t('snow.from-0') : t('snow.fromHeight', { height: metres }),
    })),
    /** The sky of the shown day. */
    scene: sceneOfDay(loaded?.days.find(({ date }) => date === loaded.shown.date)?.icon ?? null, now),
    points: loaded ?? { missing: { title: t('mountain.missing'), message: t('mountain.missingText') } },
    /** Föhn or bise, where it blows; of hours ago it would be untrue. */
    blowing: winds.data === null || winds.isStale ? null : windLine(winds.data, writing),
    winds: windsView(winds, writing),
  }
}

/** The days in the mountains of a region, written out by the server. */
export type MountainView = ReturnType<typeof mountainView>

function windLine({ now }: RegionalWinds, writing: Writing): string | null {
  const { foehn, bise } = situationTexts(now, writing)
  const said = [
    now.foehn.level === 'none' ? null : foehn.sentence,
    now.bise.level === 'none' ? null : bise.sentence,
  ]
  return said.filter((text) => text !== null).join(' ') || null
}

/** Fair as the day is; of a wet one no rain is drawn, which would fall now. */
function sceneOfDay(icon: WeatherIconName | null, now: number): SceneView {
  const isSunny = icon === 'sunny' || icon === 'hot' || icon === 'cold'
  const isFair = isSunny || icon === 'partly-cloudy' || (icon?.startsWith('sun-') ?? false)
  return {
    sky: isSunny ? 'sunny' : isFair ? 'partly-cloudy' : 'cloudy',
    light: 'day',
    season: sceneSeason(seasonOfDate(localDate(now, swissTime), alpsLat)),
    sunSide: 'right',
    isNameless: true,
  }
}

function pointsView(
  { data: all, source, observedAt, fetchedAt }: Reading<MountainPoint[]>,
  choice: MountainChoice,
  writing: Writing,
) {
  const { t, format, now } = writing
  const today = localDate(now, swissTime)
  const fromM = choice.fromM ?? (all.some(({ heightM }) => heightM >= defaultFromM) ? defaultFromM : 0)
  const data = all.filter(({ heightM }) => heightM >= fromM)
  const days = Array.from({ length: shownDays }, (_, index) => addDays(today, index)).flatMap(
    (date) =>
      regionDay(
        date,
        data.map((point) => point.days),
      ) ?? [],
  )
  const isTooLate = hourOfDay(now, swissTime) >= lastStartHour
  const best = bestDay(days.filter(({ date }) => !isTooLate || date > today))
  const dates = new Set(days.map(({ date }) => date))
  const shown = (choice.date !== null && dates.has(choice.date) && choice.date) || best?.date || today
  const rows = data
    .flatMap((point) => {
      const day = point.days.find(({ date }) => date === shown)
      return day ? [{ point, day }] : []
    })
    .toSorted(sorters[choice.sort])
  return {
    /** "Best day above 2000 m". */
    question:
      fromM === 0 ? t('mountain.bestDay') : t('mountain.bestDayAbove', { height: format.number(fromM) }),
    /** "Tuesday, until 15:00". */
    answer: best ? answerOf(best, writing) : t('mountain.noGoodDay'),
    /** "9 hours of sun, thunderstorms from 15:00."; null where no day is good. */
    reason: best && reasonOf(best, writing),
    days: days.map(({ date, sign, sunMinutes }) => ({
      date,
      weekday: date === today ? t('weather.todayShort') : shortWeekday(noonOf(date), swissTime, format),
      name: dayName(date, writing),
      icon: sign,
      iconName: t(`weather.icon-${sign}`),
      sun: sunMinutes === null ? null : `${format.number(Math.round(sunMinutes / 60))}\u00a0h`,
    })),
    /** The day that the rows are of. */
    shown: { date: shown, name: capitalised(dayName(shown, writing)) },
    /** From here on, metres. */
    fromM,
    count: rows.length,
    rows: rows.map(({ point, day }) => rowOf(point, day, writing)),
    measured: data.flatMap((point) => measuredRow(point, writing) ?? []),
    /** Instead of rows. */
    empty: rows.length === 0 ? t('mountain.empty') : null,
    source: sourceView(source, writing),
    issued: t('mountain.issued', { time: format.dateTime(observedAt ?? fetchedAt, swissTime) }),
  }
}

export type MountainPoints = ReturnType<typeof pointsView>

const noonOf = (date: string) => instantOfLocal(date, 12, swissTime)

function dayName(date: string, { t, format, now }: Writing): string {
  return date === localDate(now, swissTime) ? t('weather.today') : format.weekdayDate(noonOf(date), swissTime)
}

const clockOf = (date: string, hour: number, { format }: Writing) =>
  format.time(instantOfLocal(date, hour, swissTime), swissTime)

/** "Tuesday, until 15:00". */
function answerOf({ date, stormHour }: RegionDay, writing: Writing): string {
  const { t, format, now } = writing
  const isToday = date === localDate(now, swissTime)
  const day = capitalised(isToday ? t('weather.today') : format.weekday(noonOf(date), swissTime))
  return stormHour === null ? day : t('mountain.until', { day, time: clockOf(date, stormHour, writing) })
}

/** "9 hours of sun, thunderstorms from about 15:00, gusts up to 62 km/h." */
function reasonOf(day: RegionDay, writing: Writing): string {
  const { t, format } = writing
  const { date, sunMinutes, stormHour, mostGustKmh, chancePercent } = day
  const parts = [
    sunMinutes !== null && t('mountain.hoursOfSun', { count: Math.round(sunMinutes / 60) }),
    stormHour !== null && t('mountain.stormsFrom', { time: clockOf(date, stormHour, writing) }),
    chancePercent !== null &&
      stormHour === null &&
      t('mountain.chance', { chance: format.percent(chancePercent) }),
    mostGustKmh !== null && t('mountain.gustsUpTo', { speed: format.speedText(mostGustKmh) }),
  ]
  return `${capitalised(parts.filter(Boolean).join(', '))}.`
}

type Shown = { point: MountainPoint; day: MountainDay }

/** The sunniest, highest or windiest first; values that are missing last. */
const sorters: Record<MountainSort, (a: Shown, b: Shown) => number> = {
  sun: (a, b) =>
    (b.day.sunshineMinutes ?? -1) - (a.day.sunshineMinutes ?? -1) || b.point.heightM - a.point.heightM,
  height: (a, b) => b.point.heightM - a.point.heightM,
  wind: (a, b) => (b.day.windGustKmh ?? -1) - (a.day.windGustKmh ?? -1),
}

function rowOf({ place, heightM }: MountainPoint, day: MountainDay, writing: Writing) {
  const { t, format, language } = writing
  const { sign, sunshineMinutes, stormHour, windGustKmh, freezingLevelM } = day
  const hours = sunshineMinutes === undefined ? null : shownSunshineHours(sunshineMinutes)
  const snowLineM = freezingLevelM ? Math.max(0, freezingLevelM.lowest - meltingDepthM) : null
  return {
    slug: place.slug,
    name: place.names[language],
    height: altitudeText(heightM),
    icon: sign,
    iconName: t(`weather.icon-${sign}`),
    highC: day.temperatureMaxC,
    /** Hours, and as a share of the longest bar; null where none are given. */
    sun:
      hours === null ? null : { text: format.number(hours, 1), share: Math.min(1, hours / longestSunHours) },
    /** "16". */
    stormHour:
      stormHour === null ? null : format.hour(instantOfLocal(day.date, stormHour, swissTime), swissTime),
    gustKmh: windGustKmh === null ? null : format.roundSpeed(windGustKmh),
    isStrong: Math.round(windGustKmh ?? 0) >= strongGustKmh,
    /** Metres. */
    snowLine: snowLineM === null ? null : format.number(shownFreezingLevel(snowLineM)),
    /** The point lies above it. */
    isInSnow: snowLineM !== null && heightM >= snowLineM,
  }
}

export type MountainRow = ReturnType<typeof rowOf>

function measuredRow({ place, heightM, measured }: MountainPoint, writing: Writing) {
  if (!measured) return null
  const { t, format, language } = writing
  return {
    slug: place.slug,
    name: place.names[language],
    height: altitudeText(heightM),
    temperatureC: measured.temperatureC,
    wind: windView(measured, writing),
    measuredBy: t('mountain.measuredBy', {
      station: measured.station.name,
      height: altitudeText(measured.station.heightM),
      time: format.time(measured.measuredAt, swissTime),
    }),
  }
}
