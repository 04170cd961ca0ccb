import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { PlotLabel } from '../charts/chart-panel.tsx'
import { bandPath, linePath, plotWidth } from '../charts/chart-paths.ts'
import type { LoadedForecast } from './forecast-view.ts'
import { TemperaturePanel } from './temperature-panel.tsx'
import { middleOf, Nights } from './week-nights.tsx'

const height = 210
const colours = 'url(#week-temperature)'

export function WeekTemperaturePanel({ forecast: { days, temperature, now } }: { forecast: LoadedForecast }) {
  const { format } = useLanguage()
  const x = (index: number) => middleOf(index, days.length)
  return (
    <TemperaturePanel
      id="week-temperature"
      height={height}
      axis={temperature}
      padding={{ top: 24, bottom: 20 }}
      now={now}
      drawing={(y) => {
        const line = (name: 'maxC' | 'minC') =>
          linePath(days.map((day, index) => ({ x: x(index) * plotWidth, y: y(day[name]) })))
        /** How far the extremes may lie from what is expected; a day without ranges joins the band as a point. */
        const band = (name: 'maxRangeC' | 'minRangeC', expected: 'maxC' | 'minC') =>
          days.some((day) => day[name])
            ? bandPath(
                days.map((day, index) => ({
                  x: x(index) * plotWidth,
                  top: y(day[name]?.high ?? day[expected]),
                  bottom: y(day[name]?.low ?? day[expected]),
                })),
              )
            : ''
        const between = days.map(({ minC, maxC }, index) => ({
          x: x(index) * plotWidth,
          top: y(maxC),
          bottom: y(minC),
        }))
        return (
          <>
            <Nights days={days} height={height} />
            <path d={bandPath(between)} fill={colours} opacity="0.18" />
            <path className="range-band" d={band('maxRangeC', 'maxC')} fill={colours} />
            <path className="range-band" d={band('minRangeC', 'minC')} fill={colours} />
            <path className="chart-curve" stroke={colours} d={line('maxC')} />
            <path className="chart-curve" stroke={colours} d={line('minC')} />
          </>
        )
      }}
      labels={(y) =>
        days.map(({ date, minC, maxC }, index) => (
          <span key={date}>
            {[maxC, minC].map((degrees, row) => (
              <i
                key={row === 0 ? 'highest' : 'lowest'}
                className="plot-dot"
                style={{
                  left: `${x(index) * 100}%`,
                  top: y(degrees),
                  background: temperatureColour(degrees),
                }}
              />
            ))}
            <PlotLabel x={x(index)} y={y(maxC)} side="above" className="plot-label-strong">
              {format.degrees(maxC)}
            </PlotLabel>
            <PlotLabel x={x(index)} y={y(minC)} side="below" className="plot-label-quiet">
              {format.degrees(minC)}
            </PlotLabel>
          </span>
        ))
      }
    />
  )
}
