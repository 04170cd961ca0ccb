import { maximumAgeMs } from '../staleness.ts'
import { minuteMs } from '../time/durations.ts'
import type { NearestRain, RainOutlook } from './rain-outlook.ts'
import { rainOutlook } from './rain-outlook.ts'
import { type KnownStep, knownSteps, type RainStep } from './rain-spells.ts'

/** One radar step over one place. */
export type RadarStep = {
  /** Instant the step is valid for, epoch ms. */
  at: number
  kind: 'measured' | 'predicted'
  /** null: no data there. */
  rateMmh: number | null
  /** 0..1, chance of at least 0.1 mm/h; null for measured steps. */
  probability: number | null
  /** Precipitation falls as snow or, in a dry step, would; null: unknown. */
  isSnow: boolean | null
}

/** Two hours back and two hours ahead over one place. */
export type PlaceRain = {
  /** Time of the newest measured frame: the boundary between measured and predicted. */
  nowAt: number
  stepMinutes: number
  steps: RadarStep[]
  /** The nearest precipitation when the place itself is dry. */
  nearest: NearestRain | null
  /** Since midnight; null where the radars did not see nearly all of it. */
  fallenTodayMm?: number | null
}

/** The radar's steps from this moment on. */
export type RainSteps = {
  /** The step that is now; not the radar's last picture, which may be minutes old. */
  beginAt: number
  stepMinutes: number
  /** What falls at the moment; null where unknown, as with a radar too old to be current. */
  rateNowMmh: number | null
  /** That it falls, 0 to 1; less than 1 where the last picture is so old that "now" is predicted. */
  probabilityNow: number
  isSnowNow: boolean | null
  /** After `beginAt`, up to two hours. */
  steps: (RadarStep & RainStep)[]
  /** Of them those before the first gap. */
  knownSteps: (RadarStep & KnownStep)[]
}

/** What the radar says from this moment on: the one answer for every page. */
export type RainAhead = RainSteps & { outlook: RainOutlook }

const aheadMs = 120 * minuteMs

export function rainSteps({ nowAt, stepMinutes, steps }: PlaceRain, now: number): RainSteps {
  const stepMs = stepMinutes * minuteMs
  const beginAt = nowAt + Math.max(0, Math.floor((now - nowAt) / stepMs)) * stepMs
  const ahead = steps
    .filter(({ at, kind }) => kind === 'predicted' && at > beginAt && at <= beginAt + aheadMs)
    .map((step) => ({ ...step, probability: step.probability ?? 0 }))
  const isCurrent = now - nowAt <= maximumAgeMs.radar
  const running = isCurrent ? steps.findLast(({ at }) => at <= beginAt) : undefined
  const rateNowMmh = running?.rateMmh ?? null
  return {
    beginAt,
    stepMinutes,
    rateNowMmh,
    probabilityNow: running?.probability ?? 1,
    isSnowNow: running?.isSnow ?? null,
    steps: ahead,
    knownSteps: knownSteps(ahead),
  }
}

export function rainAhead(rain: PlaceRain, now: number): RainAhead {
  const seen = rainSteps(rain, now)
  const { beginAt, stepMinutes, steps, rateNowMmh } = seen
  const current = { rateMmh: rateNowMmh }
  return {
    ...seen,
    outlook: rainOutlook({ now: beginAt, stepMinutes, steps, current, nearest: rain.nearest }),
  }
}
