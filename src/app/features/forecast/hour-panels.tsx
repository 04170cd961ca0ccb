import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import { PlotLabel } from '../../design/chart/chart-panel.tsx'
import { bandPath, linePath, plotWidth } from '../../design/chart/chart-paths.ts'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { Backdrop, isLabelled } from '../../forecast-kit/hour-backdrop.tsx'
import { clockHour, hasRoomForAll, hourStep, slotOf } from '../../forecast-kit/hour-slots.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { ForecastHours, HoursView, PanelProps } from './drawn-hours.ts'
import { TemperaturePanel } from './temperature-panel.tsx'

const temperatureHeight = 150
const weekTemperatureHeight = 210

/** The sky of every hour or, of a longer axis, between the hours that are named. */
export function HourIcons({ view }: { view: HoursView }) {
  const { hours, slots } = view
  const step = hourStep(slots)
  const hasRoom = (index: number) => step === 1 || (index > 0 && index < slots - 1)
  return (
    <div className="hour-icons">
      {hours.map((hour, index) =>
        hasRoomForAll(slots) || (clockHour(hour) % step === 1 && hasRoom(index)) ? (
          <span
            key={hour.at}
            className={clockHour(hour) % step === 1 % step && hasRoom(index) ? undefined : 'only-wide'}
            style={{ left: `${((index + 0.5) / slots) * 100}%` }}
          >
            <WeatherIcon name={hour.icon} size={32} />
          </span>
        ) : null,
      )}
    </div>
  )
}

export function HourTemperaturePanel({ view }: PanelProps) {
  const { format } = useLanguage()
  const { hours, slots, turns, marks = [] } = view
  const height = turns ? weekTemperatureHeight : temperatureHeight
  const id = turns ? 'week-temperature' : 'hour-temperature'
  const colours = `url(#${id})`
  return (
    <TemperaturePanel
      id={id}
      height={height}
      axis={view.temperature}
      padding={turns ? { top: 38, bottom: 34 } : { top: 22, bottom: 8 }}
      now={view.now}
      drawing={(y) => {
        const points = hours.map(({ temperatureC, temperatureRangeC }, index) => ({
          x: (slotOf(view, index) / slots) * plotWidth,
          y: y(temperatureC),
          // Hours without a range join the band as a line.
          top: y(temperatureRangeC?.high ?? temperatureC),
          bottom: y(temperatureRangeC?.low ?? temperatureC),
        }))
        const steps = marks.flatMap((mark) => mark.steps)
        return (
          <>
            <Backdrop view={view} height={height} />
            {view.hasRanges ? (
              <path className="range-band" d={bandPath(points, 'straight')} fill={colours} />
            ) : (
              !turns && (
                <path
                  d={bandPath(
                    points.map(({ x, y: top }) => ({ x, top, bottom: height })),
                    'straight',
                  )}
                  fill={colours}
                  opacity="0.15"
                />
              )
            )}
            <path className="chart-curve" stroke={colours} d={linePath(points, 'straight')} />
            {steps.map(({ from, to, temperatureC }) => (
              <path
                key={from}
                className="chart-curve"
                stroke={temperatureColour(temperatureC)}
                d={`M${from * plotWidth + 2} ${y(temperatureC)}H${to * plotWidth - 2}`}
              />
            ))}
          </>
        )
      }}
      labels={(y) =>
        turns
          ? [...turnLabels(view), ...markLabels(view)].map(({ x, isHigh, temperatureC, time }) => (
              <TurnLabel
                key={`${x} ${isHigh}`}
                x={x}
                y={y(temperatureC)}
                isHigh={isHigh}
                temperatureC={temperatureC}
                time={time}
              />
            ))
          : hours.map(({ temperatureC }, index) =>
              isLabelled(view, index) || (hasRoomForAll(slots) && index > 0) ? (
                <PlotLabel
                  key={slotOf(view, index)}
                  x={slotOf(view, index) / slots}
                  y={y(temperatureC)}
                  side="above"
                  className={`plot-label-strong${isLabelled(view, index) ? '' : ' only-wide'}`}
                >
                  {format.degrees(temperatureC)}
                </PlotLabel>
              ) : null,
            )
      }
    />
  )
}

type Label = { x: number; isHigh: boolean; temperatureC: number; time: string | null }

const turnLabels = ({ turns = [], slots }: ForecastHours): Label[] =>
  turns.map(({ slot, ...turn }) => ({ ...turn, x: slot / slots }))

const markLabels = ({ marks = [] }: ForecastHours): Label[] =>
  marks.flatMap(({ high, low }) => [
    { isHigh: true, x: high.at, temperatureC: high.temperatureC, time: null },
    { isHigh: false, x: low.at, temperatureC: low.temperatureC, time: null },
  ])

/** The dot of a high or low, its value and, where there is room, its hour. */
function TurnLabel({ x, y, isHigh, temperatureC, time }: Label & { y: number }) {
  const { format } = useLanguage()
  return (
    <>
      <i
        className="plot-dot"
        style={{ left: `${x * 100}%`, top: y, background: temperatureColour(temperatureC) }}
      />
      <PlotLabel
        x={x}
        y={y}
        side={isHigh ? 'above' : 'below'}
        className={isHigh ? 'plot-label-strong' : 'plot-label-quiet'}
      >
        {format.degrees(temperatureC)}
        {time && <small>{time}</small>}
      </PlotLabel>
    </>
  )
}
