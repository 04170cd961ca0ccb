import { memoise } from '../memoise.ts'
import { dayMs, hourMs, minuteMs } from './durations.ts'

/** A wall-clock reading at a place. Month is 1 to 12, hour 0 to 23. */
export type LocalTime = { year: number; month: number; day: number; hour: number; minute: number }

// Apart: every page in the browser needs it, and few the rest.
export { swissTime } from './swiss-time.ts'

const quarterMs = 15 * minuteMs
const quartersPerDay = dayMs / quarterMs
/** About six weeks. */
const keptQuarters = 4096

/**
 * Of a zone, the offset from UTC. Intl's formatters are expensive to create and take about 10 µs per use, while a page
 * needs the same few hundred hours again and again. A day that begins and ends with the same offset has it throughout:
 * no zone ever set its clock and set it back within one. Within a quarter of an hour no clock is changed.
 */
const offsetsOf = memoise((timeZone: string) => {
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const ofQuarter = memoise((quarter: number) => {
    const start = quarter * quarterMs
    const shown = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
    for (const { type, value } of formatter.formatToParts(start)) {
      if (type in shown) shown[type as keyof typeof shown] = Number(value)
    }
    return Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute) - start
  }, keptQuarters)
  const ofDay = memoise((day: number) => {
    const [start, end] = [ofQuarter(day * quartersPerDay), ofQuarter((day + 1) * quartersPerDay)]
    return start === end ? start : null
  })
  return (at: number) => ofDay(Math.floor(at / dayMs)) ?? ofQuarter(Math.floor(at / quarterMs))
})

/** What the place's clock shows beyond UTC, at that instant. */
function offsetMs(at: number, timeZone: string): number {
  return offsetsOf(timeZone)(at)
}

/** Whether Intl knows the IANA zone. Adapters check here; everything below throws on an unknown zone. */
export function isTimeZone(text: string): boolean {
  try {
    offsetsOf(text)
    return true
  } catch {
    return false
  }
}

/**
 * The IANA zone that is always this many whole hours ahead of UTC; UTC beyond the −12 to +14 that exist. Its name carries
 * the sign the other way round (POSIX): Etc/GMT-9 is nine hours east.
 */
export function fixedZone(hours: number): string {
  if (hours === 0 || hours < -12 || hours > 14) return 'UTC'
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

export function localTime(at: number, timeZone: string): LocalTime {
  const shown = new Date(at + offsetMs(at, timeZone))
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  }
}

/** 0 to 23 on the place's clock. */
export function hourOfDay(at: number, timeZone: string): number {
  return new Date(at + offsetMs(at, timeZone)).getUTCHours()
}

/** By days since 1970. A page asks for the dates of some hundred hours, which are those of a few days. */
const dateOfDay = memoise((day: number) => new Date(day * dayMs).toISOString().slice(0, 10))

/** YYYY-MM-DD on the place's calendar. */
export function localDate(at: number, timeZone: string): string {
  return dateOfDay(Math.floor((at + offsetMs(at, timeZone)) / dayMs))
}

/** Longer than any clock is ever set back. */
const aroundChangeMs = 3 * hourMs

/** Whether the place's clock, set back meanwhile, shows this time at another instant too. */
export function isShownTwice(at: number, timeZone: string): boolean {
  const offset = offsetMs(at, timeZone)
  return [at - aroundChangeMs, at + aroundChangeMs].some((near) => {
    const other = offsetMs(near, timeZone)
    return other !== offset && offsetMs(at + offset - other, timeZone) === other
  })
}

/** Of hours that follow each other, the first of a local day: in some zones clocks go from 24 h to 1 h. */
export function isFirstHourOfDay(startAt: number, timeZone: string): boolean {
  return localDate(startAt, timeZone) !== localDate(startAt - hourMs, timeZone)
}

/** Calendar arithmetic on YYYY-MM-DD, free of clock changes. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/**
 * The instant at which the clock of the place shows `hour` on `date`. In the gap of a clock change it is the
 * instant just after the gap; of an hour that happens twice it is the first.
 */
export function instantOfLocal(date: string, hour: number, timeZone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + hour * hourMs
  // The offsets before and after a possible change; the larger one gives the earlier instant.
  const before = asUtc - offsetMs(asUtc - dayMs, timeZone)
  const after = asUtc - offsetMs(asUtc + dayMs, timeZone)
  const earlier = Math.min(before, after)
  return earlier + offsetMs(earlier, timeZone) === asUtc ? earlier : Math.max(before, after)
}

/** Midnight that begins the local day. */
export function startOfLocalDay(date: string, timeZone: string): number {
  return instantOfLocal(date, 0, timeZone)
}
