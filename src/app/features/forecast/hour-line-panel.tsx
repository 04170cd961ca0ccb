import { Fragment } from 'react'
import { PlotLabel } from '../../design/chart/chart-panel.tsx'
import { heightScale, linePath, type Point, plotWidth } from '../../design/chart/chart-paths.ts'
import { HourPanel } from '../../forecast-kit/hour-panel.tsx'
import { slotOf } from '../../forecast-kit/hour-slots.ts'
import type { ValueAxis } from '../../forecast-kit/value-ticks.server.ts'
import type { ForecastHour, PanelProps } from './drawn-hours.ts'

type LinePanel = PanelProps & {
  label: string
  unit: string
  height: number
  scale: ValueAxis | null
  tickText: (tick: number) => string
  hourly: (hour: ForecastHour) => number | null | undefined
}

/** One value of every hour as a line. */
export function HourLinePanel({ view, label, unit, height, scale, tickText, hourly }: LinePanel) {
  if (!scale) return null
  const { hours, slots, turns } = view
  const y = heightScale(scale.low, scale.high, height, { top: 8, bottom: 6 })
  const points = hours.map((hour, index) => {
    const value = hourly(hour) ?? null
    return { x: (slotOf(view, index) / slots) * plotWidth, y: value === null ? null : y(value) }
  })
  return (
    <HourPanel
      view={view}
      label={label}
      unit={unit}
      height={height}
      ticks={scale.ticks.map((tick) => ({ text: tickText(tick), y: y(tick) }))}
      drawing={<path className="chart-ink" d={linePath(points, 'straight')} />}
    >
      {turns && <Extremes points={points} text={(at) => tickText(hourly(hours[at] as ForecastHour) ?? 0)} />}
    </HourPanel>
  )
}

/** The highest and the lowest point of a week's line, where their figures are not cut. */
function Extremes({ points, text }: { points: readonly Point[]; text: (at: number) => string }) {
  const [most, ...rest] = points
    .map(({ x, y }, at) => ({ at, x: x / plotWidth, y: y ?? Number.NaN }))
    .filter(({ x, y }) => x > 0.04 && x < 0.96 && y >= 0)
    .toSorted((a, b) => a.y - b.y)
  const least = rest.at(-1)
  if (!most || !least || text(most.at) === text(least.at)) return null
  return [most, least].map(({ at, x, y }, index) => (
    <Fragment key={at}>
      <i className="plot-dot" style={{ left: `${x * 100}%`, top: y, background: 'currentColor' }} />
      <PlotLabel x={x} y={y} side={index === 0 ? 'below' : 'above'}>
        {text(at)}
      </PlotLabel>
    </Fragment>
  ))
}
