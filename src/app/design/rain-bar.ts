import type { CSSProperties } from 'react'

/** A bar of rain, in per cent of its chart, in the colour of its step on the ramp, which counts from 1; none where it is dry. */
export const rainBar = ({ height, step }: { height?: number; step?: number }): CSSProperties | undefined =>
  step ? { '--height': `${height}%`, '--colour': `var(--rain-${step - 1})` } : undefined
