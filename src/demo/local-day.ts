import { addDays, localDate, startOfLocalDay } from '../domain/time/local-time.ts'

/** Instants at which the local days begin, `count` of them and the end of the last one. */
export function localMidnights(zone: string, atMs: number, count: number): number[] {
  const today = localDate(atMs, zone)
  return Array.from({ length: count + 1 }, (_, day) => startOfLocalDay(addDays(today, day), zone))
}
