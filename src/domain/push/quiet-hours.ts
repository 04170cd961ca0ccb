import { localTime } from '../time/local-time.ts'

/** "22:00" to "07:00" on the clock of the place; texts of this form compare like times. */
export type QuietHours = { from: string; to: string }

/** Hours that end where they begin are none. */
export function isQuiet(quiet: QuietHours | null, now: number, timeZone: string): boolean {
  if (quiet === null || quiet.from === quiet.to) return false
  const { hour, minute } = localTime(now, timeZone)
  const time = `${two(hour)}:${two(minute)}`
  return quiet.from < quiet.to ? quiet.from <= time && time < quiet.to : quiet.from <= time || time < quiet.to
}

const two = (number: number) => String(number).padStart(2, '0')
