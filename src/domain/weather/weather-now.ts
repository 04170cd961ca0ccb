import { hourMs } from '../time/durations.ts'
import { maximumAgeMs } from './staleness.ts'

export function runningHour<Hour extends { startAt: number }>(
  hours: readonly Hour[],
  now: number,
): Hour | undefined {
  return hours.find(({ startAt }) => startAt <= now && now < startAt + hourMs)
}

/** Whether a reading may still be called current. */
export function isCurrent({ observedAt }: { observedAt: number }, now: number): boolean {
  return now - observedAt <= maximumAgeMs.weather
}
