import { leastShownAmount } from '../../../domain/weather/amount.ts'
import { shownFreezingLevel } from '../../../domain/weather/freezing-range.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { AmountPanel } from '../charts/amount-panel.tsx'
import { ChancePanel } from '../charts/chance-panel.tsx'
import { ReadableChart } from '../charts/chart-cursor.tsx'
import { HourAxis } from '../charts/hour-axis.tsx'
import type { RangeView } from '../charts/hour-slots.ts'
import type { HoursView, HourView } from './forecast-view.ts'
import { HourCloudPanel, HourWindPanel } from './hour-air-panels.tsx'
import { HourFreezingPanel, HourPressurePanel } from './hour-line-panels.tsx'
import { HourIcons, HourTemperaturePanel } from './hour-panels.tsx'
import { HourLayersPanel, HourSunshinePanel } from './hour-sky-panels.tsx'

/** The meteogram of the hours given. Values are drawn at their instant; amounts fill their hour. */
export function HourChart({ hours: view }: { hours: HoursView }) {
  const { t, format } = useLanguage()
  const { hours, slots } = view
  const textOf = useHourText()
  return (
    <ReadableChart
      className="hour-chart"
      hint={t('forecast.readHint')}
      label={t('forecast.readHours')}
      positions={hours.map((_, at) => at / slots)}
      keys={hours.map(({ at }) => at)}
      textOf={(at) => textOf(hours[at])}
      first={view.requested}
      head={<HourIcons view={view} />}
      axis={<HourAxis view={view} notGiven={t('forecast.notGiven')} />}
    >
      <HourTemperaturePanel view={view} />
      <AmountPanel
        view={view}
        label={t('forecast.precipitation')}
        unit={t('forecast.perHour', { unit: format.unitNames.amount })}
        // With a fair chance it is no promise of a dry day.
        nothing={t(
          hours.every(({ chancePercent }) => (chancePercent ?? 0) < 20)
            ? 'forecast.noPrecipitation'
            : hours.every(({ amountMm }) => amountMm === null)
              ? 'forecast.noAmount'
              : 'forecast.nothingNotable',
        )}
      />
      <ChancePanel view={view} label={t('forecast.chance')} />
      <HourWindPanel view={view} />
      <HourSunshinePanel view={view} />
      <HourCloudPanel view={view} />
      <HourLayersPanel view={view} />
      <HourFreezingPanel view={view} />
      <HourPressurePanel view={view} />
    </ReadableChart>
  )
}

/** One hour in words: what a screen reader says and the readout shows. */
function useHourText(): (hour: HourView | undefined) => string {
  const { t, format } = useLanguage()
  const likely = (range: RangeView | undefined, written: (value: number) => string) =>
    range ? ` (${t('forecast.likelyRange', { low: written(range.low), high: written(range.high) })})` : ''
  const tenths = (value: number) => format.temperature(value, 1)
  return (hour) => {
    if (!hour) return ''
    const { wind } = hour
    const parts = [
      `${hour.day ? `${hour.day}, ` : ''}${hour.time}`,
      hour.iconName,
      `${format.temperatureText(hour.temperatureC, 1)}${likely(hour.temperatureRangeC, tenths)}`,
      hour.amountMm !== null && hour.amountMm >= leastShownAmount
        ? `${format.amountText(hour.amountMm)}${hour.isSnow ? ` ${t('forecast.asSnow')}` : ''}${likely(hour.amountRangeMm, format.amount)}`
        : null,
      hour.chancePercent === null
        ? null
        : t('forecast.readChance', { chance: format.percent(hour.chancePercent) }),
      wind ? t('forecast.readWind', { speed: format.speedText(wind.speedKmh) }) : null,
      wind?.from ?? null,
      wind?.gustKmh ? t('forecast.gustsOf', { speed: format.speedText(wind.gustKmh) }) : null,
      hour.cloudPercent === null
        ? null
        : t('forecast.readCloud', { cloud: format.percent(hour.cloudPercent) }),
      hour.sunshineMinutes ? t('forecast.readSunshine', { minutes: hour.sunshineMinutes }) : null,
      hour.cloudLayers
        ? t('forecast.readLayers', {
            low: format.percent(hour.cloudLayers.lowPercent),
            middle: format.percent(hour.cloudLayers.middlePercent),
            high: format.percent(hour.cloudLayers.highPercent),
          })
        : null,
      hour.freezingLevelM === undefined
        ? null
        : t('forecast.readFreezing', { height: format.number(shownFreezingLevel(hour.freezingLevelM)) }),
      hour.pressureHpa === null ? null : `${hour.pressureHpa}\u00a0hPa`,
    ]
    return parts.filter((part) => part !== null).join(' · ')
  }
}
