import './location.css'
import { LocalLink } from '../../browser/local-link.tsx'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { Section } from '../../design/section.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { LocationView, NeighbourView } from './location-view.server.ts'

/** The place itself in a few facts, and what the weather does around it. */
export function NearbyPlaces({ location, height }: { location: LocationView; height: string | null }) {
  const { facts, calendars, embedPath, neighbours, accuracy } = location
  const { t } = useLanguage()
  const hasForecast = neighbours.some(({ weather }) => weather?.isForecast)
  return (
    <Section
      title={t('pages.locationNearby')}
      lead={facts.position}
      note={hasForecast && t('pages.locationForecastNote')}
      margin={
        <div className="location-itself cluster split">
          <dl className="location-facts">
            {height && (
              <div>
                <dt>{t('pages.locationElevation')}</dt> <dd>{height}</dd>
              </div>
            )}
            {facts.canton && (
              <div>
                <dt>{t('pages.locationCanton')}</dt> <dd>{facts.canton}</dd>
              </div>
            )}
            {facts.water && (
              <div>
                <dt>{t('pages.locationWater')}</dt>{' '}
                <dd>
                  <LocalLink to={facts.water.path}>{facts.water.text}</LocalLink>
                </dd>
              </div>
            )}
          </dl>
        </div>
      }
    >
      {neighbours.length > 0 ? (
        <ul className="neighbours grid rows">
          {neighbours.map((neighbour) => (
            <Neighbour key={neighbour.slug} neighbour={neighbour} />
          ))}
        </ul>
      ) : (
        <p className="below-rule">{t('pages.locationNoNeighbours')}</p>
      )}
      <div className="location-more grid">
        {accuracy && (
          <div className="location-accuracy screen-only">
            <h3>{t('pages.accuracy')}</h3>
            <p>{accuracy.text}</p>
            <LocalLink to={accuracy.path}>{t('pages.accuracyLink')}</LocalLink>
          </div>
        )}
        <details className="folded location-calendars screen-only">
          <summary>{t('pages.calendars')}</summary>
          <ul>
            <li>
              <a href={calendars.sun} type="text/calendar">
                {t('pages.calendarSun')}
              </a>
            </li>
            {calendars.warnings && (
              <li>
                <a href={calendars.warnings} type="text/calendar">
                  {t('pages.calendarAlerts')}
                </a>
              </li>
            )}
          </ul>
          <p>{t('pages.calendarHint')}</p>
          <LocalLink to={embedPath}>{t('pages.embedLink')}</LocalLink>
        </details>
      </div>
    </Section>
  )
}

function Neighbour({ neighbour: { slug, name, distance, weather } }: { neighbour: NeighbourView }) {
  const { t, format } = useLanguage()
  return (
    <li>
      <LocalLink to={`/location/${slug}`}>
        <span className="neighbour-name link-name">
          {name} <small>{distance}</small>
        </span>
        {weather && (
          <>
            <WeatherIcon name={weather.icon} label={weather.iconName} />
            <b>
              {format.degrees(weather.temperatureC)}
              {weather.isForecast && <abbr title={t('pages.locationForecast')}>*</abbr>}
            </b>
          </>
        )}
      </LocalLink>
    </li>
  )
}
