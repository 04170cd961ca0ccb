import { compassSector } from '../../../domain/place/compass-sector.ts'
import { sunOfDay } from '../../../domain/sky/sun.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { localDate } from '../../../domain/time/local-time.ts'
import { farthestM, type visibilityAt } from '../../../domain/weather/airport-report.ts'
import { amountOf, isMostlySnow, leastShownAmount } from '../../../domain/weather/amount.ts'
import { feelsLikeReason } from '../../../domain/weather/feels-like.ts'
import { freezingNote } from '../../../domain/weather/freezing-note.ts'
import { shownFreezingLevel } from '../../../domain/weather/freezing-range.ts'
import type { PlaceOutlook } from '../../../domain/weather/outlook.ts'
import { shownSunshineHours } from '../../../domain/weather/sunshine.ts'
import { computedUv } from '../../../domain/weather/uv-estimate.ts'
import type { CurrentWeather, WeatherReport } from '../../../domain/weather/weather.ts'
import { uvText } from '../../forecast-kit/day-label.server.ts'
import { fallenText } from '../../forecast-kit/fallen-text.server.ts'
import { namedIn } from '../../i18n/named-stations.server.ts'
import type { Writing } from '../../i18n/writing.ts'

/** From here on up the freezing level decides about ice on the road on many days of the year. */
const highGroundM = 1000

/** Large figures with a comment beneath, which says only what the values support. */
export function tilesView(
  report: WeatherReport,
  outlook: PlaceOutlook,
  { visibility, elevationM }: { visibility: ReturnType<typeof visibilityAt>; elevationM: number | null },
  writing: Writing,
) {
  const { coordinates, timeZone } = report
  const { present, today } = outlook
  const { t, format, now } = writing
  const reason = feelsLikeReason(present, format.sentenceDegrees)
  const { sunriseAt, sunsetAt } = sunOfDay(coordinates, localDate(now, timeZone), timeZone)
  const uv = (today && uvText(today, timeZone, writing)) ?? computedUvText(report, writing)
  const measuredSight =
    present.visibilityKm === null && visibility ? airportText(visibility, timeZone, writing) : null
  const sight =
    present.visibilityKm === null
      ? measuredSight
      : t('weather.visibility', {
          // Below 10 km the first decimal distinguishes fog from mist.
          distance: format.number(present.visibilityKm, present.visibilityKm < 10 ? 1 : 0),
        })
  return {
    feelsLike: figure(present.feelsLikeC, format.temperature, reason && t(`weather.feels-${reason}`)),
    humidity: figure(
      present.humidityPercent,
      format.number,
      present.dewPointC === null
        ? null
        : t('weather.dewPoint', { temperature: format.degrees(present.dewPointC) }),
    ),
    wind: figure(present.windSpeedKmh, format.speed, windNote(present, writing)),
    precipitation: {
      value: chanceText(today, writing),
      note: amountNote(outlook, writing),
    },
    facts: {
      sunrise: sunriseAt === null ? null : format.time(sunriseAt, timeZone),
      sunset: sunsetAt === null ? null : format.time(sunsetAt, timeZone),
      /** The day's highest: "8, very high, 13:00". */
      uv,
      visibility: sight,
      // The list of days has it: what an airport measured takes its place.
      sunshine: measuredSight ? null : sunshineText(report, outlook, writing),
      // Far below it, who has one of the others misses it least; the pages of the forecast and of snow have it.
      freezingLevel:
        (uv || sight) && (elevationM ?? 0) < highGroundM
          ? null
          : freezingLevel(report, outlook, elevationM, writing),
    },
  }
}

/** Measured at an airport nearby; reports end at 10 km. */
function airportText(
  { report, km }: NonNullable<ReturnType<typeof visibilityAt>>,
  timeZone: string,
  { t, format, language }: Writing,
): string {
  const { name, observedAt, visibilityM } = report
  const given = {
    station: namedIn(language, name),
    distance: format.distance(km),
    time: format.time(observedAt, timeZone),
  }
  if (visibilityM >= farthestM) return t('weather.visibilityAirportFar', given)
  return t('weather.visibilityAirport', { ...given, value: format.number(visibilityM / 1000, 1) })
}

