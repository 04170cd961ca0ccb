import { leastPossiblePercent, leastSurePercent } from '../../../domain/plan/certainty.ts'
import { rainBarHeight, rainStep, sumStep } from '../../../domain/rain/radar-scale.ts'
import { sunOfDay } from '../../../domain/sky/sun.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import { addDays, localDate, localTime, swissTime } from '../../../domain/time/local-time.ts'
import { isDry, nextTenMinutes, otherDeparture } from '../../../domain/way/departures.ts'
import { allMeans, meansRecord } from '../../../domain/way/means.ts'
import type { Leaving } from '../../../domain/way/on-the-way.ts'
import { lastDeparture, mostStops } from '../../../domain/way/read-way.ts'
import { wayQuery } from '../../../domain/way/way-query.ts'
import { amountOf } from '../../../domain/weather/amount.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import type { MarkWeather, WayAnswer } from '../../../services/way/get-way.ts'
import { weekdayOf } from '../../forecast-kit/day-label.server.ts'
import { endClock } from '../../forecast-kit/end-clock.server.ts'
import { fallenText } from '../../forecast-kit/fallen-text.server.ts'
import { altitudeText } from '../../forecast-kit/height-text.server.ts'
import { iconView } from '../../forecast-kit/icon-view.server.ts'
import { likelihoodText } from '../../forecast-kit/likelihood-text.server.ts'
import { windText } from '../../forecast-kit/measure-words.ts'
import { namedIn } from '../../i18n/named-stations.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { sourceView } from '../../provenance/source-view.ts'
import type { WayChoice, WayProblem } from './way-choice.server.ts'
import type { DangersOnTheWay } from './way-dangers.server.ts'

/** The page, written out by the server in Swiss time. */
export type WayView = ReturnType<typeof wayView>

export function wayView(
  choice: WayChoice,
  outcome: Outcome<WayAnswer> | null,
  dangers: DangersOnTheWay | null,
  writing: Writing,
) {
  const { t } = writing
  const loaded = outcome !== null && outcome.data !== null ? outcome : null
  const isOutside =
    loaded?.data.leavings.every(({ stretches }) => stretches.every(({ weather }) => weather === null)) ??
    false
  const answer = loaded && !isOutside ? loaded : null
  const notices = choice.problems.map((problem) => problemText(problem, writing))
  return {
    title: answer ? titleText(answer.data, choice, writing) : t('way.title'),
    /** What to expect of the departure that is asked for, else what the page is for. */
    lead: answer ? answerText(answer.data, writing) : t('way.intro'),
    /** How far and how long; null without a way. */
    scope: answer && scopeText(answer.data, writing),
    /** What of the address could not be taken as it stands. */
    notices: isOutside ? [...notices, t('way.outside')] : notices,
    /** No forecasts at the moment. */
    failure:
      outcome !== null && outcome.data === null
        ? { title: t('where.failed'), message: t('where.failedText') }
        : null,
    answer: answer && dangers && loadedView(answer, choice, dangers, writing),
    form: formView(choice, writing),
    /** How distance, time and certainty are calculated. */
    how: howTexts(choice, writing),
  }
}

function problemText(problem: WayProblem, { t }: Writing): string {
  switch (problem.kind) {
    case 'unknown':
      return t('way.unknown', { name: problem.name })
    case 'leave':
      return t('way.badLeave')
    case 'by':
      return t('way.badBy')
    case 'track':
      return t('way.badTrack')
    case 'many':
      return t('way.many', { most: mostStops })
    default:
      return t(`way.${problem.kind}`)
  }
}

function titleText({ marks }: WayAnswer, { by }: WayChoice, { t, language }: Writing): string {
  const [start, end] = [marks[0], marks.at(-1)]
  const [from, to] = [start?.place.names[language] ?? '', end?.place.names[language] ?? '']
  const go = t(`way.go-${by}`)
  return from === to
    ? t('way.titleRound', { start: from, by: go })
    : t('way.titleOf', { start: from, end: to, by: go })
}

const chosenOf = ({ leavings, chosen }: WayAnswer): Leaving => {
  const own = leavings[chosen]
  if (!own) throw new RangeError('a way without departures')
  return own
}

function scopeText(answer: WayAnswer, writing: Writing): string {
  const { t, format, now } = writing
  const { departAt, arriveAt } = chosenOf(answer)
  const date = localDate(departAt, swissTime)
  const said = {
    start: format.time(departAt, swissTime),
    end: format.time(arriveAt, swissTime),
    distance: format.number(answer.line.km, answer.line.km < 10 ? 1 : 0),
    duration: durationText(answer.line.lastsMs),
  }
  return date === localDate(now, swissTime)
    ? t('way.scope', said)
    : t('way.scopeDay', { ...said, day: capitalised(format.weekdayDate(departAt, swissTime)) })
}

