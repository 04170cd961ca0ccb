import { type InEveryLanguage, type Language, swissLocale } from '../../../domain/language.ts'

const and: InEveryLanguage = { en: ' ', de: ' ', fr: ' et ', it: ' e ' }

/**
 * "in 1 hour 42 minutes", "in 5 hours", "in 2 days": to the minute within three hours, then in hours or days. What ends
 * is given to the nearest, lest it be called over nearly an hour too early; what begins in whole ones, so that it never
 * comes before it was announced.
 */
export function timeAhead(
  at: number,
  now: number,
  language: Language,
  rounding: 'nearest' | 'whole',
): string {
  const round = rounding === 'nearest' ? Math.round : Math.floor
  const locale = swissLocale[language]
  const minutes = Math.floor((at - now) / 60_000)
  const relative = new Intl.RelativeTimeFormat(locale)
  if (minutes < 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  if (minutes < 60) return relative.format(minutes, 'minute')
  const hours = round(minutes / 60)
  if (minutes >= 180)
    return hours < 48 ? relative.format(hours, 'hour') : relative.format(round(minutes / 1440), 'day')
  const wholeHours = relative.format(Math.floor(minutes / 60), 'hour')
  if (minutes % 60 === 0) return wholeHours
  const rest = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  return `${wholeHours}${and[language]}${rest.format(minutes % 60)}`
}
