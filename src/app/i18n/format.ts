import { type Language, swissLocale } from '../../domain/language.ts'

/** All numbers, dates and times of the pages, in the Swiss locales. */
export type Format = {
  /** "12.5" with the locale's separators; a real minus sign. */
  number(value: number, digits?: number): string
  /** "9.0": always as many decimals, so that figures of a column or a sentence compare. */
  fixed(value: number, digits: number): string
  /** "−3°": whole degrees, never "−0°". */
  degrees(valueC: number): string
  /** "14:05" at the place. */
  time(at: number, timeZone: string): string
  /** "14" (hour of day at the place). */
  hour(at: number, timeZone: string): string
  /** "Mon", "Mo", "lun.", "lun". */
  weekdayShort(at: number, timeZone: string): string
  weekday(at: number, timeZone: string): string
  /** "Sunday, 15 November". */
  weekdayDate(at: number, timeZone: string): string
  /** "15 Nov". */
  dayMonth(at: number, timeZone: string): string
  /** "15 November 2026". */
  date(at: number, timeZone: string): string
  /** "15 November 2026, 14:05". */
  dateTime(at: number, timeZone: string): string
  /** "5 minutes ago", "in 3 hours", "now" for less than a minute. */
  relative(at: number, now: number): string
  month(month: number, width: 'long' | 'short'): string
  list(items: readonly string[]): string
  /** The percent sign as the language spaces it. */
  percent(value: number): string
}

const cache = new Map<string, Intl.DateTimeFormat>()

function dateFormat(locale: string, timeZone: string, style: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${timeZone} ${style}`
  let format = cache.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone })
    cache.set(key, format)
  }
  return format
}

const minus = (text: string) => text.replace(/^-/, '−')
const formats = new Map<Language, Format>()

export function createFormat(language: Language): Format {
  const existing = formats.get(language)
  if (existing) return existing
  const locale = swissLocale[language]
  const numbers = new Map<number, Intl.NumberFormat>()
  const relativeTime = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  const presentTime = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })

  function number(value: number, digits = 0): string {
    let format = numbers.get(digits)
    if (!format) {
      format = new Intl.NumberFormat(locale, {
        maximumFractionDigits: digits,
        signDisplay: 'negative',
        // Four digits are not grouped: servers and browsers disagree on the sign in fr-CH.
        useGrouping: 'min2',
      })
      numbers.set(digits, format)
    }
    return minus(format.format(value))
  }

  const format: Format = {
    number,
    fixed: (value, digits) =>
      minus(
        value.toLocaleString(locale, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          signDisplay: 'negative',
          useGrouping: 'min2',
        }),
      ),
    degrees: (valueC) => `${number(valueC)}°`,
    time: (at, zone) =>
      dateFormat(locale, zone, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at),
    hour: (at, zone) =>
      dateFormat(locale, zone, 'hour', { hour: '2-digit', hourCycle: 'h23' })
        .formatToParts(at)
        .find((part) => part.type === 'hour')?.value ?? '',
    weekdayShort: (at, zone) => dateFormat(locale, zone, 'wd', { weekday: 'short' }).format(at),
    weekday: (at, zone) => dateFormat(locale, zone, 'weekday', { weekday: 'long' }).format(at),
    weekdayDate: (at, zone) =>
      dateFormat(locale, zone, 'wdm', { weekday: 'long', day: 'numeric', month: 'long' }).format(at),
    dayMonth: (at, zone) => dateFormat(locale, zone, 'dm', { day: 'numeric', month: 'short' }).format(at),
    date: (at, zone) =>
      dateFormat(locale, zone, 'date', { day: 'numeric', month: 'long', year: 'numeric' }).format(at),
    dateTime: (at, zone) => `${format.date(at, zone)}, ${format.time(at, zone)}`,
    relative(at, now) {
      const seconds = (at - now) / 1000
      const size = Math.abs(seconds)
      if (size < 60) return presentTime.format(0, 'second')
      if (size < 3600) return relativeTime.format(Math.trunc(seconds / 60), 'minute')
      if (size < 86_400) return relativeTime.format(Math.trunc(seconds / 3600), 'hour')
      return relativeTime.format(Math.trunc(seconds / 86_400), 'day')
    },
    month: (month, width) =>
      dateFormat(locale, 'UTC', `month-${width}`, { month: width }).format(Date.UTC(2026, month - 1, 15)),
    list: (items) => lists.format(items),
    percent: (value) => (language === 'en' ? `${number(value)}%` : `${number(value)} %`),
  }
  formats.set(language, format)
  return format
}
