import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayback } from './playback.ts'
import type { TimeLine } from './time-line.ts'

const minute = 60_000
/** Four hours of radar. */
const lineFrom = (startAt: number): TimeLine => ({
  nowAt: startAt + 120 * minute,
  stops: Array.from({ length: 49 }, (_, index) => ({
    at: startAt + index * 5 * minute,
    part: index <= 24 ? ('measured' as const) : ('nowcast' as const),
  })),
})
const span = { startAt: 0, nowAt: 120 * minute, endAt: 240 * minute }
let frame: ((now: number) => void) | null = null
let now = 0

/** Lets `ms` pass in drawn frames of 50 ms. */
function pass(ms: number) {
  for (let done = 0; done < ms; done += 50) {
    now += 50
    const draw = frame
    frame = null
    draw?.(now)
  }
}

beforeEach(() => {
  now = 0
  vi.stubGlobal('performance', { now: () => now })
  vi.stubGlobal('requestAnimationFrame', (draw: (at: number) => void) => {
    frame = draw
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    frame = null
  })
})
afterEach(() => vi.unstubAllGlobals())

function beforeTheMap(hasReducedMotion = false) {
  const times: number[] = []
  const playback = createPlayback({
    line: lineFrom(0),
    time: span.nowAt,
    hasReducedMotion: () => hasReducedMotion,
  })
  playback.follow((time) => times.push(time))
  return { playback, times }
}

function play(hasReducedMotion = false) {
  const made = beforeTheMap(hasReducedMotion)
  made.playback.mapIsReady({ byItself: false })
  return made
}

describe('until there is a map', () => {
  it('play is remembered, and begins with the map', () => {
    const { playback } = beforeTheMap()
    playback.play()
    pass(1000)
    expect(playback.getMoment()).toEqual({ at: span.nowAt, isPlaying: true })
    playback.mapIsReady({ byItself: false })
    pass(1000)
    expect(playback.getMoment()).toEqual({ at: span.nowAt + 20 * minute, isPlaying: true })
  })

  it('it plays automatically, unless a time was chosen', () => {
    const untouched = beforeTheMap().playback
    untouched.mapIsReady({ byItself: true })
    expect(untouched.getMoment().isPlaying).toBe(true)
    const touched = beforeTheMap().playback
    touched.seek(12)
    touched.mapIsReady({ byItself: true })
    expect(touched.getMoment()).toEqual({ at: 60 * minute, isPlaying: false })
  })

  it('another map does not make time run twice as fast', () => {
    const { playback } = play()
    playback.play()
    playback.mapIsReady({ byItself: true })
    pass(1000)
    expect(playback.getMoment().at).toBe(span.nowAt + 20 * minute)
  })
})

describe('playing', () => {
  it('glides through the minutes and notifies React only of new frames', () => {
    const { playback, times } = play()
    let calls = 0
    playback.subscribe(() => calls++)
    playback.play()
    pass(1000)
    expect(times.at(-1)).toBe(span.nowAt + 20 * minute)
    expect(times.length).toBeGreaterThan(20)
    expect(playback.getMoment()).toEqual({ at: span.nowAt + 20 * minute, isPlaying: true })
    expect(calls).toBe(5)
  })

  it('holds at the end and begins again', () => {
    const { playback } = play()
    playback.play()
    pass(6000)
    expect(playback.getMoment().at).toBe(span.endAt)
    pass(1600)
    expect(playback.getMoment().at).toBe(span.startAt)
  })

  it('steps from picture to picture where motion is not wanted', () => {
    const { playback, times } = play(true)
    playback.play()
    pass(1700)
    expect([...new Set(times)]).toEqual([span.nowAt, span.nowAt + 5 * minute, span.nowAt + 10 * minute])
  })

  it('a long pause in the background is no leap', () => {
    const { playback } = play()
    playback.play()
    now += 60_000
    frame?.(now)
    expect(playback.getMoment().at - span.nowAt).toBeLessThanOrEqual(5 * minute)
  })

  it('stops on a frame, seeks, and returns to now', () => {
    const { playback } = play()
    playback.play()
    pass(130)
    playback.pause()
    expect(playback.getMoment()).toEqual({ at: span.nowAt + 5 * minute, isPlaying: false })
    playback.stepBy(-1)
    expect(playback.getMoment().at).toBe(span.nowAt)
    playback.seek(-1)
    expect(playback.getMoment().at).toBe(span.startAt)
    playback.reset()
    expect(playback.getMoment()).toEqual({ at: span.nowAt, isPlaying: false })
  })

  it('a visitor at "now" stays at "now" when the sequence moves on', () => {
    const { playback } = play()
    playback.setLine(lineFrom(5 * minute))
    expect(playback.getMoment().at).toBe(125 * minute)
    playback.seek(39)
    expect(playback.getMoment().at).toBe(200 * minute)
    playback.setLine(lineFrom(0))
    expect(playback.getMoment().at).toBe(200 * minute)
  })

  it('an hour of forecast takes as long as five minutes of radar', () => {
    const hour = 60 * minute
    const { stops, nowAt } = lineFrom(0)
    const line = {
      nowAt,
      stops: [...stops, ...[5, 6, 7, 8].map((at) => ({ at: at * hour, part: 'forecast' as const }))],
    }
    const playback = createPlayback({ line, time: span.endAt, hasReducedMotion: () => false })
    playback.mapIsReady({ byItself: true })
    pass(1000)
    expect(playback.getMoment().at).toBe(8 * hour)
  })
})
