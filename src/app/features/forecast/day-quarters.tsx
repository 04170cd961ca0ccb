import { WeatherIcon } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { QuarterView } from './chosen-day-view.server.ts'

/** A day without an hourly forecast: morning, afternoon, evening and night. */
export function DayQuarters({ quarters }: { quarters: readonly QuarterView[] }) {
  const { t, format } = useLanguage()
  return (
    <ol className="day-quarters">
      {quarters.map(({ name, icon, temperatureC, chancePercent, amount }) => (
        <li key={name}>
          <b>{name}</b>
          {icon && <WeatherIcon name={icon.icon} size={40} label={icon.iconName} />}
          <span className="quarter-temperature">{format.degrees(temperatureC)}</span>
          {chancePercent !== null && (
            <span className="is-rain">
              <span className="visually-hidden">{t('forecast.chance')} </span>
              {format.percent(chancePercent)}
            </span>
          )}
          {amount && <span>{amount}</span>}
        </li>
      ))}
    </ol>
  )
}
