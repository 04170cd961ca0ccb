import { type Language, swissLocale } from '../../domain/language.ts'
import { memoise } from '../../domain/memoise.ts'
import { withOrdinalFirst } from '../../domain/texts/ordinal-first.ts'
import { metricUnits, type Units } from '../../domain/weather/shown-units.ts'
import { type NumberFormat, type UnitFormat, unitFormat } from './unit-format.ts'

/** All numbers, dates and times of the pages, in the Swiss locales, and all weather in the visitor's units. */
export type Format = PlainFormat & UnitFormat

/** What is written the same in all units. */
type PlainFormat = NumberFormat & {
  /** "14:05" at the place. */
  time(at: number, timeZone: string): string
  /** "14:05 Uhr": the time inside a German sentence; the other languages say it as it is shown. */
  clock(at: number, timeZone: string): string
  /** "14" (hour of day at the place); "14:30" where the zone's hours begin between ours. */
  hour(at: number, timeZone: string): string
  /** "Mon", "Mo", "lun.", "lun". */
  weekdayShort(at: number, timeZone: string): string
  weekday(at: number, timeZone: string): string
  /** "Sunday 15 November". */
  weekdayDate(at: number, timeZone: string): string
  /** "15 Nov". */
  dayMonth(at: number, timeZone: string): string
  /** "15 November 2026". */
  date(at: number, timeZone: string): string
  /** "15 November 2026, 14:05", "15 novembre 2026 à 14:05". */
  dateTime(at: number, timeZone: string): string
  /** "5 minutes ago", "just now" for less than a minute and where a source's clock is ahead of ours. */
  ago(at: number, now: number): string
  /** "12" kilometres, and never 0. */
  distance(km: number): string
  month(month: number, width: 'long' | 'short'): string
  list(items: readonly string[]): string
  /** The colon behind a label, as the language spaces it. */
  colon: string
  /** The percent sign as the language spaces it. */
  percent(value: number): string
}

/** Intl is slow for a text, and all places' pages show the same hours and days. */
function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (at: number, timeZone: string) => string {
  const inZone = memoise((timeZone: string) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone })
    return memoise((at: number) => withOrdinalFirst(format.format(at), locale))
  })
  return (at, timeZone) => inZone(timeZone)(at)
}

/** All that tells a time of day, from how the time is written. */
export function clockFormat(
  language: Language,
  { time, date }: Pick<PlainFormat, 'time' | 'date'>,
): Pick<PlainFormat, 'time' | 'clock' | 'dateTime'> {
  const clock: PlainFormat['clock'] = (at, zone) => time(at, zone) + (language === 'de' ? '\u00a0Uhr' : '')
  return {
    time,
    clock,
    dateTime: (at, zone) => `${date(at, zone)}${language === 'fr' ? ' à' : ','} ${clock(at, zone)}`,
  }
}

/** Intl says "now", which is no age. */
const justNow = { en: 'just now', de: 'gerade eben', fr: 'à l’instant', it: 'poco fa' }

/** Before the percent sign: none in English, a narrow space in French, a full one in German and Italian. */
const spaceBeforePercent = { en: '', de: '\u00a0', fr: '\u202f', it: '\u00a0' }

const plainFormat = memoise(newFormat)
/** 64 at most: four languages by sixteen choices of units. */
const formats = new Map<string, Format>()

/** Metric for texts that hold no weather. */
export function createFormat(language: Language, units: Units = metricUnits): Format {
  const { temperature, wind, precipitation } = units
  const key = [language, temperature, wind, precipitation].join()
  const known = formats.get(key)
  if (known) return known
  const plain = plainFormat(language)
  const format = { ...plain, ...unitFormat(plain, { temperature, wind, precipitation }) }
  formats.set(key, format)
  return format
}

function newFormat(language: Language): PlainFormat {
  const locale = swissLocale[language]
  // Made when first wanted: it takes a slow phone a good part of a frame each, and the first texts are the server's.
  const relativeIn = memoise((unit: 'minute' | 'hour' | 'day') => {
    const format = new Intl.RelativeTimeFormat(locale)
    return memoise((count: number) => format.format(count, unit))
  })
  let lists: Intl.ListFormat | undefined

  const numberFormat = (minDigits: number, maxDigits: number) => {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: minDigits,
      maximumFractionDigits: maxDigits,
      signDisplay: 'negative',
      // Four digits are not grouped: servers and browsers disagree on the sign in fr-CH.
      useGrouping: 'min2',
    })
    return (value: number) => format.format(value).replace(/^-/, '−')
  }
  const atMost = memoise((digits: number) => numberFormat(0, digits))
  const exactly = memoise((digits: number) => numberFormat(digits, digits))
  /**
   * Below 10,000 as Intl writes it, which the test holds, but without Intl: a page's first Intl object takes a slow phone
   * longer than anything else in hydration.
   */
  const decimal = (value: number, digits: number, isFixed: boolean) => {
    // From the shortest decimal, as Intl does: 1.005 becomes 1.01, though as a binary fraction it is a little less.
    const shown = Number.isInteger(value)
      ? Math.abs(value)
      : Math.round(Number(`${Math.abs(value)}e${digits}`)) / 10 ** digits
    if (!(shown < 10_000)) return (isFixed ? exactly : atMost)(digits)(value)
    const text = isFixed ? shown.toFixed(digits) : String(shown)
    return (value < 0 && shown > 0 ? '−' : '') + (language === 'fr' ? text.replace('.', ',') : text)
  }
  const number = (value: number, digits = 0) => decimal(value, digits, false)

  const months = {
    long: dateFormat(locale, { month: 'long' }),
    short: dateFormat(locale, { month: 'short' }),
  }
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const date = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  // British English has no comma behind the weekday, which en-CH writes.
  const weekdayDate = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const format: PlainFormat = {
    number,
    fixed: (value, digits) => decimal(value, digits, true),
    ...clockFormat(language, { time, date }),
    hour: (at, zone) => time(at, zone).replace(/:00$/, ''),
    weekdayShort: dateFormat(locale, { weekday: 'short' }),
    weekday: dateFormat(locale, { weekday: 'long' }),
    weekdayDate: (at, zone) =>
      language === 'en' ? weekdayDate(at, zone).replace(',', '') : weekdayDate(at, zone),
    dayMonth: dateFormat(locale, { day: 'numeric', month: 'short' }),
    date,
    ago(at, now) {
      const seconds = (now - at) / 1000
      if (seconds < 60) return justNow[language]
      if (seconds < 3600) return relativeIn('minute')(-Math.floor(seconds / 60))
      if (seconds < 86_400) return relativeIn('hour')(-Math.floor(seconds / 3600))
      return relativeIn('day')(-Math.floor(seconds / 86_400))
    },
    distance: (km) => number(Math.max(1, km)),
    month: (month, width) => months[width](Date.UTC(2026, month - 1, 15), 'UTC'),
    list(items) {
      lists ??= new Intl.ListFormat(locale)
      return lists.format(items)
    },
    colon: language === 'fr' ? '\u202f:' : ':',
    percent: (value) => `${number(value)}${spaceBeforePercent[language]}%`,
  }
  return format
}
