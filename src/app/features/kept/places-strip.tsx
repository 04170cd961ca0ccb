import './places-strip.css'
import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { ArrowLink } from '../../design/button.tsx'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { DayRange } from '../../forecast-kit/day-range.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { RainBars, WarningMark } from './glance-parts.tsx'
import type { GlanceView } from './glances.server.ts'
import { useGlances } from './use-glances.ts'

/** The other kept places in a row: name, weather, range, rain and warning of each. */
export default function PlacesStrip({ places }: { places: readonly KeptPlace[] }) {
  const { t } = useLanguage()
  const { glanceOf } = useGlances(places)
  return (
    <section className="wrap" aria-labelledby="places-strip">
      <h2 id="places-strip">
        <ArrowLink as={LocalLink} to="/places">
          {t('shell.places')}
        </ArrowLink>
      </h2>
      <ul>
        {places.map((place) => (
          <li key={place.value}>
            <Card place={place} glance={glanceOf(place)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ place, glance }: { place: KeptPlace; glance: GlanceView | undefined }) {
  const { format } = useLanguage()
  const { weather, rain, warning, warningNote } = glance ?? {}
  return (
    <LocalLink to={`/location/${place.value}`}>
      <b className="strip-name link-name">{place.name ?? place.label}</b>
      <span className="strip-now">
        {weather && (
          <>
            <WeatherIcon name={weather.icon} label={weather.iconName} />
            <b>{format.degrees(weather.temperatureC)}</b>
            {weather.range && <DayRange day={weather.range} className="glance-range" />}
            {weather.range?.note && <small>{weather.range.note}</small>}
          </>
        )}
      </span>
      {rain && (
        <>
          <span className="visually-hidden">{rain.sentence}</span>
          <RainBars bars={rain.bars} />
        </>
      )}
      {warning && <WarningMark warning={warning} isShort />}
      {warningNote && <span className="visually-hidden">{warningNote}</span>}
    </LocalLink>
  )
}
