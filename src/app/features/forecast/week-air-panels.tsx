import { windTicks } from '../../../domain/weather/unit-axes.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Box } from '../charts/box.tsx'
import { ChartPanel } from '../charts/chart-panel.tsx'
import { heightScale, plotWidth } from '../charts/chart-paths.ts'
import { type DaysProps, dayBar, Nights } from './week-nights.tsx'
import { TextPanel } from './week-sky-panel.tsx'
import { WindArrow } from './wind-arrow.tsx'

const cloudHeight = 48
const windHeight = 84

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
            {days.map(({ date, wind }, index) => {
              const bar = dayBar(index, days.length)
              return wind ? (
                <g key={date}>
                  {wind.gustKmh !== null && (
                    <Box
                      className="gust-bar"
                      {...bar}
                      y={y(wind.gustKmh)}
                      height={windHeight - y(wind.gustKmh)}
                    />
                  )}
                  <path className="wind-line" d={`M${bar.x} ${y(wind.speedKmh)}h${bar.width}`} />
                </g>
              ) : null
            })}
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
