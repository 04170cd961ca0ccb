import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph, WeatherIcon } from '../../design/icons/icon.tsx'
import { Skeleton } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { NotifyButton } from '../notifications/notify-button.tsx'
import { RainBars, WarningMark } from './glance-parts.tsx'
import type { GlanceView } from './glances.server.ts'

type PlaceRowProps = {
  place: KeptPlace
  glance: GlanceView | undefined
  isHome: boolean
  isFirst: boolean
  isLoading: boolean
  hasNotifications: boolean
  onNotify: () => void
}

export function PlaceRow({
  place,
  glance,
  isHome,
  isFirst,
  isLoading,
  hasNotifications,
  onNotify,
}: PlaceRowProps) {
  const { t } = useLanguage()
  const { name, under } = placeNames(place, glance)
  return (
    <li className="place-row">
      <h2>
        <LocalLink to={`/location/${place.value}`}>{name}</LocalLink>
        {under && <small>{under}</small>}
        {isHome && <small>{t('places.home')}</small>}
      </h2>
      {glance ? (
        <Loaded glance={glance} isFirst={isFirst} />
      ) : (
        isLoading && <Skeleton width="9rem" height="2.25rem" />
      )}
      <div className="place-notify">
        <NotifyButton place={name} isOn={hasNotifications} onPress={onNotify} />
      </div>
    </li>
  )
}

/** What the visitor calls it, and beneath it what it is called. A point keeps the name it was found under. */
export function placeNames(
  { value, label, name }: KeptPlace,
  glance: GlanceView | undefined,
): { name: string; under: string | null } {
  const official = value.includes(',') ? label : (glance?.name ?? label)
  return name ? { name, under: official } : { name: official, under: null }
}

function Loaded({
  glance: { name, weather, rain, day, receipt, warning, warningNote },
  isFirst,
}: {
  glance: GlanceView
  isFirst: boolean
}) {
  const { t, format } = useLanguage()
  if (name === null) return <p className="note">{t('places.unknown')}</p>
  return (
    <>
      {weather ? (
        <p className="place-now">
          <WeatherIcon name={weather.icon} label={weather.iconName} size={40} />
          <b>{format.degrees(weather.temperatureC)}</b>
          {weather.range && <Range {...weather.range} />}
          {weather.range?.note && <small className="place-extent">{weather.range.note}</small>}
        </p>
      ) : (
        <p className="note">{t('places.noWeather')}</p>
      )}
      <div className="place-ahead stack">
        {warning && (
          <p>
            <WarningMark warning={warning} />
          </p>
        )}
        {warningNote && <p className="note">{warningNote}</p>}
        {rain && (
          <p className="stack">
            {rain.sentence} <RainBars bars={rain.bars} />
          </p>
        )}
        {day && (
          <p className="place-day">
            {day.text}
            {day.lake && ` ${day.lake.name} ${format.degrees(day.lake.temperatureC)}.`}
          </p>
        )}
        {receipt && (
          <details className="folded" open={isFirst}>
            <summary>
              {receipt.title} · {t('common.demoData')}
            </summary>
            <p>{receipt.text}</p>
          </details>
        )}
      </div>
    </>
  )
}

/** Beside the current temperature: arrows tell which is which, as on home. */
function Range({ maxC, minC }: { maxC: number; minC: number }) {
  const { t, format } = useLanguage()
  return (
    <span className="place-range">
      <b>
        <Glyph name="up" size={14} />
        <span className="visually-hidden">{t('home.maximum')}</span> {format.degrees(maxC)}
      </b>
      <span>
        <Glyph name="down" size={14} />
        <span className="visually-hidden">{t('home.minimum')}</span> {format.degrees(minC)}
      </span>
    </span>
  )
}
