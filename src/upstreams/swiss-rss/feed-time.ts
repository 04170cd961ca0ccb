import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { plausibleInstant } from '../../domain/time/iso-instant.ts'
import { instantOfLocal, swissTime } from '../../domain/time/local-time.ts'

/**
 * The date and time a text begins with, as epoch ms; null where it begins with none. A time without a zone is
 * Swiss local time; a date without a time is its midnight. Only forms that leave no doubt are read:
 * 2026-08-07T07:10:00+00:00 · 24.12.2017 01:05 CET · Fri, 07 Aug 26 07:13:50 +0000 · 7 August 2026, 09:10 ·
 * August 7, 2026 9:10 AM · 07/08/2026 09:10 (day first).
 */
export function parseFeedTime(text: string): number | null {
  const words = text.trim().slice(0, 100)
  for (const { pattern, parts } of forms) {
    const match = pattern.exec(words)
    if (match) return toInstant(parts, match)
  }
  return null
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?`
const weekday = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]?\s+)?`
const year = String.raw`(\d{4}|\d{2})(?!\d)`
const zone = String.raw`(?:\s*(z|utc|gmt|cest|cet|mesz|mez|[+-]\d{2}:?\d{2})(?![a-z\d]))?`
const time = String.raw`(?:(?:T|,?\s+(?:(?:at|um|à|alle|-|–)\s+)?)(\d{1,2})[:.h](\d{2})(?::(\d{2})(?:\.\d+)?)?(?:\s*([ap]m)\b)?${zone})?`

type Part = 'year' | 'month' | 'day'
type Form = { pattern: RegExp; parts: readonly Part[] }
const form = (parts: readonly Part[], date: string): Form => ({
  pattern: new RegExp(`^${date}${time}`, 'i'),
  parts,
})
const forms: readonly Form[] = [
  form(['year', 'month', 'day'], String.raw`(\d{4})-(\d{2})-(\d{2})`),
  form(['day', 'month', 'year'], String.raw`${weekday}(\d{1,2})\.\s?(\d{1,2})\.\s?${year}`),
  form(['day', 'month', 'year'], String.raw`${weekday}(\d{1,2})/(\d{1,2})/${year}`),
  form(
    ['day', 'month', 'year'],
    String.raw`${weekday}(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+${month},?[\s-]+${year}`,
  ),
  form(['month', 'day', 'year'], String.raw`${weekday}${month}\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+${year}`),
]

const zoneMinutes: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  cet: 60,
  mez: 60,
  cest: 120,
  mesz: 120,
}

function toInstant(parts: readonly Part[], match: RegExpExecArray): number | null {
  const part = (name: Part) => match[1 + parts.indexOf(name)] ?? ''
  const [, , , , hour = '0', minute = '0', second = '0', half, zoneName] = match
  const monthText = part('month').toLowerCase()
  const monthNumber = /\d/.test(monthText) ? Number(monthText) : months.indexOf(monthText) + 1
  const yearNumber = part('year').length === 2 ? 2000 + Number(part('year')) : Number(part('year'))
  const date = isoDate(yearNumber, monthNumber, Number(part('day')))
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  if (date === null || hours > 24 || Number(minute) > 59 || Number(second) > 60) return null
  const withinHourMs = (Number(minute) * 60 + Number(second)) * 1000
  const startOfHour =
    zoneName === undefined
      ? instantOfLocal(date, hours, swissTime)
      : Date.parse(`${date}T00:00:00Z`) + hours * hourMs - offsetMinutes(zoneName) * minuteMs
  return plausibleInstant(startOfHour + withinHourMs)
}

/** null for the 31st of February. */
function isoDate(y: number, m: number, d: number): string | null {
  const at = new Date(Date.UTC(y, m - 1, d))
  const isReal = at.getUTCFullYear() === y && at.getUTCMonth() === m - 1 && at.getUTCDate() === d
  return isReal ? at.toISOString().slice(0, 10) : null
}

function offsetMinutes(zoneName: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zoneName)
  if (!match) return zoneMinutes[zoneName.toLowerCase()] ?? 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}
