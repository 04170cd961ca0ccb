import { sumStep } from '../../../domain/rain/radar-scale.ts'
import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import { windTicks } from '../../../domain/weather/unit-axes.ts'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Box } from '../charts/box.tsx'
import { ChartPanel, PlotLabel } from '../charts/chart-panel.tsx'
import { bandPath, heightScale, linePath, plotWidth } from '../charts/chart-paths.ts'
import type { DayView, LoadedForecast } from './forecast-view.ts'
import { TemperatureGradient } from './temperature-gradient.tsx'
import { TextPanel } from './week-sky-panel.tsx'
import { WindArrow } from './wind-arrow.tsx'

const temperatureHeight = 210
const amountHeight = 96
const cloudHeight = 48
const windHeight = 84

type DaysProps = { days: readonly DayView[]; now: number | null }

const middle = (index: number, count: number) => (index + 0.5) / count

/** Nights and midnights behind every panel. */
function Nights({ days, height }: Pick<DaysProps, 'days'> & { height: number }) {
  const width = plotWidth / days.length
  return (
    <>
      {days.map(({ date, sun }, index) =>
        sun ? (
          <path
            key={date}
            className="chart-night"
            d={`M${(index * width).toFixed(1)} 0h${(sun.up * width).toFixed(1)}v${height}h${(-sun.up * width).toFixed(1)}zM${((index + sun.down) * width).toFixed(1)} 0H${((index + 1) * width).toFixed(1)}V${height}H${((index + sun.down) * width).toFixed(1)}z`}
          />
        ) : null,
      )}
      {days.slice(1).map(({ date }, index) => (
        <path key={date} className="chart-rule" d={`M${((index + 1) * width).toFixed(1)} 0V${height}`} />
      ))}
    </>
  )
}

