import type { RateGrid } from './grid.ts'
import type { MotionField } from './motion-field.ts'
import type { Level } from './pyramid.ts'
import type { Probabilities } from './thresholds.ts'

export type NowcastMethod = 'scale-cascade' | 'extrapolation' | 'persistence'

export type NowcastOptions = {
  stepMinutes: number
  leadSteps: number
  method?: NowcastMethod
  /** milliseconds, any origin; only differences are used */
  now?: () => number
}

export type NowcastStep = { leadMinutes: number; rateMmh: Float32Array; probability: Probabilities }

/** What every method starts from. */
export type Context = {
  /** oldest → newest */
  frames: RateGrid[]
  /** of log rain rate in `heavyScale`; empty for frames that nothing looks at */
  pyramids: Level[][]
  motions: MotionField[]
  delay: number
  options: NowcastOptions
}
