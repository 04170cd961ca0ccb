/** A wall-clock reading at a place. Month is 1 to 12, hour 0 to 23. */
export type LocalTime = { year: number; month: number; day: number; hour: number; minute: number }

// Making a formatter costs far more than using it, and a page asks for hundreds of hours in one zone.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
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
    formatters.set(timeZone, formatter)
  }
  return formatter
}

/** Whether Intl knows the IANA zone. Adapters check here; everything below throws on an unknown zone. */
export function isTimeZone(text: string): boolean {
  try {
    formatterOf(text)
    return true
  } catch {
    return false
  }
}

export function localTime(at: number, timeZone: string): LocalTime {
  const local: LocalTime = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  for (const { type, value } of formatterOf(timeZone).formatToParts(at)) {
    if (type === 'year' || type === 'month' || type === 'day' || type === 'hour' || type === 'minute') {
      local[type] = Number(value)
    }
  }
  return local
}

/** 0 to 23 on the place's clock. */
export function hourOfDay(at: number, timeZone: string): number {
  return localTime(at, timeZone).hour
}

/** YYYY-MM-DD on the place's calendar. */
export function localDate(at: number, timeZone: string): string {
  const { year, month, day } = localTime(at, timeZone)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Calendar arithmetic on YYYY-MM-DD, free of clock changes. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/**
 * The instant at which the clock of the place shows `hour` on `date`. In the gap of a clock change it is the
 * instant just after the gap; of an hour that happens twice it is the first.
 */
export function instantOfLocal(date: string, hour: number, timeZone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000
  const offsetAt = (at: number): number => {
    const local = localTime(at, timeZone)
    const whole = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute)
    return whole - Math.floor(at / 60_000) * 60_000
  }
  // The offsets before and after a possible change; the larger one gives the earlier instant.
  const before = asUtc - offsetAt(asUtc - 86_400_000)
  const after = asUtc - offsetAt(asUtc + 86_400_000)
  const fits = [before, after].sort((a, b) => a - b).filter((at) => at + offsetAt(at) === asUtc)
  return fits[0] ?? Math.max(before, after)
}

/** Midnight that begins the local day. */
export function startOfLocalDay(date: string, timeZone: string): number {
  return instantOfLocal(date, 0, timeZone)
}