export function WeekTemperaturePanel({ forecast: { days, temperature, now } }: { forecast: LoadedForecast }) {
  const { t, format } = useLanguage()
  const { low, high, ticks } = temperature
  const y = heightScale(low, high, temperatureHeight, { top: 24, bottom: 20 })
  const points = days.map(({ minC, maxC }, index) => ({
    x: middle(index, days.length) * plotWidth,
    top: y(maxC),
    bottom: y(minC),
  }))
  /** How far the extremes may lie from what is expected; a day without ranges joins the band as a point. */
  const bandOf = (name: 'maxRangeC' | 'minRangeC', expected: 'maxC' | 'minC') =>
    days.some((day) => day[name])
      ? bandPath(
          days.map((day, index) => ({
            x: middle(index, days.length) * plotWidth,
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
        const x = middle(index, days.length)
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

export function WeekPrecipitationPanel({ days, now }: DaysProps) {
  const { t, format } = useLanguage()
  const hasAmounts = days.some(({ amountMm }) => amountMm !== null)
  const hasChances = days.some(({ chancePercent }) => chancePercent !== null)
  // The root keeps a drizzle visible beside a day of 60 mm.
  const most = Math.max(
    10,
    ...days.map(({ amountMm, amountRangeMm }) => Math.max(amountMm ?? 0, amountRangeMm?.high ?? 0)),
  )
  const barOf = (amountMm: number) => Math.max(3, Math.sqrt(amountMm / most) * (amountHeight - 32))
  const width = plotWidth / days.length
  return (
    <>
      {hasAmounts && (
        <ChartPanel
          label={t('forecast.precipitation')}
          unit={t('forecast.perDay', { unit: format.unitNames.amount })}
          height={amountHeight}
          now={now}
          drawing={
            <>
              <Nights days={days} height={amountHeight} />
              {days.map(({ date, amountRangeMm }, index) =>
                amountRangeMm && amountRangeMm.high >= 0.1 ? (
                  <Box
                    key={date}
                    className="range-bar-amount"
                    x={(index + 0.22) * width}
                    width={width * 0.56}
                    y={amountHeight - barOf(amountRangeMm.high)}
                    height={barOf(amountRangeMm.high)}
                  />
                ) : null,
              )}
              {days.map(({ date, amountMm }, index) =>
                amountMm !== null && amountMm >= 0.1 ? (
                  <Box
                    key={date}
                    x={(index + 0.22) * width}
                    width={width * 0.56}
                    y={amountHeight - barOf(amountMm)}
                    height={barOf(amountMm)}
                    fill={`var(--rain-${sumStep(amountMm) - 1})`}
                    stroke="var(--rain-edge)"
                  />
                ) : null,
              )}
            </>
          }
        >
          {days.map(({ date, amountMm, isSnow }, index) =>
            amountMm !== null && amountMm >= 0.1 ? (
              <PlotLabel
                key={date}
                x={middle(index, days.length)}
                y={amountHeight - barOf(amountMm)}
                side="above"
                className="plot-label-strong"
              >
                {format.amount(amountMm)}
                {isSnow && <Glyph name="snow" size={12} />}
              </PlotLabel>
            ) : null,
          )}
        </ChartPanel>
      )}
      {hasChances && (
        <TextPanel label={t('forecast.chance')} days={days}>
          {({ chancePercent }) =>
            chancePercent === null ? null : (
              <b className={chancePercent >= 50 ? 'is-likely' : 'is-quiet'}>
                {format.percent(chancePercent)}
              </b>
            )
          }
        </TextPanel>
      )}
    </>
  )
}

export function WeekCloudPanel({ days, now }: DaysProps) {
  const { t } = useLanguage()
  if (days.every(({ cloudPercent }) => cloudPercent === null)) return null
  const width = plotWidth / days.length
  const full = cloudHeight - 12
  return (
    <ChartPanel
      label={t('forecast.cloud')}
      unit={t('forecast.cloudUnit')}
      height={cloudHeight}
      now={now}
      drawing={
        <>
          <Nights days={days} height={cloudHeight} />
          {days.map(({ date, sun, cloudPercent }, index) => {
            if (cloudPercent === null) return null
            const from = (index + (sun?.up ?? 0.25)) * width
            const to = (index + (sun?.down ?? 0.75)) * width
            const thick = (cloudPercent / 100) * full
            return (
              <g key={date}>
                <Box className="sun-band" x={from} width={to - from} y={6} height={full} />
                <Box
                  className="cloud-band"
                  x={index * width + 1}
                  width={width - 2}
                  y={6 + (full - thick) / 2}
                  height={thick}
                />
              </g>
            )
          })}
        </>
      }
    />
  )
}

export function WeekWindPanel({ days, now }: DaysProps) {
  const { t, format } = useLanguage()
  if (days.every(({ wind }) => wind === null)) return null
  const most = Math.max(40, ...days.map(({ wind }) => wind?.gustKmh ?? wind?.speedKmh ?? 0))
  const y = heightScale(0, most * 1.1, windHeight)
  const width = plotWidth / days.length
  const hasGusts = days.some(({ wind }) => wind?.gustKmh)
  const unit = format.unitNames.speed
  return (
    <>
      <ChartPanel
        label={t('forecast.wind')}
        unit={hasGusts ? t('forecast.unitAndGusts', { unit }) : unit}
        className="is-labelled"
        height={windHeight}
        now={now}
        ticks={windTicks(most, format.units.wind).map((tick) => ({ text: format.speed(tick), y: y(tick) }))}
        drawing={
          <>
            <Nights days={days} height={windHeight} />
            {days.map(({ date, wind }, index) =>
              wind ? (
                <g key={date}>
                  {wind.gustKmh !== null && (
                    <Box
                      className="gust-bar"
                      x={(index + 0.22) * width}
                      width={width * 0.56}
                      y={y(wind.gustKmh)}
                      height={windHeight - y(wind.gustKmh)}
                    />
                  )}
                  <path
                    className="wind-line"
                    d={`M${(index + 0.22) * width} ${y(wind.speedKmh)}h${width * 0.56}`}
                  />
                </g>
              ) : null,
            )}
          </>
        }
      />
      <TextPanel label={null} days={days}>
        {({ wind }) =>
          wind && (
            <span className="wind-figures">
              <WindArrow wind={wind} size={16} />
              <b>{format.speed(wind.speedKmh)}</b>
            </span>
          )
        }
      </TextPanel>
      {hasGusts && (
        <TextPanel label={t('forecast.gusts')} unit={unit} days={days}>
          {({ wind }) => wind && wind.gustKmh !== null && format.speed(wind.gustKmh)}
        </TextPanel>
      )}
    </>
  )
}