/** Of sources that give none, from sun and clouds; in the months and hours in which it matters. */
function computedUvText(report: WeatherReport, writing: Writing): string | null {
  const { timeZone } = report
  const found = computedUv(report, writing.now)
  if (found?.isRest && Math.round(found.index) === 0) return null
  const value = found && uvText({ uvIndex: found.index, uvAt: found.at }, timeZone, writing)
  return value && writing.t(found.isRest ? 'weather.uvComputedRest' : 'weather.uvComputed', { value })
}

/** Of the whole day, and how much of it is left. */
function sunshineText(
  { daily }: WeatherReport,
  { today }: PlaceOutlook,
  { t, format }: Writing,
): string | null {
  const whole = daily.find(({ date }) => date === today?.date)?.sunshineMinutes
  if (whole === undefined) return null
  const hours = format.number(shownSunshineHours(whole), 1)
  const isRest = today !== null && today.span !== 'whole'
  const known = isRest ? today.hours.flatMap(({ sunshineMinutes }) => sunshineMinutes ?? []) : []
  const leftMinutes = known.length > 0 ? known.reduce((sum, minutes) => sum + minutes, 0) : whole
  const left = format.number(shownSunshineHours(leftMinutes), 1)
  return left === hours ? t('weather.sunshineHours', { hours }) : t('weather.sunshineLeft', { left, hours })
}

/** Of the running hour. */
function freezingLevel(
  { hourly }: WeatherReport,
  { present }: PlaceOutlook,
  elevationM: number | null,
  { t, format, now }: Writing,
): string | null {
  const level = hourly.find(({ startAt }) => startAt + hourMs > now)?.freezingLevelM
  if (level === undefined) return null
  const value = t('weather.metresAboveSea', { height: format.number(shownFreezingLevel(level)) })
  const { temperatureC } = present
  const note = freezingNote({ temperatureC, elevationM, freezingLevelM: level })
  return note ? `${value} (${t(`weather.freezing-${note}`)})` : value
}

function figure(value: number | null, write: (value: number) => string, note: string | null) {
  return value === null ? null : { value: write(value), note }
}

function windNote(present: CurrentWeather, { t, format }: Writing): string | null {
  const { windSpeedKmh, windGustKmh, windFromDegrees } = present
  if (windSpeedKmh !== null && Math.round(windSpeedKmh) === 0) return t('weather.calm')
  const from = windFromDegrees === null ? null : t(`weather.windFrom-${compassSector(windFromDegrees)}`)
  if (windGustKmh === null) return from
  const speed = format.speedText(windGustKmh)
  return from === null ? t('weather.gusts', { speed }) : t('weather.windAndGusts', { from, speed })
}

/** A chance that is not given is 0 only where nothing is expected to fall. */
function chanceText(today: PlaceOutlook['today'], { format }: Writing): string {
  const chance = today?.precipitationChancePercent ?? null
  const isExpected =
    today !== null && (today.outlook.wet !== null || (amountOf(today) ?? 0) >= leastShownAmount)
  return chance === null && isExpected ? '–' : format.number(chance ?? 0)
}

/** What is still to come today, and what has fallen: two facts, never one figure. */
function amountNote({ today, fallen }: PlaceOutlook, { t, format }: Writing): string | null {
  const notes: string[] = []
  const total = (today && amountOf(today)) ?? 0
  if (today && total >= leastShownAmount) {
    const isRest = today.span !== 'whole'
    const amount = format.amountText(total)
    const depth = format.depthText(today.snowCm ?? 0)
    if (isMostlySnow(today))
      notes.push(t(isRest ? 'weather.snowByMidnight' : 'weather.snowToday', { amount, depth }))
    else notes.push(t(isRest ? 'weather.byMidnight' : 'weather.amountToday', { amount }))
  }
  if (today?.span !== 'whole' && fallen && (amountOf(fallen) ?? 0) >= leastShownAmount)
    notes.push(t('weather.fallenSoFar', { amount: fallenText(fallen, format) }))
  const note = notes.join(', ')
  return note === '' ? null : capitalised(note)
}
