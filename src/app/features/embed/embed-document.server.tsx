import { renderToStaticMarkup } from 'react-dom/server'
import type { Place } from '../../../domain/place/place.ts'
import { defaultSettings } from '../../../domain/settings.ts'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { weatherShapes } from '../../design/icons/shapes.ts'
import { symbols } from '../../design/icons/sprite.ts'
import { ServerSvg } from '../../design/server-svg.tsx'
import { localisePath } from '../../i18n/localised-path.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import type { GlanceView } from '../my-places/glance-view.ts'
import { warningView } from '../my-places/glances.server.ts'
import { weatherPage } from '../place-weather/weather-page.server.ts'
import type { LoadedWeather } from '../place-weather/weather-page-view.ts'
import styles from './embed.css?inline'
import type { EmbedLook } from './embed-shape.ts'

/** Any site may frame it: no scripts, no requests, no storage. */
export const embedHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  'X-Robots-Tag': 'noindex',
}

/** One place's weather for other people's pages. Its words and figures are those of the place's own page. */
export async function embedDocument(place: Place, look: EmbedLook, request: RequestContext): Promise<string> {
  const visit = { ...request, settings: { ...defaultSettings, temperature: look.temperature } }
  const writing = writingOf(visit)
  const { language, t } = writing
  const { page, report } = await weatherPage(place, visit)
  const weather = 'failure' in page.weather ? null : page.weather
  const { warning, warningNote } = warningView(report, writing)
  // A line has room for the danger or for the sentence.
  const isTold = look.shape === 'card' || (look.shape === 'line' && !warning)
  const href = visit.publicOrigin + localisePath(`/location/${place.slug}`, language)
  const title = t('shell.weatherInPlace', { place: page.place.name })
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language} data-theme={look.theme === 'auto' ? undefined : look.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body>
        {weather && <Sprite weather={weather} />}
        <main className={`embed embed-${look.shape}`} aria-label={title}>
          <h1>
            <a href={href} target="_blank" rel="noopener">
              {page.place.name}
            </a>
          </h1>
          {weather ? (
            <Reading weather={weather} look={look} isTold={isTold} writing={writing} />
          ) : (
            <p>{t('common.weatherFailed')}</p>
          )}
          <Warning warning={warning} warningNote={warningNote} writing={writing} />
          <p className="embed-source">
            <a href={href} target="_blank" rel="noopener">
              {t('common.appTitle')}
            </a>
            {weather && ` · ${weather.age.absolute} · ${weather.source.attribution}`}
            {weather?.source.isDemo && ` · ${t('common.demoData')}`}
          </p>
        </main>
      </body>
    </html>,
  )}`
}

/** Only what is shown. */
function Sprite({ weather: { icon, days } }: { weather: LoadedWeather }) {
  const names = [...new Set([icon, ...days.days.map((day) => day.icon)])]
  const shapes = Object.fromEntries(names.map((name) => [name, weatherShapes[name]]))
  return <ServerSvg className="icon-sprite" aria-hidden="true" markup={symbols(shapes, 'w', 32)} />
}

type ReadingProps = { weather: LoadedWeather; look: EmbedLook; isTold: boolean; writing: Writing }

function Reading({ weather, look, isTold, writing: { t, format } }: ReadingProps) {
  const { icon, iconName, temperatureC, range, headline, days } = weather
  return (
    <>
      <p className="embed-now">
        <WeatherIcon name={icon} label={iconName} size={look.shape === 'card' ? 64 : 40} />
        <b>{format.temperatureText(temperatureC)}</b>
        {range && (
          <span>
            <span className="visually-hidden">{t('home.maximum')}</span> {format.degrees(range.maxC)}{' '}
            <span className="visually-hidden">{t('home.minimum')}</span>{' '}
            <small>{format.degrees(range.minC)}</small>
            {range.isRest && <small> {range.extent}</small>}
          </span>
        )}
      </p>
      {isTold && <p>{headline}</p>}
      {look.shape === 'week' && (
        <ol className="embed-days">
          {days.days.map((day) => (
            <li key={day.iso}>
              <span>{day.weekdayShort}</span>
              <WeatherIcon name={day.icon} label={day.iconName} size={32} />
              <b>{format.degrees(day.maxC)}</b> <small>{format.degrees(day.minC)}</small>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Warning({
  warning,
  warningNote,
  writing: { t, format },
}: Pick<GlanceView, 'warning' | 'warningNote'> & { writing: Writing }) {
  return (
    <>
      {warning && (
        <p className={`embed-warning ${warning.look}`}>
          <b>
            {warning.severity}
            {format.colon}
          </b>{' '}
          <span lang={warning.language}>{warning.title}</span>
          {warning.more > 0 && ` · ${t('home.moreAlerts', { count: warning.more })}`}
        </p>
      )}
      {warningNote && <p className="embed-note">{warningNote}</p>}
    </>
  )
}
