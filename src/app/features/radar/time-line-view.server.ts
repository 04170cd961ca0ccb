import type { Coordinates } from '../../../domain/place/coordinates.ts'
import { sunOfDay } from '../../../domain/sky/sun.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { addDays, instantOfLocal, localDate, localTime } from '../../../domain/time/local-time.ts'
import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'
import { dayAndTime } from '../../i18n/day-and-time.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { Scale, Stop } from './time-line.ts'

/** A picture on the time line. */
export type StopView = Stop & {
  /** "10:05", "Wed 23:55" of another day, "Wed 09–10 h". */
  name: string
  /** Of hours: "09–10 h", and "Wednesday". */
  day: { hours: string; name: string } | null
  scales: readonly Scale[]
}

/** A mark under the line: a time, an hour of a day, or the beginning of one. */
export type TickView = { at: number; kind: 'time' | 'hour' | 'day'; text: string; short: string }

export type TimeLineView = ReturnType<typeof timeLineView>

type Hours = { startAt: number; endAt: number }

/** The least that is drawn by the hour. */
const hourlyMs = 48 * hourMs
const threeHours = 3
/** Times written at the radar's part, counted from the newest measurement. */
const radarTickHours = [-2, -1, 1, 2]
/** Hours of a day that are written. */
const toldHours = [6, 12, 18]

/** The line of all pictures with its names, in the place's time, from two hours ago to the end of the forecasts. */
export function timeLineView(
  {
    manifest,
    forecast,
    place,
    timeZone,
  }: {
    manifest: Pick<RadarManifest, 'frames' | 'nowAt'> | null
    forecast: readonly Hours[]
    place: Coordinates
    timeZone: string
  },
  writing: Writing,
) {
  const nowAt = manifest?.nowAt ?? writing.now
  const frames = manifest?.frames ?? []
  const radarEndsAt = Math.max(nowAt, frames.at(-1)?.at ?? nowAt)
  const hours = forecast.filter((span) => middleOf(span) > radarEndsAt)
  const hourlyEndsAt = (hours[0]?.startAt ?? radarEndsAt) + hourlyMs
  const stops: StopView[] = [
    ...frames.map(({ at }) => ({
      at,
      part: at <= nowAt ? ('measured' as const) : ('nowcast' as const),
      name: dayAndTime(at, timeZone, writing),
      day: null,
      scales: ['hours', 'days'] as const,
    })),
    ...hours.flatMap((span): StopView[] => {
      const isHour = span.endAt - span.startAt === hourMs
      const isThird = localTime(span.startAt, timeZone).hour % threeHours === 0
      const scales = [
        ...(isHour && span.endAt <= hourlyEndsAt ? ['hours' as const] : []),
        ...(!isHour || isThird ? ['days' as const] : []),
      ]
      if (scales.length === 0) return []
      return [{ at: middleOf(span), part: 'forecast', scales, ...hourNames(span, timeZone, writing) }]
    }),
  ]
  const startAt = stops[0]?.at ?? nowAt
  const endAt = hours.at(-1)?.endAt ?? radarEndsAt
  return {
    nowAt,
    stops,
    ticks: [
      ...radarTickHours.flatMap((hour): TickView[] => {
        const at = nowAt + hour * hourMs
        if (at < startAt || at > radarEndsAt) return []
        const text = writing.format.time(at, timeZone)
        return [{ at, kind: 'time', text, short: writing.format.hour(at, timeZone) }]
      }),
      ...(hours.length > 0 ? hourTicks({ startAt: radarEndsAt, endAt, timeZone }, writing) : []),
    ],
    nights: nightsBetween(startAt, endAt, place, timeZone),
    /** "Wed 29", where the forecast reaches beyond its hours. */
    endDay:
      endAt > hourlyEndsAt
        ? `${writing.format.weekdayShort(endAt - 1, timeZone)} ${localTime(endAt - 1, timeZone).day}`
        : null,
  }
}

const middleOf = ({ startAt, endAt }: Hours) => (startAt + endAt) / 2

/** "Wed 09–10 h" beside the line, "09–10 h" and "Wednesday" over the map. */
function hourNames(span: Hours, timeZone: string, { t, format, now }: Writing) {
  const hourOf = (at: number) => String(localTime(at, timeZone).hour).padStart(2, '0')
  const end = hourOf(span.endAt)
  const hours = t('radar.hours', { from: hourOf(span.startAt), to: end === '00' ? '24' : end })
  const isToday = localDate(span.startAt, timeZone) === localDate(now, timeZone)
  return {
    name: isToday ? hours : `${format.weekdayShort(span.startAt, timeZone)} ${hours}`,
    day: {
      hours,
      name: isToday ? t('radar.today') : capitalised(format.weekday(span.startAt, timeZone)),
    },
  }
}

function hourTicks(
  { startAt, endAt, timeZone }: Hours & { timeZone: string },
  { format }: Writing,
): TickView[] {
  const ticks: TickView[] = []
  for (let date = localDate(startAt, timeZone); ; date = addDays(date, 1)) {
    const midnight = instantOfLocal(date, 0, timeZone)
    if (midnight >= endAt) return ticks
    const { day } = localTime(midnight, timeZone)
    if (midnight > startAt)
      ticks.push({
        at: midnight,
        kind: 'day',
        text: `${capitalised(format.weekday(midnight, timeZone))} ${day}`,
        short: `${capitalised(format.weekdayShort(midnight, timeZone))} ${day}`,
      })
    for (const hour of toldHours) {
      const at = instantOfLocal(date, hour, timeZone)
      const text = String(hour).padStart(2, '0')
      if (at > startAt && at < endAt) ticks.push({ at, kind: 'hour', text, short: text })
    }
  }
}

function nightsBetween(startAt: number, endAt: number, place: Coordinates, timeZone: string): Hours[] {
  const nights: Hours[] = []
  for (let date = addDays(localDate(startAt, timeZone), -1); ; date = addDays(date, 1)) {
    if (instantOfLocal(date, 0, timeZone) >= endAt) return nights
    const dusk = sunOfDay(place, date, timeZone).sunsetAt
    const dawn = sunOfDay(place, addDays(date, 1), timeZone).sunriseAt
    if (dusk !== null && dawn !== null && dawn > startAt && dusk < endAt)
      nights.push({ startAt: Math.max(dusk, startAt), endAt: Math.min(dawn, endAt) })
  }
}
