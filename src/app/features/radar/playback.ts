import { minuteMs } from '../../../domain/time/durations.ts'

/** Minutes of weather a second: four hours take twelve seconds. */
const minutesPerSecond = 20
/** At the end of the sequence, before it begins again, ms. */
const holdMs = 1500
/** Where motion is not wanted the pictures follow each other as pictures, ms each. */
const stepHoldMs = 800

export type Moment = {
  /** Time of the frame that is shown or nearest. */
  at: number
  isPlaying: boolean
}

export type PlayedSpan = { startAt: number; endAt: number; nowAt: number; stepMs: number }

/**
 * The time that is shown. Every change goes to `onTime` at once (map and handle, sixty times a second), while React
 * is notified only of a new frame, or of play and pause.
 */
export function createPlayback(options: { span: PlayedSpan; time: number; hasReducedMotion: () => boolean }) {
  let { span, time } = options
  let moment: Moment = { at: nearest(time), isPlaying: false }
  let request = 0
  let lastTick = 0
  let heldMs = 0
  let hasMap = false
  let isUntouched = true
  const listeners = new Set<() => void>()
  const followers = new Set<(time: number) => void>()

  function nearest(of: number): number {
    const steps = Math.round((of - span.startAt) / span.stepMs)
    return Math.min(span.endAt, Math.max(span.startAt, span.startAt + steps * span.stepMs))
  }

  function set(next: { time?: number; isPlaying?: boolean }): void {
    time = Math.min(span.endAt, Math.max(span.startAt, next.time ?? time))
    for (const follow of followers) follow(time)
    const at = nearest(time)
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
      set({ time: time >= span.endAt ? span.startAt : nearest(time) + span.stepMs })
      return
    }
    if (time >= span.endAt) {
      heldMs += elapsed
      if (heldMs < holdMs) return
      heldMs = 0
      set({ time: span.startAt })
      return
    }
    set({ time: time + (elapsed / 1000) * minutesPerSecond * minuteMs })
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
      follower(time)
      return () => followers.delete(follower)
    },
    /** Before there is a map to play on, time waits for it. */
    play(): void {
      if (moment.isPlaying) return
      isUntouched = false
      if (hasMap) run()
      set({ isPlaying: true, time: time >= span.endAt ? span.startAt : time })
    },
    /** The map is ready. `byItself`: it plays unless a time was chosen. */
    mapIsReady({ byItself }: { byItself: boolean }): void {
      hasMap = true
      if (moment.isPlaying) run()
      else if (byItself && isUntouched) this.play()
    },
    pause(): void {
      halt()
      set({ isPlaying: false, time: nearest(time) })
    },
    /** Back to the newest measurement, at rest. */
    reset(): void {
      halt()
      set({ time: span.nowAt, isPlaying: false })
    },
    /** Somebody chooses a time: playing stops. */
    seek(to: number): void {
      halt()
      set({ time: to, isPlaying: false })
    },
    /** A newer sequence: a view of "now" stays at "now". */
    setSpan(next: PlayedSpan): void {
      const wasNow = moment.at === span.nowAt && !moment.isPlaying
      span = next
      set({ time: wasNow ? next.nowAt : time })
    },
    stop: () => cancelAnimationFrame(request),
  }
}

export type Playback = ReturnType<typeof createPlayback>