/** "1 h 15 min", to five minutes: it is a rule of thumb. */
function durationText(ms: number): string {
  const minutes = Math.max(5, Math.round(ms / minuteMs / 5) * 5)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours}\u00a0h` : '', rest > 0 ? `${rest}\u00a0min` : ''].filter(Boolean).join(' ')
}

/** "dry, likely (70%)": in the planner's words as far as it would promise anything. */
function sureText(surePercent: number, writing: Writing): string {
  const { t, format } = writing
  if (surePercent >= leastSurePercent) return likelihoodText(surePercent, writing)
  const chance = format.percent(surePercent)
  return t(surePercent >= leastPossiblePercent ? 'way.sure-possible' : 'way.sure-low', { chance })
}

const isUnknown = ({ stretches }: Leaving): boolean => stretches.every(({ weather }) => weather === null)
const isMostlySnow = ({ rainMm, snowMm }: Leaving): boolean => snowMm > rainMm

function amounts({ rainMm, snowMm, snowCm }: Leaving, { format }: Writing) {
  return { amount: format.amountText(rainMm + snowMm), depth: format.depthText(snowCm) }
}

function answerText(answer: WayAnswer, writing: Writing): string {
  const { t, format } = writing
  const own = chosenOf(answer)
  const other = isUnknown(own) ? null : otherDeparture(answer.leavings, answer.chosen)
  const said = other && { time: format.time(other.departAt, swissTime), ...amounts(other, writing) }
  const further =
    other && said
      ? isDry(other)
        ? t('way.otherDry', { ...said, sure: sureText(other.surePercent, writing) })
        : t(isMostlySnow(other) ? 'way.otherSnow' : 'way.otherRain', said)
      : ''
  return [leaveText(own, writing), further].filter(Boolean).join(' ')
}

function leaveText(own: Leaving, writing: Writing): string {
  const { t, format } = writing
  const when = whenText(own.departAt, writing)
  if (isUnknown(own)) return t('way.leaveUnknown', { when })
  const { wet } = own
  if (isDry(own) || !wet)
    return own.isThunder
      ? t('way.leaveThunder', { when })
      : t('way.leaveDry', { when, sure: sureText(own.surePercent, writing) })
  const said = {
    when,
    start: format.time(wet.fromAt, swissTime),
    end: endClock(wet.untilAt, swissTime, writing),
    ...amounts(own, writing),
  }
  if (own.isThunder) return t('way.leaveStorm', said)
  return t(isMostlySnow(own) ? 'way.leaveSnow' : 'way.leaveRain', said)
}

/** "at 17:20", "tomorrow at 07:00", "on Saturday at 07:00". */
function whenText(at: number, writing: Writing): string {
  const { t, format, now } = writing
  const [today, date] = [localDate(now, swissTime), localDate(at, swissTime)]
  const time = format.time(at, swissTime)
  if (date === today) return t('way.at', { time })
  if (date === addDays(today, 1)) return t('way.atTomorrow', { time })
  return t('way.atDay', { time, day: weekdayOf(date, swissTime, writing) })
}

export type WayLoaded = ReturnType<typeof loadedView>

function loadedView(
  { data, source, observedAt, fetchedAt, isStale }: Reading<WayAnswer>,
  choice: WayChoice,
  dangers: DangersOnTheWay,
  writing: Writing,
) {
  const { t, format } = writing
  const madeAt = format.dateTime(observedAt ?? fetchedAt, swissTime)
  return {
    source: sourceView(source, writing),
    updated: t('way.updated', { time: madeAt }),
    /** Runs were missed: when the forecast was made. */
    oldSince: isStale ? madeAt : null,
    /** Hours of thunder, daylight, what is missing. */
    notes: notesOf(data, choice, writing),
    dangers,
    rain: rainOf(data, writing),
    departures: departuresOf(data, choice, writing),
    /** Of the departures, the one the page is about. */
    chosen: data.chosen,
    // Between two places without a forecast there is nothing to tell; a note says that there are such.
    marks: data.marks
      .filter(({ kind, hour }) => kind !== 'between' || hour !== null)
      .map((mark) => markRow(mark, data.isTrack, writing)),
  }
}

/** What is to be known of the sky beside the rain. */
function notesOf(answer: WayAnswer, { by }: WayChoice, writing: Writing): string[] {
  const { t, format } = writing
  const { departAt, arriveAt, isPartial } = chosenOf(answer)
  const time = (at: number) => format.time(at, swissTime)
  const { storm } = answer
  const notes: string[] = []
  if (storm)
    notes.push(
      storm.fromAt <= departAt
        ? t('way.stormNow', { end: endClock(storm.untilAt, swissTime, writing) })
        : t('way.storm', { start: time(storm.fromAt) }),
    )
  const isOutdoors = by === 'foot' || by === 'bike'
  const end = answer.line.points.at(-1)
  if (isOutdoors && end) {
    const { sunriseAt, sunsetAt } = sunOfDay(end.coordinates, localDate(departAt, swissTime), swissTime)
    if (sunriseAt !== null && sunsetAt !== null) {
      const isDarkFirst = departAt < sunriseAt
      const isDarkLast = arriveAt > sunsetAt
      if (isDarkFirst) notes.push(t('way.darkStart', { time: time(sunriseAt) }))
      if (isDarkLast && departAt < sunsetAt) notes.push(t('way.darkEnd', { time: time(sunsetAt) }))
      if (!isDarkFirst && !isDarkLast)
        notes.push(t('way.daylight', { start: time(sunriseAt), end: time(sunsetAt) }))
    }
  }
  if (isPartial && !isUnknown(chosenOf(answer))) notes.push(t('way.partial'))
  if (isOutdoors) notes.push(t('way.note'))
  return notes
}

/** The radar's look ahead. */
const radarMs = 2 * hourMs

function rainOf(answer: WayAnswer, writing: Writing) {
  const { t, format, now } = writing
  const own = chosenOf(answer)
  const isAnyWet = own.stretches.some(({ weather }) => rainStep(weather?.rateMmh ?? null) > 0)
  const reachAt = now + radarMs
  const note = !answer.hasRadar
    ? t('way.noRadar')
    : own.departAt >= reachAt
      ? t('way.byHour')
      : own.arriveAt > reachAt
        ? t('way.byRadar', {
            time: format.time(Math.floor(reachAt / (5 * minuteMs)) * 5 * minuteMs, swissTime),
          })
        : ''
  return {
    /** Of the way's parts, in order of time; without any it stays dry. */
    bars: isAnyWet
      ? own.stretches.map((one) => {
          const text = stepText(one, writing)
          const rateMmh = one.weather?.rateMmh ?? null
          const step = rainStep(rateMmh)
          return step === 0 ? { text } : { height: Math.round(rainBarHeight(rateMmh) * 100), step, text }
        })
      : [],
    ticks: isAnyWet ? ticksOf(own, writing) : [],
    ...(isMostlySnow(own) && { isSnow: true as const }),
    begin: format.time(own.departAt, swissTime),
    isNow: own.departAt - now < 10 * minuteMs,
    note,
  }
}

function stepText(
  { fromAt, untilAt, weather }: Leaving['stretches'][number],
  { t, format }: Writing,
): string {
  const said = { start: format.time(fromAt, swissTime), end: format.time(untilAt, swissTime) }
  if (!weather) return t('way.stepUnknown', said)
  if (rainStep(weather.rateMmh) === 0) return t('way.stepDry', said)
  return weather.snowMm > weather.rainMm
    ? t('way.stepSnow', { ...said, rate: format.depthRateText(weather.rateMmh) })
    : t('way.stepRain', { ...said, rate: format.rateText(weather.rateMmh) })
}

/** Two to four, at full steps of the clock. */
const tickSteps = [5, 10, 15, 30, 60, 120, 180, 360].map((minutes) => minutes * minuteMs)

function ticksOf({ departAt, arriveAt }: Leaving, { format }: Writing) {
  const lengthMs = arriveAt - departAt
  const stepMs = tickSteps.find((step) => lengthMs / step <= 4) ?? 6 * hourMs
  const ticks: { at: number; time: string }[] = []
  for (
    let at = Math.ceil((departAt + lengthMs / 6) / stepMs) * stepMs;
    at < arriveAt - lengthMs / 8;
    at += stepMs
  )
    ticks.push({
      at: Math.round(((at - departAt) / lengthMs) * 1000) / 1000,
      time: format.time(at, swissTime),
    })
  return ticks
}

function departuresOf({ leavings }: WayAnswer, choice: WayChoice, writing: Writing) {
  const total = ({ rainMm, snowMm }: Leaving) => rainMm + snowMm
  return leavings.map((one) => {
    const mm = total(one)
    return {
      /** "17:20: dry, likely (70%)". */
      text: departureText(one, writing),
      path: `/way${searchOfWay(choice, one.departAt)}`,
      /** Share of the wettest, 0 to 100. */
      height: isDry(one) ? 0 : Math.round(rainBarHeight(mm) * 100),
      /** On the ramp of sums, from 1; 0 where it stays dry. */
      step: isDry(one) ? 0 : sumStep(mm),
    }
  })
}

function departureText(one: Leaving, writing: Writing): string {
  const { t, format } = writing
  const said = { time: format.time(one.departAt, swissTime), ...amounts(one, writing) }
  if (isUnknown(one)) return t('way.timeUnknown', said)
  if (one.isThunder) return t('way.timeStorm', said)
  if (isDry(one)) return t('way.timeDry', { ...said, sure: sureText(one.surePercent, writing) })
  return t(isMostlySnow(one) ? 'way.timeSnow' : 'way.timeRain', said)
}

/** The same way at another time. */
function searchOfWay({ code, stops, by }: WayChoice, leaveAt: number): string {
  return wayQuery.write({ track: code, stop: code === null ? stops : [], by, leave: localText(leaveAt) })
}

/** As `datetime-local` has it, on the Swiss clock. */
function localText(at: number): string {
  const { hour, minute } = localTime(at, swissTime)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${localDate(at, swissTime)}T${two(hour)}:${two(minute)}`
}

