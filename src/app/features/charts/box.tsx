import type { ComponentProps } from 'react'

/** As text: see docs/decisions/0020-attributes-as-text.md. Tenths of a plot's unit are finer than a pixel. */
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
