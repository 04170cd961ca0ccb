import { dayMs, hourMs } from '../domain/time/durations.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    const numeric = '2-digit'
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    })
    formats.set(zone, format)
  }
  return format
}

/** Milliseconds east of UTC in the zone at that instant. */
export function zoneOffsetMs(zone: string, atMs: number): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(atMs)) parts[type] = Number(value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(atMs / 1000) * 1000
}

/** Instants at which the local days begin, `count` of them and the end of the last one; 23 or 25 hours apart at clock changes. */
export function localMidnights(zone: string, atMs: number, count: number): number[] {
  const localToday = Math.floor((atMs + zoneOffsetMs(zone, atMs)) / dayMs) * dayMs
  return Array.from({ length: count + 1 }, (_, day) => {
    const local = localToday + day * dayMs
    const guess = local - zoneOffsetMs(zone, local - hourMs)
    return local - zoneOffsetMs(zone, guess)
  })
}
