import { Glyph, WeatherIcon } from '../../design/icons/icon.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { RangeView } from '../charts/hour-slots.ts'
import { Nothing } from './day-timetable.tsx'
import type { HourView } from './forecast-view.ts'
import { WindArrow } from './wind-arrow.tsx'

/** The hours as a table: all that the chart shows. */
export function HourTable({ hours, requested }: { hours: readonly HourView[]; requested: number | null }) {
  const { t, format } = useLanguage()
  const has = {
    chance: hours.some(({ chancePercent }) => chancePercent !== null),
    amount: hours.some(({ amountMm }) => amountMm !== null),
    wind: hours.some(({ wind }) => wind !== null),
    cloud: hours.some(({ cloudPercent }) => cloudPercent !== null),
    pressure: hours.some(({ pressureHpa }) => pressureHpa !== null),
    sunshine: hours.some(({ sunshineMinutes }) => sunshineMinutes !== undefined),
    layers: hours.some(({ cloudLayers }) => cloudLayers),
    freezing: hours.some(({ freezingLevelM }) => freezingLevelM !== undefined),
  }
  const columns = 3 + Object.values(has).filter(Boolean).length
  return (
    <table className="hour-table">
      <caption className="visually-hidden">{t('forecast.hourByHour')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('forecast.time')}</th>
          <th scope="col">
            <span className="only-wide">{t('forecast.weather')}</span>
          </th>
          <th scope="col">
            <span className="only-wide">{t('forecast.temperature')} </span>
            {format.unitNames.temperature}
          </th>
          {has.chance && (
            <th scope="col">
              <span className="only-wide">{t('forecast.chanceShort')} </span>%
            </th>
          )}
          {has.amount && (
            <th scope="col">
              <span className="only-wide">{t('forecast.amount')} </span>
              {format.unitNames.amount}
            </th>
          )}
          {has.wind && (
            <th scope="col">
              <span className="only-wide">{t('forecast.windAndGusts')} </span>
              {format.unitNames.speed}
            </th>
          )}
          {has.cloud && (
            <th scope="col">
              <span className="only-wide">{t('forecast.cloud')} %</span>
              <Glyph name="layers" size={16} className="only-narrow" />
            </th>
          )}
          {has.sunshine && (
            <th scope="col">
              <span className="only-wide">{t('forecast.sunshine')} </span>min
            </th>
          )}
          {has.layers && (
            <th scope="col">
              <span className="only-wide">
                {t('forecast.cloudLayers')} % ({t('forecast.cloudLayersUnit')})
              </span>
              <Glyph name="layers" size={16} className="only-narrow" />
            </th>
          )}
          {has.freezing && (
            <th scope="col">
              <span className="only-wide">{t('forecast.freezingLevel')} </span>m
            </th>
          )}
          {has.pressure && (
            <th scope="col">
              <span className="only-wide">{t('forecast.pressure')} </span>hPa
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour, index) => [
          hour.day && (
            <tr key={`${hour.at}-day`} className="hour-table-day">
              <th scope="rowgroup" colSpan={columns}>
                {hour.day}
              </th>
            </tr>
          ),
          <tr key={hour.at} aria-current={index === requested ? 'true' : undefined}>
            <th scope="row">{hour.time}</th>
            <td className="hour-weather">
              <WeatherIcon name={hour.icon} size={28} label={hour.iconName} />
              <span className="only-wide" aria-hidden="true">
                {hour.iconName}
              </span>
            </td>
            <td>
              <b>{format.degrees(hour.temperatureC)}</b>
              <Range range={hour.temperatureRangeC} written={format.temperature} />
            </td>
            {has.chance && (
              <td className="is-rain">
                {hour.chancePercent === null ? <Nothing /> : format.number(hour.chancePercent)}
              </td>
            )}
            {has.amount && (
              <td>
                {hour.amountMm !== null && hour.amountMm >= 0.05 ? (
                  <>
                    {format.amount(hour.amountMm)}
                    <Range range={hour.amountRangeMm} written={format.amount} />
                    {hour.isSnow && (
                      <>
                        <Glyph name="snow" size={12} />
                        <VisuallyHidden>{t('forecast.asSnow')}</VisuallyHidden>
                      </>
                    )}
                  </>
                ) : (
                  <Nothing />
                )}
              </td>
            )}
            {has.wind && (
              <td>
                {hour.wind ? (
                  <span className="hour-wind">
                    <WindArrow wind={hour.wind} size={16} />
                    <span>
                      <b>{format.speed(hour.wind.speedKmh)}</b>
                      {hour.wind.gustKmh !== null && (
                        <>
                          {' / '}
                          <VisuallyHidden>{t('forecast.gusts')} </VisuallyHidden>
                          {format.speed(hour.wind.gustKmh)}
                        </>
                      )}
                    </span>
                  </span>
                ) : (
                  <Nothing />
                )}
              </td>
            )}
            {has.cloud && (
              <td>{hour.cloudPercent === null ? <Nothing /> : format.number(hour.cloudPercent)}</td>
            )}
            {has.sunshine && (
              <td>{hour.sunshineMinutes ? format.number(hour.sunshineMinutes) : <Nothing />}</td>
            )}
            {has.layers && (
              <td>
                {hour.cloudLayers ? (
                  [hour.cloudLayers.highPercent, hour.cloudLayers.middlePercent, hour.cloudLayers.lowPercent]
                    .map((percent) => format.number(percent))
                    .join(' · ')
                ) : (
                  <Nothing />
                )}
              </td>
            )}
            {has.freezing && (
              <td>{hour.freezingLevelM === undefined ? <Nothing /> : format.number(hour.freezingLevelM)}</td>
            )}
            {has.pressure && <td>{hour.pressureHpa === null ? <Nothing /> : hour.pressureHpa}</td>}
          </tr>,
        ])}
      </tbody>
    </table>
  )
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
      <VisuallyHidden>, {t('forecast.likelyRange', { low, high })}</VisuallyHidden>
    </small>
  )
}
