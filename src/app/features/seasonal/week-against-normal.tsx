import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { WeekView } from './week-view.server.ts'

/** The coming days in front of what is normal for each of them. */
export function WeekAgainstNormal({ week }: { week: WeekView }) {
  const { t, format } = useLanguage()
  const { days, low, high } = week
  const bottom = (valueC: number) => `${(((valueC - low) / (high - low)) * 100).toFixed(1)}%`
  const size = (fromC: number, toC: number) => `${(((toC - fromC) / (high - low)) * 100).toFixed(1)}%`
  return (
    <figure className="week-normal">
      <figcaption className="key">
        <b>
          {t('seasonal.temperature')} <small>{format.unitNames.temperature}</small>
        </b>
        <span className="month-key month-key-normal">{t('seasonal.normalRange')}</span>
        <span className="month-key month-key-coloured">{t('seasonal.forecast')}</span>
      </figcaption>
      <ol>
        {days.map((day) => (
          <li key={day.date}>
            <span className="visually-hidden">
              {t('seasonal.dayAgainstNormal', {
                day: day.long,
                min: format.degrees(day.minC),
                max: format.degrees(day.maxC),
                normalMin: format.degrees(day.normalMinC),
                normalMax: format.degrees(day.normalMaxC),
              })}
            </span>
            <div aria-hidden="true">
              <i
                className="week-normal-range"
                style={{ bottom: bottom(day.normalMinC), height: size(day.normalMinC, day.normalMaxC) }}
              />
              <i
                className="week-forecast-range"
                style={{
                  bottom: bottom(day.minC),
                  height: size(day.minC, day.maxC),
                  background: `linear-gradient(0deg, ${temperatureColour(day.minC)}, ${temperatureColour(day.maxC)})`,
                }}
              >
                <b>{format.degrees(day.maxC)}</b>
                <span>{format.degrees(day.minC)}</span>
              </i>
            </div>
            <em aria-hidden="true">{day.short}</em>
          </li>
        ))}
      </ol>
    </figure>
  )
}
