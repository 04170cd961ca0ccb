import type { Place } from '../../../domain/place/place.ts'
import { leastSurePercent } from '../../../domain/plan/certainty.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { insideSentence } from '../../../domain/texts/inside-sentence.ts'
import { addDays, instantOfLocal, localDate, swissTime } from '../../../domain/time/local-time.ts'
import { shownDays } from '../../../domain/weather/outlook.ts'
import type { Outcome, Reading, Source } from '../../../domain/weather/reading.ts'
import { strongGustKmh } from '../../../domain/weather/strong-gust.ts'
import { fitLevel } from '../../../domain/where/fit.ts'
import {
  detour,
  plannedAs,
  reachKm,
  travelKmh,
  whereHeights,
  whereMinutes,
  whereNeeds,
  whereParts,
} from '../../../domain/where/where-needs.ts'
import { waterName } from '../../../reference/water-names.ts'
import type { WhereAnswer, WhereFound } from '../../../services/where/get-where.ts'
import { placeOnMap, projectSwiss } from '../../design/swiss-map/projection.ts'
import { weekdayOf } from '../../forecast-kit/day-label.server.ts'
import { endClock } from '../../forecast-kit/end-clock.server.ts'
import { altitudeText } from '../../forecast-kit/height-text.server.ts'
import { iconView } from '../../forecast-kit/icon-view.server.ts'
import { likelihoodText } from '../../forecast-kit/likelihood-text.server.ts'
import { regionNames } from '../../i18n/region-names.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { searchOf } from '../../page/search-of.ts'
import { sourceView } from '../../provenance/source-view.ts'
import type { WhereChoice } from './where-choice.server.ts'
import { whereQuery } from './where-query.ts'

/** The page, written out by the server in Swiss time. */
export type WhereView = ReturnType<typeof whereView>

export function whereView(
  answer: Outcome<WhereAnswer>,
  choice: WhereChoice,
  start: { place: Place; typed: string; unknown: string | null },
  writing: Writing,
) {
  const { t, format, language } = writing
  const { need, date, part, minutes } = choice
  const name = start.place.names[language]
  const noon = instantOfLocal(date, 12, swissTime)
  const when =
    format.weekdayDate(noon, swissTime) +
    (part === 'day' ? '' : `, ${insideSentence(t(`where.part-${part}`), language)}`)
  const reach = minutes === 0 ? t('where.country') : t('where.minutes', { duration: minutesText(minutes) })
  return {
    need,
    /** The planner's need, to be told of. */
    planned: plannedAs(need),
    title: t(`where.title-${need}`, { when: whenText(date, writing) }),
    /** The day and, if not all of it, the part that were asked for. */
    when: capitalised(when),
    mapTitle: t('where.mapTitle', { need: t(`where.need-${need}`), day: when }),
    /** From where and how far. */
    scope: t('where.scope', { place: name, reach }),
    start: { value: start.place.slug, typed: start.typed },
    /** What the address calls a start that nobody knows; null where all is well. */
    unknownStart: start.unknown && t('where.unknown', { name: start.unknown }),
    fields: fieldsOf(choice, writing),
    embedPath: `/embed${searchOf({ shape: 'where', need, place: start.place.slug })}`,
    howFar: t('where.howFar', { factor: format.fixed(detour, 1), speed: format.speedText(travelKmh) }),
    answer: answer.data === null ? null : loaded(answer, choice, start.place, writing),
  }
}

/** "on Saturday", "today". */
function whenText(date: string, writing: Writing): string {
  const { t, now } = writing
  const today = localDate(now, swissTime)
  if (date === today) return t('precipitation.onToday')
  if (date === addDays(today, 1)) return t('precipitation.onTomorrow')
  return t('precipitation.onDay', { day: weekdayOf(date, swissTime, writing) })
}

export type WhereLoaded = ReturnType<typeof loaded>

