import { dayMs } from '../../domain/time/durations.ts'

const longestWaitMs = dayMs

/** Retry-After as seconds or as an HTTP date (RFC 9110, 10.2.3); undefined where it is missing or makes no sense. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,10}$/.test(text)) return Math.min(Number(text) * 1000, longestWaitMs)
  // A date of the forms RFC 9110 knows begins with the day's name: anything else Date.parse would guess at.
  if (!/^[A-Z][a-z]{2}/.test(text) || text.length > 40) return undefined
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.min(Math.max(0, at - now), longestWaitMs)
}
