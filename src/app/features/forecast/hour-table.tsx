import type { ReactNode } from 'react'
import { leastShownAmount } from '../../../domain/weather/amount.ts'
import { shownFreezingLevel } from '../../../domain/weather/freezing-range.ts'
import { Glyph, WeatherIcon } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { type ColumnHead, DataTable } from '../charts/data-table.tsx'
import type { RangeView } from '../charts/hour-slots.ts'
import { NoValue } from './day-timetable.tsx'
import type { HourView } from './forecast-view.ts'
import { WindArrow } from './wind-arrow.tsx'

type Column = {
  head: ColumnHead
  className?: string
  /** The column is left out where no hour has this. */
  given: (hour: HourView) => unknown
  /** null for a dash. */
  cell: (hour: HourView) => ReactNode
}

/** The hours as a table: all that the chart shows, but for the clouds' layers on a phone. */
export function HourTable({ hours, requested }: { hours: readonly HourView[]; requested: number | null }) {
  const { t } = useLanguage()
  const columns = useColumns().filter(({ given }) => hours.some((hour) => (given(hour) ?? null) !== null))
  return (
    <DataTable
      className="hour-table"
      caption={t('forecast.hourByHour')}
      heads={[t('forecast.time'), ...columns.map(({ head }) => head)]}
    >
      <tbody>
        {hours.map((hour, index) => [
          hour.day && (
            <tr key={`${hour.at}-day`} className="hour-table-day">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {hour.day}
              </th>
            </tr>
          ),
          <tr key={hour.at} aria-current={index === requested ? 'true' : undefined}>
            <th scope="row">{hour.time}</th>
            {columns.map(({ head, className, cell }) => (
              <td key={typeof head === 'string' ? head : head.text} className={className}>
                {cell(hour) ?? <NoValue />}
              </td>
            ))}
          </tr>,
        ])}
      </tbody>
    </DataTable>
  )
}

function useColumns(): Column[] {
  const { t, format } = useLanguage()
  const { temperature, amount, speed } = format.unitNames
  const number = (value: number | null | undefined) => (value == null ? null : format.number(value))
  const layersGlyph = <Glyph name="layers" size={16} className="only-narrow" />
  return [
    {
      head: { text: t('forecast.weather'), unit: '' },
      className: 'hour-weather',
      given: ({ icon }) => icon,
      cell: ({ icon, iconName }) => (
        <>
          <WeatherIcon name={icon} size={28} label={iconName} />
          <span className="only-wide" aria-hidden="true">
            {iconName}
          </span>
        </>
      ),
    },
    {
      head: { text: t('forecast.temperature'), unit: temperature },
      given: ({ temperatureC }) => temperatureC,
      cell: ({ temperatureC, temperatureRangeC }) => (
        <>
          <b>{format.degrees(temperatureC)}</b>
          <Range range={temperatureRangeC} written={format.temperature} />
        </>
      ),
    },
    {
      head: { text: t('forecast.chanceShort'), unit: '%' },
      className: 'is-rain',
      given: ({ chancePercent }) => chancePercent,
      cell: ({ chancePercent }) => number(chancePercent),
    },
    {
      head: { text: t('forecast.amount'), unit: amount },
      given: ({ amountMm }) => amountMm,
      cell: ({ amountMm, amountRangeMm, isSnow }) =>
        amountMm !== null && amountMm >= leastShownAmount ? (
          <>
            {format.amount(amountMm)}
            <Range range={amountRangeMm} written={format.amount} />
            {isSnow && (
              <>
                <Glyph name="snow" size={12} />
                <span className="visually-hidden">{t('forecast.asSnow')}</span>
              </>
            )}
          </>
        ) : null,
    },
    {
      head: { text: t('forecast.windAndGusts'), unit: speed },
      given: ({ wind }) => wind,
      cell: ({ wind }) =>
        wind && (
          <span className="hour-wind">
            <WindArrow wind={wind} size={16} />
            <span>
              <b>{format.speed(wind.speedKmh)}</b>{' '}
              {wind.gustKmh !== null && (
                <span className="hour-gust">
                  <span className="visually-hidden">{t('forecast.gusts')} </span>
                  {format.speed(wind.gustKmh)}
                </span>
              )}
            </span>
          </span>
        ),
    },
    {
      head: { text: `${t('forecast.cloud')} %`, unit: layersGlyph },
      given: ({ cloudPercent }) => cloudPercent,
      cell: ({ cloudPercent }) => number(cloudPercent),
    },
    {
      head: { text: t('forecast.sunshine'), unit: 'min' },
      given: ({ sunshineMinutes }) => sunshineMinutes,
      cell: ({ sunshineMinutes }) => number(sunshineMinutes || null),
    },
    {
      head: {
        text: `${t('forecast.cloudLayers')} % (${t('forecast.cloudLayersUnit')})`,
        className: 'hour-layers',
        unit: layersGlyph,
      },
      className: 'hour-layers',
      given: ({ cloudLayers }) => cloudLayers,
      cell: ({ cloudLayers: layers }) =>
        layers &&
        [layers.highPercent, layers.middlePercent, layers.lowPercent]
          .map((percent) => format.number(percent))
          .join(' · '),
    },
    {
      head: { text: t('forecast.freezingLevel'), unit: 'm' },
      given: ({ freezingLevelM }) => freezingLevelM,
      cell: ({ freezingLevelM }) =>
        freezingLevelM === undefined ? null : format.number(shownFreezingLevel(freezingLevelM)),
    },
    {
      head: { text: t('forecast.pressure'), unit: 'hPa' },
      given: ({ pressureHpa }) => pressureHpa,
      cell: ({ pressureHpa }) => pressureHpa,
    },
  ]
}

/** Smaller, beneath the value: between which two it will probably lie. */
function Range({ range, written }: { range: RangeView | undefined; written: (value: number) => string }) {
  const { t } = useLanguage()
  if (!range) return null
  const [low, high] = [written(range.low), written(range.high)]
  if (low === high) return null
  return (
    <small className="hour-range">
      <span aria-hidden="true">
        {low}…{high}
      </span>
      <span className="visually-hidden">, {t('forecast.likelyRange', { low, high })}</span>
    </small>
  )
}
