import type { ReactNode } from 'react'
import { plotWidth } from './chart-paths.ts'

export type PanelTick = { text: string /** Units from the top of the panel. */; y: number }

type ChartPanelProps = {
  label: ReactNode
  /** Smaller, under the label. */
  unit?: ReactNode
  /** CSS pixels, and units of the drawing. */
  height: number
  ticks?: readonly PanelTick[]
  /** Inside of the svg. */
  drawing?: ReactNode
  /** HTML over the drawing: values at their points. */
  children?: ReactNode
  /** Where on the axis now is, 0 to 1. */
  now?: number | null
  className?: string
}

/** One row of a chart: its name in the margin of the plot, on small screens above it. */
export function ChartPanel({
  label,
  unit,
  height,
  ticks = [],
  drawing,
  children,
  now = null,
  className = '',
}: ChartPanelProps) {
  return (
    <div className={`chart-panel ${className}`}>
      <div className="chart-panel-label">
        <b>{label}</b>
        {unit && <span> {unit}</span>}
      </div>
      <div className="chart-plot" style={{ height }}>
        {drawing && (
          <svg viewBox={`0 0 ${plotWidth} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            {ticks.map(({ y }) => (
              <path key={y} className="chart-grid" d={`M0 ${y}H${plotWidth}`} />
            ))}
            {drawing}
          </svg>
        )}
        {ticks.map(({ text, y }) => (
          <span key={y} className="chart-tick" style={{ top: y }} aria-hidden="true">
            {text}
          </span>
        ))}
        {children}
        {now !== null && <i className="now-marker chart-now" style={{ left: `${now * 100}%` }} />}
      </div>
    </div>
  )
}

type PlotLabelProps = {
  x: number
  y: number
  side: 'above' | 'below' | 'at'
  className?: string
  /** Of a whole line, not of a point: longer, and kept within the plot. */
  isName?: boolean
  /** A name beside its point, where the line is steep, and the share of the plot it has there. */
  beside?: { side: 'left' | 'right'; room: number } | undefined
  children: ReactNode
}

/** A text at a point of the plot, for the eye: the cursor and the table say which hour it belongs to. `x` from 0 to 1; above or below the point, or hanging from the top. */
export function PlotLabel({ x, y, side, className = '', isName = false, beside, children }: PlotLabelProps) {
  return (
    <span
      className={`plot-label plot-label-${side} ${isName ? 'plot-name' : className}${beside ? ` is-${beside.side}` : ''}`}
      // A figure at the very beginning keeps clear of the edge, where the mark of the present may be.
      style={{
        left: isName ? `${x * 100}%` : `max(${x * 100}%, 1rem)`,
        top: y,
        '--x': isName ? x : undefined,
        maxWidth: beside && `${beside.room * 100}%`,
      }}
      aria-hidden="true"
    >
      {children}
    </span>
  )
}
