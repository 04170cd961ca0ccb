import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { ChartPanel, PlotLabel } from '../charts/chart-panel.tsx'
import { bandPath, heightScale, linePath, plotWidth } from '../charts/chart-paths.ts'
import type { LoadedForecast } from './forecast-view.ts'
import { TemperatureGradient } from './temperature-gradient.tsx'
import { middleOf, Nights } from './week-nights.tsx'

const temperatureHeight = 210

export function WeekTemperaturePanel({ forecast: { days, temperature, now } }: { forecast: LoadedForecast }) {
  const { t, format } = useLanguage()
  const { low, high, ticks } = temperature
  const y = heightScale(low, high, temperatureHeight, { top: 24, bottom: 20 })
  const points = days.map(({ minC, maxC }, index) => ({
    x: middleOf(index, days.length) * plotWidth,
    top: y(maxC),
    bottom: y(minC),
  }))
  /** How far the extremes may lie from what is expected; a day without ranges joins the band as a point. */
  const bandOf = (name: 'maxRangeC' | 'minRangeC', expected: 'maxC' | 'minC') =>
    days.some((day) => day[name])
      ? bandPath(
          days.map((day, index) => ({
            x: middleOf(index, days.length) * plotWidth,
            top: y(day[name]?.high ?? day[expected]),
            bottom: y(day[name]?.low ?? day[expected]),
          })),
        )
      : ''
  return (
    <ChartPanel
      label={t('forecast.temperature')}
      unit={format.unitNames.temperature}
      className="is-labelled"
      height={temperatureHeight}
      now={now}
      ticks={ticks.map((tick) => ({ text: format.degrees(tick), y: y(tick) }))}
      drawing={
        <>
          <TemperatureGradient id="week-temperature" low={low} high={high} height={temperatureHeight} />
          <Nights days={days} height={temperatureHeight} />
          <path d={bandPath(points)} fill="url(#week-temperature)" opacity="0.18" />
          <path className="range-band" d={bandOf('maxRangeC', 'maxC')} fill="url(#week-temperature)" />
          <path className="range-band" d={bandOf('minRangeC', 'minC')} fill="url(#week-temperature)" />
          <path
            className="chart-curve"
            stroke="url(#week-temperature)"
            d={linePath(points.map(({ x, top }) => ({ x, y: top })))}
          />
          <path
            className="chart-curve"
            stroke="url(#week-temperature)"
            d={linePath(points.map(({ x, bottom }) => ({ x, y: bottom })))}
          />
        </>
      }
    >
      {days.map(({ date, minC, maxC }, index) => {
        const x = middleOf(index, days.length)
        return (
          <span key={date}>
            <i
              className="plot-dot"
              style={{ left: `${x * 100}%`, top: y(maxC), background: temperatureColour(maxC) }}
            />
            <i
              className="plot-dot"
              style={{ left: `${x * 100}%`, top: y(minC), background: temperatureColour(minC) }}
            />
            <PlotLabel x={x} y={y(maxC)} side="above" className="plot-label-strong">
              {format.degrees(maxC)}
            </PlotLabel>
            <PlotLabel x={x} y={y(minC)} side="below" className="plot-label-quiet">
              {format.degrees(minC)}
            </PlotLabel>
          </span>
        )
      })}
    </ChartPanel>
  )
}