function loaded(
  { data, source, observedAt, fetchedAt }: Reading<WhereAnswer>,
  choice: WhereChoice,
  start: Place,
  writing: Writing,
) {
  const { t, format } = writing
  return {
    source: sourceView(source, writing),
    /** Sources of the lakes or snow named beside the forecast. */
    further: withoutRepeats(data.further, source).map((one) => sourceView(one, writing)),
    /** Only where there is no place to name. */
    none: data.found.length > 0 ? null : t(choice.need === 'fog' ? 'where.noneFog' : 'where.none'),
    /** Where there is none: the same question with more room. */
    wider: data.found.length > 0 ? [] : widerQuestions(choice, start, writing),
    /** Their silence is no calm. */
    unread: data.isWarningUnknown ? `${t('weather.warningsUnknown')}.` : null,
    updated: t('where.updated', { time: format.dateTime(observedAt ?? fetchedAt, swissTime) }),
    found: data.found.map((one) => foundView(one, choice, writing)),
    /** Why places that would suit are missing, a sentence each. */
    left: data.left.map(({ obstacle, places }) =>
      t(`where.left-${obstacle}`, { places: fewNames(places, writing) }),
    ),
    map: mapOf(data, choice, start, writing),
  }
}

function widerQuestions(
  { need, date, part, minutes, leastHeightM, region }: WhereChoice,
  start: Place,
  writing: Writing,
) {
  const { t, now } = writing
  const same = { place: start.slug, need, day: date, part, minutes, height: leastHeightM, region } as const
  const pathOf = (changed: Partial<typeof same>) => `/where${whereQuery.write({ ...same, ...changed })}`
  const next = addDays(date, 1)
  const last = addDays(localDate(now, swissTime), shownDays - 1)
  return [
    ...(minutes === 0 ? [] : [{ text: t('where.noneCountry'), path: pathOf({ minutes: 0 }) }]),
    ...(date >= last
      ? []
      : [
          {
            text: t('where.noneNext', { day: weekdayOf(next, swissTime, writing) }),
            path: pathOf({ day: next }),
          },
        ]),
  ]
}

/** Whom the forecast names already is named once. */
const withoutRepeats = (sources: readonly Source[], { attribution }: Source): Source[] =>
  sources.filter((one) => one.attribution !== attribution)

const namedPlaces = 3

/** "Rigi, Pilatus, Titlis and 12 more". */
function fewNames(places: readonly Place[], { t, format, language }: Writing): string {
  // Interlaken has two lakes.
  const all = [...new Set(places.map(({ names }) => names[language]))]
  const names = all.slice(0, namedPlaces)
  const count = all.length - names.length
  return count > 0 ? t('where.more', { places: names.join(', '), count }) : format.list(names)
}

function foundView(one: WhereFound, { need, date }: WhereChoice, writing: Writing) {
  const { place, heightM, minutes, window, sky } = one
  const { t, language } = writing
  const sure =
    window.surePercent < leastSurePercent
      ? t('where.sure-possible', { chance: writing.format.percent(window.surePercent) })
      : likelihoodText(window.surePercent, writing)
  return {
    slug: place.slug,
    name: place.names[language],
    path: `/forecast${searchOf({ place: place.slug, day: date })}`,
    reason: reasonText(one, need, writing),
    facts: t('where.facts', { height: altitudeText(heightM), duration: minutesText(minutes), sure }),
    /** Of the middle of its hours. */
    icon: iconView(sky, writing),
    /** What counts for this need: hours of sun, degrees of the water. */
    figure: figureText(one, need, writing),
  }
}

/** At most twelve words. */
function reasonText(one: WhereFound, need: WhereChoice['need'], writing: Writing): string {
  const { t, format, language } = writing
  const { window, gustKmh, lake, snow, fogM } = one
  const values = {
    length: hoursText(one.sunHours),
    start: format.time(window.startAt, swissTime),
    end: endClock(window.endAt, swissTime, writing),
    temperature: format.degrees(one.temperatureMaxC),
  }
  if (need === 'lake' && lake)
    return t('where.reason-lake', { ...values, lake: waterName(lake.name, language) })
  if (need === 'snow' && snow) {
    const known = { station: snow.station, depth: format.depthText(snow.depthCm) }
    return snow.freshCm === null || snow.freshCm < 1
      ? t('where.reason-snow', known)
      : t('where.reason-snowFresh', { ...known, fresh: format.depthText(snow.freshCm) })
  }
  if (need === 'fog')
    return fogM === null || fogM === undefined
      ? t('where.reason-fog', values)
      : t('where.reason-fogAt', { ...values, limit: altitudeText(fogM) })
  if (need === 'hike')
    return gustKmh !== null && gustKmh >= strongGustKmh
      ? t('where.reason-hike', { ...values, gust: format.speedText(gustKmh) })
      : t('where.reason-hikeCalm', values)
  return t(`where.reason-${need === 'sun' || need === 'cool' ? need : 'dry'}`, values)
}

