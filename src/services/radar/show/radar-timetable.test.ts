import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import { createRadarTimetable } from './radar-timetable.ts'

const startAt = Date.parse('2026-07-21T00:00:30Z')
const stepMs = 5 * minuteMs

/** Runs at the times of the timetable; a frame can be seen this long after its time. */
function follow(delayAt: (now: number) => number, hours: number) {
  let now = startAt
  let newest = 0
  const runs: { at: number; isNew: boolean; ageMs: number }[] = []
  const timetable = createRadarTimetable(() => now)
  while (now < startAt + hours * hourMs) {
    const seen = Math.floor((now - delayAt(now)) / stepMs) * stepMs
    const isNew = seen > newest
    if (isNew) timetable.saw(seen, stepMs / minuteMs)
    newest = Math.max(newest, seen)
    runs.push({ at: now, isNew, ageMs: now - newest })
    now += timetable.pauseMs()
  }
  return runs
}

describe('the radar’s timetable', () => {
  it.each([2, 4, 9, 12, 14, 17])('has one run a frame where frames come %i minutes late', (minutes) => {
    const runs = follow(() => minutes * minuteMs, 24)
    const lateMs = runs.filter(({ isNew }) => isNew).map(({ ageMs }) => ageMs - minutes * minuteMs)
    expect(runs.length).toBeLessThan(1.3 * 288)
    expect(lateMs.filter((ms) => ms < 1.5 * minuteMs).length).toBeGreaterThan(280)
  })

  it('leaves a minute after every run that found something, even if the next frame is due', () => {
    let now = startAt
    const timetable = createRadarTimetable(() => now)
    timetable.saw(startAt - 4 * minuteMs, 5)
    // A first run may take minutes: the next frame is due in ten seconds.
    now = timetable.nextExpectedAt() - 10_000
    expect(timetable.pauseMs()).toBe(minuteMs)
  })

  it('is punctual again soon after frames were late', () => {
    const recoversAt = startAt + 3 * hourMs
    const runs = follow((now) => (now < recoversAt ? 16 : 3) * minuteMs, 6)
    const afterwards = runs.filter(({ at }) => at > recoversAt + 2 * hourMs)
    expect(Math.max(...afterwards.map(({ ageMs }) => ageMs))).toBeLessThan(9 * minuteMs)
  })

  it('looks every 15 s in the first minute without a frame, then every minute', () => {
    let now = startAt
    const timetable = createRadarTimetable(() => now)
    const pauses: number[] = []
    while (now < startAt + 3 * minuteMs) {
      pauses.push(timetable.pauseMs() / 1000)
      now += timetable.pauseMs()
    }
    expect(pauses).toEqual([15, 15, 15, 15, 60, 60])
  })
})
