import { WeatherIcon } from '../../design/icons/icon.tsx'
import { NowMarker } from '../../design/marks.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { HoursView, HourView } from './weather-page-view.ts'

/** Scrolls sideways on narrow screens: the keyboard must reach what scrolls. */
const reachable = { tabIndex: 0 }
const likelyPercent = 50

/** 24 columns. The list carries the data, the svg only draws the line through it. */
export function HourlyStrip({ hours: { hours, curve, colours } }: { hours: HoursView }) {
  const { t } = useLanguage()
  return (
    <section className="hours-scroll" aria-label={t('home.hoursNote')} {...reachable}>
      <div className="hours" style={{ '--count': hours.length }}>
        <svg viewBox={`0 0 ${hours.length * 10} 84`} preserveAspectRatio="none" aria-hidden="true">
          <linearGradient id="hours-colours" x1="0" x2="0" y1="0" y2="84" gradientUnits="userSpaceOnUse">
            {colours.map((stopColor, index) => {
              // Two stops may share their colour, but not their place.
              const offset = `${(100 * index) / (colours.length - 1)}%`
              return <stop key={offset} offset={offset} stopColor={stopColor} />
            })}
          </linearGradient>
          <path d={curve} />
        </svg>
        <ol>
          {hours.map((hour) => (
            <Hour key={hour.at} hour={hour} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Hour({ hour }: { hour: HourView }) {
  const { t, format } = useLanguage()
  const { chancePercent, isNow } = hour
  const classes = [hour.isNight && 'is-night', hour.startsDay && 'starts-day', isNow && 'is-now']
  return (
    <li className={classes.filter(Boolean).join(' ') || undefined} style={{ '--t': hour.height }}>
      {isNow && <NowMarker />}
      {hour.day && <b>{hour.day}</b>}
      <span className="hour">
        {isNow ? t('home.nowColumn') : hour.hour}
        {/* Read as a time: "20" beside "20°" is none. */}
        {!isNow && !hour.hour.includes(':') && <VisuallyHidden>:00</VisuallyHidden>}
      </span>
      <WeatherIcon name={hour.icon} size={30} label={hour.iconName} />
      <span className="hour-temperature">{format.degrees(hour.temperatureC)}</span>
      {chancePercent !== undefined && (
        <>
          <i style={{ '--chance': chancePercent / 100 }} />
          <span className={chancePercent >= likelyPercent ? 'hour-chance is-likely' : 'hour-chance'}>
            <VisuallyHidden>{t('home.chance')}</VisuallyHidden> {format.percent(chancePercent)}
          </span>
        </>
      )}
    </li>
  )
}
