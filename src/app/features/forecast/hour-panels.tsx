import { rainBarHeight, rainStep } from '../../../domain/radar-scale.ts'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { ChartPanel, PlotLabel } from '../charts/chart-panel.tsx'
import { bandPath, heightScale, linePath, plotWidth } from '../charts/chart-paths.ts'
import { Backdrop, isLabelled, type PanelProps } from './hour-backdrop.tsx'
import { TemperatureGradient } from './temperature-gradient.tsx'

const temperatureHeight = 150
const rainHeight = 84
const chanceHeight = 44

/** The sky every third hour, every second one where there is room. */
export function HourIcons({ view }: PanelProps) {
  const { hours, slots } = view
  return (
    <div className="hour-icons">
      {hours.map((hour, index) =>
        Number(hour.hour) % 3 === 1 && index > 0 && index < slots - 1 ? (
          <span key={hour.at} style={{ left: `${((index + 0.5) / slots) * 100}%` }}>
            <WeatherIcon name={hour.icon} size={32} />
          </span>
        ) : null,
      )}
    </div>
  )
}

export function HourTemperaturePanel({ view }: PanelProps) {
  const { t, format } = useLanguage()
  const { hours, slots } = view
  const { low, high, ticks } = view.temperature
  const y = heightScale(low, high, temperatureHeight, { top: 22, bottom: 8 })
  const points = hours.map(({ temperatureC }, index) => ({
    x: (index / slots) * plotWidth,
    y: y(temperatureC),
  }))
  return (
    <ChartPanel
      label={t('forecast.temperature')}
      unit="°C"
      className="is-labelled"
      height={temperatureHeight}
      now={view.now}
      ticks={ticks.map((tick) => ({ text: format.degrees(tick), y: y(tick) }))}
      drawing={
        <>
          <TemperatureGradient id="hour-temperature" low={low} high={high} height={temperatureHeight} />
          <Backdrop view={view} height={temperatureHeight} />
          <path
            d={bandPath(points.map(({ x, y: top }) => ({ x, top, bottom: temperatureHeight })))}
            fill="url(#hour-temperature)"
            opacity={0.15}
          />
          <path className="chart-curve" stroke="url(#hour-temperature)" d={linePath(points)} />
        </>
      }
    >
      {hours.map((hour, index) =>
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
      )}
    </ChartPanel>
  )
}

export function HourPrecipitationPanel({ view }: PanelProps) {
  const { t, format } = useLanguage()
  const { hours, slots } = view
  const width = plotWidth / slots
  const isEmpty = hours.every(({ amountMm }) => (amountMm ?? 0) < 0.05)
  // A fair chance without an amount is no promise of a dry day.
  const isDry = hours.every(({ chancePercent }) => (chancePercent ?? 0) < 20)
  const top = (amountMm: number) => rainHeight - Math.max(3, rainBarHeight(amountMm) * (rainHeight - 8))
  // The bars' scale breaks at 1 and 5 mm/h, as on the home page.
  const ticks = [1, 5].map((amount) => ({ text: `${format.number(amount)} mm`, y: top(amount) }))
  return (
    <ChartPanel
      label={t('forecast.precipitation')}
      unit={t('forecast.mmPerHour')}
      height={rainHeight}
      now={view.now}
      ticks={ticks}
      drawing={
        <>
          <Backdrop view={view} height={rainHeight} />
          {hours.map(({ at, amountMm }, index) =>
            amountMm !== null && amountMm >= 0.05 ? (
              <rect
                key={at}
                x={(index + 0.06) * width}
                width={width * 0.88}
                y={top(amountMm)}
                height={rainHeight - top(amountMm)}
                fill={`var(--rain-${Math.max(0, rainStep(amountMm) - 1)})`}
                stroke="var(--rain-edge)"
              />
            ) : null,
          )}
          <path className="chart-base" d={`M0 ${rainHeight}H${plotWidth}`} />
        </>
      }
    >
      {isEmpty && (
        <PlotLabel x={hours.length / slots / 2} y={rainHeight / 2 - 8} side="at" className="plot-label-quiet">
          {t(isDry ? 'forecast.noPrecipitation' : 'forecast.noAmount')}
        </PlotLabel>
      )}
    </ChartPanel>
  )
}

export function HourChancePanel({ view }: PanelProps) {
  const { t, format } = useLanguage()
  const { hours, slots } = view
  if (hours.every(({ chancePercent }) => chancePercent === null)) return null
  const width = plotWidth / slots
  const usable = chanceHeight - 18
  return (
    <ChartPanel
      label={t('forecast.chance')}
      unit="%"
      height={chanceHeight}
      now={view.now}
      drawing={
        <>
          <Backdrop view={view} height={chanceHeight} />
          {hours.map(({ at, chancePercent }, index) =>
            chancePercent ? (
              <rect
                key={at}
                className="chance-bar"
                x={(index + 0.06) * width}
                width={width * 0.88}
                y={chanceHeight - (chancePercent / 100) * usable}
                height={(chancePercent / 100) * usable}
              />
            ) : null,
          )}
          <path className="chart-base" d={`M0 ${chanceHeight}H${plotWidth}`} />
        </>
      }
    >
      {hours.map(({ at, hour, chancePercent }, index) =>
        chancePercent !== null && Number(hour) % 3 === 1 && index > 0 && index < slots - 1 ? (
          <PlotLabel
            key={at}
            x={(index + 0.5) / slots}
            y={chanceHeight - (chancePercent / 100) * usable + 4}
            side="above"
            className={chancePercent >= 50 ? 'is-likely' : 'plot-label-quiet'}
          >
            {format.number(chancePercent)}
          </PlotLabel>
        ) : null,
      )}
    </ChartPanel>
  )
}