function nameOf(kind: MarkWeather['kind'], near: string, name: string, { t }: Writing): string {
  if (kind === 'top') return t('way.top', { place: near })
  return kind === 'between' ? t('way.near', { place: near }) : name
}

/** From here on the page says that a point lies higher or lower: a degree of temperature, as on the pages of places. */
const notableHeightM = 150

function markRow(
  { at, kind, place, arriveAt, hour, point }: MarkWeather,
  isTrack: boolean,
  writing: Writing,
) {
  const { t, format, language } = writing
  const name = place.names[language]
  // Between two places, by the point that is forecast for: what lies nearest may be a summit above the road.
  const near = point && !isTrack ? namedIn(language, point.name) : name
  const isOther =
    point !== null && at.heightM !== null && Math.abs(point.heightM - at.heightM) >= notableHeightM
  const amount = hour && amountOf(hour)
  const chance = hour?.precipitationChancePercent ?? null
  return {
    /** Milliseconds after the start. */
    key: at.elapsedMs,
    time: format.time(arriveAt, swissTime),
    name: nameOf(kind, near, name, writing),
    /** Height, and the point that the values are for where that is another. */
    details: [
      ...(at.heightM === null ? [] : [altitudeText(at.heightM)]),
      ...(isOther ? [t('way.forPoint', { place: point.name, height: altitudeText(point.heightM) })] : []),
    ],
    icon: hour && iconView(hour, writing),
    temperature: hour && format.degrees(hour.temperatureC),
    rain:
      chance === null && amount === null
        ? null
        : [chance === null ? '' : format.percent(chance), hour && amount ? fallenText(hour, format) : '']
            .filter(Boolean)
            .join(' · '),
    wind: hour && windText({ speedKmh: hour.windSpeedKmh, gustKmh: hour.windGustKmh }, writing),
  }
}

