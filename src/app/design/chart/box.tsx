import type { ComponentProps } from 'react'

/**
 * Tenths of a plot's unit are finer than a pixel. Text, because attributes now whole and now a fraction render slowly
 * in Node 24 (measured in docs/decisions/0020-attributes-as-text.md; no rule since).
 */
const tenths = (value: number) => String(Math.round(value * 10) / 10)

/** A rectangle of a plot. */
export function Box({
  x,
  y,
  width,
  height,
  ...look
}: Pick<ComponentProps<'rect'>, 'className' | 'fill' | 'opacity' | 'stroke'> & {
  x: number
  y: number
  width: number
  height: number
}) {
  return <rect {...look} x={tenths(x)} y={tenths(y)} width={tenths(width)} height={tenths(height)} />
}
