import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph, WeatherIcon } from '../../design/icons/icon.tsx'
import { NowMarker } from '../../design/marks.tsx'
import { rainBar } from '../../design/rain-bar.ts'
import { ScrollBox } from '../../design/scroll-box.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { clockText, hourAddress } from './day-address.ts'
import { acrossHours, curveHeight, downCurve, unitsPerHour } from './hour-column.ts'
import type { StripHour } from './packed-strip.ts'
import { unpackStrip } from './packed-strip.ts'
import type { PackedStripView } from './weather-page.server.ts'

const likelyPercent = 50

/** 24 columns. The list carries the data, the svg only draws the line through it. */
export function HourlyStrip({ hours: view, placeQuery }: { hours: PackedStripView; placeQuery: string }) {
  const { t, format } = useLanguage()
  const { firstHour, band, colours, hasGusts } = view
  const hours = unpackStrip(view.hours)
  return (
    <ScrollBox
      className={[
        'hours-scroll',
        hasGusts && 'has-gusts',
        hours.every(({ amount }) => amount === undefined) && 'is-dry',
      ]
        .filter(Boolean)
        .join(' ')}
      label={t('home.hoursNote', { amount: format.unitNames.amount })}
    >
      <div className="hours" style={{ '--count': hours.length }}>
        <svg
          viewBox={`0 0 ${hours.length * unitsPerHour} ${curveHeight}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <linearGradient
            id="hours-colours"
            x1="0"
            x2="0"
            y1="0"
            y2={curveHeight}
            gradientUnits="userSpaceOnUse"
          >
            {colours.map((stopColor, index) => {
              // Two stops may share their colour, but not their place.
              const offset = `${(100 * index) / (colours.length - 1)}%`
              return <stop key={offset} offset={offset} stopColor={stopColor} />
            })}
          </linearGradient>
          {band && <path className="hours-band" d={band} />}
          <polyline
            points={hours
              .map((hour, index) => `${acrossHours(index)},${downCurve(hour.temperatureC, view)}`)
              .join(' ')}
          />
        </svg>
        <ol className="covering-links">
          {hours.map((hour, index) => (
            <Hour
              // biome-ignore lint/suspicious/noArrayIndexKey: the hours follow each other
              key={firstHour + index}
              hour={hour}
              y={downCurve(hour.temperatureC, view)}
              address={hourAddress(hours, index, placeQuery)}
            />
          ))}
        </ol>
      </div>
    </ScrollBox>
  )
}

function Hour({ hour, y, address }: { hour: StripHour; y: number; address: string }) {
  const { t, format } = useLanguage()
  const { amount, chancePercent, chanceHours, isNow, gustKmh } = hour
  const classes = [hour.isNight && 'is-night', hour.date && 'starts-day', isNow && 'is-now']
  return (
    <li className={classes.filter(Boolean).join(' ') || undefined} style={{ '--y': y }}>
      {isNow && <NowMarker />}
      {hour.day && <b>{hour.day}</b>}
      {/* Read aloud as a time: "20" beside "20°" is none. */}
      <LocalLink className="hour" to={address} aria-label={isNow ? undefined : clockText(hour.hour)}>
        {isNow ? t('home.now') : hour.hour}
      </LocalLink>
      <WeatherIcon name={hour.icon} size={30} label={hour.iconName} />
      <span className="hour-temperature">{format.degrees(hour.temperatureC)}</span>
      {amount && (
        <span className="hour-amount" style={rainBar(hour)}>
          <span>
            {amount.value}
            <small className={amount.unit === format.unitNames.amount ? 'visually-hidden' : undefined}>
              &nbsp;{amount.unit}
            </small>
          </span>
          <i />
        </span>
      )}
      {chancePercent !== undefined && (
        <span
          className={['hour-chance', chancePercent >= likelyPercent && 'is-likely', chanceHours && 'is-span']
            .filter(Boolean)
            .join(' ')}
          style={chanceHours ? { '--hours': chanceHours } : undefined}
        >
          <span className="visually-hidden">{t('home.chance')}</span>
          {` ${format.percent(chancePercent)}`}
        </span>
      )}
      {gustKmh !== undefined && (
        <span className="hour-gusts">
          <Glyph name="wind" size={12} />
          <span className="visually-hidden">{t('home.gusts')}</span> {format.speed(gustKmh)}
          <span className="visually-hidden"> {format.unitNames.speed}</span>
        </span>
      )}
    </li>
  )
}