export type WayFormView = ReturnType<typeof formView>

function formView({ typed, by, leaveAt, code, track }: WayChoice, { t, format, now }: Writing) {
  const [from = '', ...rest] = typed
  const to = rest.pop() ?? ''
  const hasRoom = typed.length >= 2 && typed.length < mostStops
  return {
    /** From, via and to, as they can be typed. */
    stops: [
      { role: 'from' as const, typed: from },
      ...rest.map((via) => ({ role: 'via' as const, typed: via })),
      ...(hasRoom ? [{ role: 'via' as const, typed: '' }] : []),
      { role: 'to' as const, typed: to },
    ],
    by: allMeans.map((value) => ({ value, text: t(`way.by-${value}`) })),
    chosenBy: by,
    leave: {
      value: localText(leaveAt),
      least: localText(nextTenMinutes(now) - hourMs),
      most: localText(lastDeparture(now)),
    },
    track:
      code !== null && track !== null
        ? { code, text: t('way.trackOf', { distance: format.number(track.km, track.km < 10 ? 1 : 0) }) }
        : null,
  }
}

function howTexts({ by, track }: WayChoice, { t, format }: Writing): string[] {
  const { kmh, detour, upMh, downMh } = meansRecord(by)
  const said = {
    speed: format.speedText(kmh),
    factor: format.fixed(detour, 1),
    up: altitudeText(upMh ?? 0),
    down: altitudeText(downMh ?? 0),
  }
  const climb = by === 'foot' ? [t('way.howClimb', said)] : by === 'bike' ? [t('way.howClimbBike', said)] : []
  return [t(track ? 'way.howTrack' : 'way.howLine', said), ...climb, t('way.howSure')]
}
