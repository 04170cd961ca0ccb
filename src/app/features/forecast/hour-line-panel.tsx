import { heightScale, linePath, plotWidth } from '../../design/chart/chart-paths.ts'
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
  const { hours, slots } = view
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
    />
  )
}
