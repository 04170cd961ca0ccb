import { useLanguage } from '../../i18n/language-provider.tsx'
import { ChartCursor, ChartReadout, useChartCursor } from '../charts/chart-cursor.tsx'
import type { HoursView, HourView } from './forecast-view.ts'
import { HourCloudPanel, HourPressurePanel, HourWindPanel } from './hour-air-panels.tsx'
import { HourChancePanel, HourIcons, HourPrecipitationPanel, HourTemperaturePanel } from './hour-panels.tsx'

/** The meteogram of the hours given. Values stand at their instant; what falls fills its hour. */
export function HourChart({ hours: view }: { hours: HoursView }) {
  const { t } = useLanguage()
  const { hours, slots } = view
  const [index, setIndex] = useChartCursor()
  const textOf = useHourText()
  const read = index === null ? null : hours[index]
  return (
    <>
      <ChartReadout hint={t('forecast.readHint')}>
        {read && <span className="is-read">{textOf(read)}</span>}
      </ChartReadout>
      <div className="chart-body hour-chart">
        <HourIcons view={view} />
        <div className="chart-panels">
          <HourTemperaturePanel view={view} />
          <HourPrecipitationPanel view={view} />
          <HourChancePanel view={view} />
          <HourWindPanel view={view} />
          <HourCloudPanel view={view} />
          <HourPressurePanel view={view} />
          <div className="chart-over">
            <ChartCursor
              positions={hours.map((_, at) => at / slots)}
              label={t('forecast.readHours')}
              textOf={(at) => textOf(hours[at])}
              index={index}
              onMove={setIndex}
            />
          </div>
        </div>
        <HourAxis view={view} />
      </div>
    </>
  )
}

/** Every third hour of the clock; midnights by the day's name. */
function HourAxis({ view: { hours, slots } }: { view: HoursView }) {
  const { t } = useLanguage()
  return (
    <div className="chart-x" aria-hidden="true">
      {hours.map((hour, index) => {
        if (Number(hour.hour) % 3 !== 0 || (index > slots - 2 && slots > 12)) return null
        const className = index === 0 ? 'is-first' : undefined
        return (
          <span key={hour.at} className={className} style={{ left: `${(index / slots) * 100}%` }}>
            {hour.day ? <b>{hour.day.split(' ', 1)[0]}</b> : hour.hour}
          </span>
        )
      })}
      {hours.length < slots && (
        <span className="hour-axis-gap" style={{ left: `${((hours.length + slots) / 2 / slots) * 100}%` }}>
          {t('forecast.notGiven')}
        </span>
      )}
    </div>
  )
}

/** One hour in words: what a screen reader says and the readout shows. */
function useHourText(): (hour: HourView | undefined) => string {
  const { t, format } = useLanguage()
  return (hour) => {
    if (!hour) return ''
    const { wind } = hour
    const parts = [
      `${hour.day ? `${hour.day}, ` : ''}${hour.time}`,
      hour.iconName,
      `${format.number(hour.temperatureC, 1)} °C`,
      hour.amountMm !== null && hour.amountMm >= 0.05
        ? `${format.number(hour.amountMm, 1)} mm${hour.isSnow ? ` ${t('forecast.asSnow')}` : ''}`
        : null,
      hour.chancePercent === null
        ? null
        : t('forecast.readChance', { chance: format.percent(hour.chancePercent) }),
      wind ? t('forecast.readWind', { speed: wind.speedKmh }) : null,
      wind?.from ?? null,
      wind?.gustKmh ? t('forecast.readGusts', { speed: wind.gustKmh }) : null,
      hour.cloudPercent === null
        ? null
        : t('forecast.readCloud', { cloud: format.percent(hour.cloudPercent) }),
      hour.pressureHpa === null ? null : `${hour.pressureHpa} hPa`,
    ]
    return parts.filter((part) => part !== null).join(' · ')
  }
}