function figureText(one: WhereFound, need: WhereChoice['need'], { format }: Writing): string {
  if (need === 'lake' && one.lake) return format.degrees(one.lake.temperatureC)
  if (need === 'snow' && one.snow) return format.depthText(one.snow.depthCm)
  if (need === 'sun' || need === 'fog') return hoursText(one.sunHours)
  return need === 'dry' ? hoursText(one.window.hours) : format.degrees(one.temperatureMaxC)
}

const hoursText = (hours: number): string => `${Math.round(hours)}\u00a0h`

const minutesText = (minutes: number): string => `${minutes}\u00a0min`

/** Points this near share a dot. Every second row is half a step to the right. */
const cell = 19

function mapOf(
  { fits, found }: WhereAnswer,
  { minutes }: WhereChoice,
  start: Place,
  { t, language }: Writing,
) {
  const sums = new Map<string, { x: number; y: number; sum: number; count: number }>()
  for (const { coordinates, fit } of fits) {
    const [x, y] = projectSwiss(coordinates)
    const row = Math.round(y / (cell * 0.87))
    const shift = row % 2 === 0 ? 0 : 0.5
    const column = Math.round(x / cell - shift)
    const key = `${row},${column}`
    const known = sums.get(key) ?? { x: (column + shift) * cell, y: row * cell * 0.87, sum: 0, count: 0 }
    known.sum += fit
    known.count += 1
    sums.set(key, known)
  }
  const dots = ['', '', '', '']
  for (const { x, y, sum, count } of sums.values())
    dots[fitLevel(sum / count)] += `M${Math.round(x)} ${Math.round(y)}h0`
  const marks = found.flatMap(({ place }) => placeOnMap(place.coordinates, place.names[language]) ?? [])
  const km = reachKm(minutes)
  const name = start.names[language]
  return {
    /** Paths of the points by level, the least first: a dot each. */
    dots,
    start: placeOnMap(start.coordinates, name),
    /** In units of the map; null for all of the country. A degree of latitude is 111.2 km. */
    reach:
      minutes === 0
        ? null
        : Math.round(projectSwiss({ lat: 0, lon: 0 })[1] - projectSwiss({ lat: km / 111.2, lon: 0 })[1]),
    circle: minutes === 0 ? null : t('where.circle', { duration: minutesText(minutes) }),
    marks,
  }
}

function fieldsOf(
  { need, date, part, minutes, leastHeightM, region }: WhereChoice,
  { t, format, now, language }: Writing,
) {
  const today = localDate(now, swissTime)
  const dates = Array.from({ length: shownDays }, (_, index) => addDays(today, index))
  const dayName = (day: string) =>
    day === today
      ? t('weather.todayLabel')
      : capitalised(format.weekdayDate(instantOfLocal(day, 12, swissTime), swissTime))
  return [
    {
      name: 'need' as const,
      chosen: need,
      options: whereNeeds.map((value) => ({ value, text: t(`where.need-${value}`) })),
    },
    { name: 'day' as const, chosen: date, options: dates.map((value) => ({ value, text: dayName(value) })) },
    {
      name: 'part' as const,
      chosen: part,
      options: whereParts.map((value) => ({ value, text: t(`where.part-${value}`) })),
    },
    {
      name: 'minutes' as const,
      chosen: String(minutes),
      options: whereMinutes.map((value) => ({
        value: String(value),
        text: value === 0 ? capitalised(t('where.country')) : String(value),
      })),
    },
    {
      name: 'height' as const,
      chosen: String(leastHeightM),
      options: whereHeights.map((value) => ({
        value: String(value),
        text: value === 0 ? t('where.anyHeight') : altitudeText(value),
      })),
    },
    {
      name: 'region' as const,
      chosen: region ?? '',
      options: [
        { value: '', text: t('where.anyRegion') },
        ...regionNames(language).map(({ id, name }) => ({ value: id, text: name })),
      ],
    },
  ]
}
