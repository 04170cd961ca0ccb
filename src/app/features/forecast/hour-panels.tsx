import { WeatherIcon } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { PlotLabel } from '../charts/chart-panel.tsx'
import { bandPath, linePath, plotWidth } from '../charts/chart-paths.ts'
import { Backdrop, isLabelled } from '../charts/hour-backdrop.tsx'
import { clockHour, hourStep } from '../charts/hour-slots.ts'
import type { PanelProps } from './forecast-view.ts'
import { TemperaturePanel } from './temperature-panel.tsx'

const temperatureHeight = 150

/** The sky of every hour or, of a longer axis, between the hours that are named. */
export function HourIcons({ view }: PanelProps) {
  const { hours, slots } = view
  const step = hourStep(slots)
  const hasRoom = (index: number) => step === 1 || (index > 0 && index < slots - 1)
  return (
    <div className="hour-icons">
      {hours.map((hour, index) =>
        (step === 1 || clockHour(hour) % step === 1) && hasRoom(index) ? (
          <span key={hour.at} style={{ left: `${((index + 0.5) / slots) * 100}%` }}>
            <WeatherIcon name={hour.icon} size={32} />
          </span>
        ) : null,
      )}
    </div>
  )
}

export function HourTemperaturePanel({ view }: PanelProps) {
  const { format } = useLanguage()
  const { hours, slots } = view
  return (
    <TemperaturePanel
      id="hour-temperature"
      height={temperatureHeight}
      axis={view.temperature}
      padding={{ top: 22, bottom: 8 }}
      now={view.now}
      drawing={(y) => {
        const points = hours.map(({ temperatureC, temperatureRangeC }, index) => ({
          x: (index / slots) * plotWidth,
          y: y(temperatureC),
          // Hours without a range join the band as a line.
          top: y(temperatureRangeC?.high ?? temperatureC),
          bottom: y(temperatureRangeC?.low ?? temperatureC),
        }))
        return (
          <>
            <Backdrop view={view} height={temperatureHeight} />
            {view.hasRanges ? (
              <path className="range-band" d={bandPath(points)} fill="url(#hour-temperature)" />
            ) : (
              <path
                d={bandPath(points.map(({ x, y: top }) => ({ x, top, bottom: temperatureHeight })))}
                fill="url(#hour-temperature)"
                opacity="0.15"
              />
            )}
            <path className="chart-curve" stroke="url(#hour-temperature)" d={linePath(points)} />
          </>
        )
      }}
      labels={(y) =>
        hours.map((hour, index) =>
          isLabelled(view, index) ? (
            <PlotLabel
              key={hour.at}
              x={index / slots}
              y={y(hour.temperatureC)}
              side="above"
              className="plot-label-strong"
            >
              {format.degrees(hour.temperatureC)}
            </PlotLabel>
          ) : null,
        )
      }
    />
  )
}
