import { positionOf, stopAt, type TimeLine, timeAt } from './time-line.ts'

/** Four hours of radar take twelve seconds, and so do two days of hours. */
const picturesPerSecond = 4
/** At the end of the line, before it begins again, ms. */
const holdMs = 1500
/** Where motion is not wanted the pictures follow each other as pictures, ms each. */
const stepHoldMs = 800

export type Moment = {
  /** Time of the picture that is shown or nearest. */
  at: number
  isPlaying: boolean
}

/**
 * The time that is shown. Every change goes to `onTime` at once (map and handle, sixty times a second), while React
 * is notified only of a new picture, or of play and pause.
 */
export function createPlayback(options: { line: TimeLine; time: number; hasReducedMotion: () => boolean }) {
  let { line } = options
  let position = positionOf(line, options.time)
  let moment: Moment = { at: stopAt(line, position).at, isPlaying: false }
  let request = 0
  let lastTick = 0
  let heldMs = 0
  let hasMap = false
  let isUntouched = true
  const listeners = new Set<() => void>()
  const followers = new Set<(time: number) => void>()
  const last = () => line.stops.length - 1

  function set(next: { position?: number; isPlaying?: boolean }): void {
    position = Math.min(last(), Math.max(0, next.position ?? position))
    const time = timeAt(line, position)
    for (const follow of followers) follow(time)
    const { at } = stopAt(line, position)
    const isPlaying = next.isPlaying ?? moment.isPlaying
    if (at === moment.at && isPlaying === moment.isPlaying) return
    moment = { at, isPlaying }
    for (const listener of listeners) listener()
  }

  function tick(now: number): void {
    request = requestAnimationFrame(tick)
    // After a pause in the background, playback resumes where it was.
    const elapsed = Math.min(100, now - lastTick)
    lastTick = now
    if (options.hasReducedMotion()) {
      heldMs += elapsed
      if (heldMs < stepHoldMs) return
      heldMs = 0
      set({ position: position >= last() ? 0 : Math.round(position) + 1 })
      return
    }
    if (position >= last()) {
      heldMs += elapsed
      if (heldMs < holdMs) return
      heldMs = 0
      set({ position: 0 })
      return
    }
    set({ position: position + (elapsed / 1000) * picturesPerSecond })
  }

  function run(): void {
    cancelAnimationFrame(request)
    lastTick = performance.now()
    heldMs = 0
    request = requestAnimationFrame(tick)
  }

  function halt(): void {
    isUntouched = false
    cancelAnimationFrame(request)
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getMoment: () => moment,
    /** Called with the exact time, immediately and at every change. */
    follow(follower: (time: number) => void): () => void {
      followers.add(follower)
      follower(timeAt(line, position))
      return () => followers.delete(follower)
    },
    /** Before there is a map to play on, time waits for it. */
    play(): void {
      if (moment.isPlaying) return
      isUntouched = false
      if (hasMap) run()
      set({ isPlaying: true, position: position >= last() ? 0 : position })
    },
    /** The map is ready. `byItself`: it plays unless a time was chosen. */
    mapIsReady({ byItself }: { byItself: boolean }): void {
      hasMap = true
      if (moment.isPlaying) run()
      else if (byItself && isUntouched) this.play()
    },
    pause(): void {
      halt()
      set({ isPlaying: false, position: Math.round(position) })
    },
    /** Back to the newest measurement, at rest. */
    reset(): void {
      halt()
      set({ position: positionOf(line, line.nowAt), isPlaying: false })
    },
    /** Somebody chooses a picture, or a place between two: playing stops. */
    seek(to: number): void {
      halt()
      set({ position: to, isPlaying: false })
    },
    /** So many pictures on, or back. */
    stepBy(pictures: number): void {
      this.seek(Math.round(position) + pictures)
    },
    /** A newer sequence: a view of "now" stays at "now". */
    setLine(next: TimeLine): void {
      const wasNow = moment.at === line.nowAt && !moment.isPlaying
      const time = wasNow ? next.nowAt : timeAt(line, position)
      line = next
      set({ position: positionOf(next, time) })
    },
    stop: () => cancelAnimationFrame(request),
  }
}
