import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import type { Place } from '../../../domain/place/place.ts'
import { defaultSettings } from '../../../domain/settings.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import { logoUrl } from '../../browser/root-data.ts'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { ShownIcons } from '../../design/icons/shown-icons.tsx'
import { DayRange } from '../../forecast-kit/day-range.tsx'
import { documentOf } from '../../i18n/document-of.server.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import type { EmbedLook } from '../embed/embed-shape.ts'
import { warningView } from '../kept/glances.server.ts'
import { WarningLine } from '../kept/warning-line.tsx'
import { unpackDays } from '../place-weather/packed-days.ts'
import { unpackStrip } from '../place-weather/packed-strip.ts'
import type { LoadedWeather, WeatherPageView } from '../place-weather/weather-page.server.ts'
import { weatherPage } from '../place-weather/weather-page.server.ts'
import { logoShape } from '../previews/preview-parts.ts'
import { sourceLine } from '../previews/source-line.server.ts'
import { kindTexts } from '../radar/kind-texts.ts'
import styles from './display.css?inline'
import { displayDangers, type ShownDangers } from './display-dangers.ts'
import script from './display-script.js?raw'

/** Programs for screens show pages in frames. It loads nothing but itself and pictures of ours. */
export const displayHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  'X-Robots-Tag': 'noindex',
}

/** Without scripts it neither turns nor keeps the last picture, but is renewed as often. */
const renewSeconds = 60
const shownHours = 12

/** For a screen in a hall: all views are in the document, and the script shows one after the other. */
export async function displayDocument(
  place: Place,
  { theme, temperature }: Pick<EmbedLook, 'theme' | 'temperature'>,
  request: RequestContext,
): Promise<string> {
  const visit = { ...request, settings: { ...defaultSettings, temperature } }
  const writing = writingOf(visit)
  const { language, t, format } = writing
  const [{ page, report }, radar] = await Promise.all([
    weatherPage(place, visit),
    radarView(place, theme, visit),
  ])
  const weather = 'failure' in page.weather ? null : page.weather
  const message = 'failure' in page.weather ? page.weather.message : null
  const dangers = displayDangers(page.warnings, writing)
  const hours = weather ? unpackStrip(weather.hours.hours).slice(0, shownHours) : []
  const icons = weather
    ? [
        weather.icon,
        ...hours.map(({ icon }) => icon),
        ...unpackDays(weather.days.days).map(({ icon }) => icon),
      ]
    : []
  const title = t('shell.weatherInPlace', { place: page.place.name })
  return documentOf(
    visit,
    <html lang={language} data-theme={theme === 'auto' ? undefined : theme} data-release={visit.release}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{styles}</style>
        <script>{script}</script>
        <noscript>
          <meta httpEquiv="refresh" content={String(renewSeconds)} />
        </noscript>
      </head>
      <body>
        <ShownIcons icons={icons} />
        <header className="display-head">
          <h1>{page.place.name}</h1>
          <Brand hasLogo={visit.site.identity.logo !== null} name={t('common.appTitle')} />
        </header>
        <main className="display-views">
          <View name="now" title={weather?.hours.label ?? title}>
            {weather ? <Now weather={weather} hours={hours} rain={page.rain} /> : <p>{message}</p>}
          </View>
          {weather && (
            <View name="week" title={t('home.days')}>
              <Week weather={weather} />
            </View>
          )}
          <View name="dangers" title={t('home.alerts')}>
            <Dangers dangers={dangers} />
          </View>
          {radar && (
            <View name="radar" title={t('radar.title')}>
              {radar}
            </View>
          )}
        </main>
        {/* Under each view: silence would be an all-clear. */}
        <aside>
          <WarningLine prefix="display" {...warningView(report, writing)} />
        </aside>
        <footer className="display-foot">
          {weather && (
            <p>
              {sourceLine(
                weather.source.isDemo,
                [weather.age.isOld ? t('home.oldData') : null, weather.age.absolute],
                weather.source.attribution,
                writing,
              )}
            </p>
          )}
          <p className="display-old" role="status" hidden>
            {t('common.oldValues', { time: format.dateTime(visit.now, place.timeZone) })}
          </p>
        </footer>
      </body>
    </html>,
  )
}

function Brand({ hasLogo, name }: { hasLogo: boolean; name: string }) {
  return (
    <p className="display-brand">
      {hasLogo ? (
        <img src={logoUrl} alt="" height={29} />
      ) : (
        <svg viewBox="0 0 40 32" width="36" height="29" fill="currentColor" aria-hidden="true">
          <path fillRule="evenodd" d={logoShape} />
          <circle className="display-sun" cx="8.5" cy="7.5" r="4.2" />
        </svg>
      )}
      {name}
    </p>
  )
}

function View({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section className={`view view-${name}`} aria-labelledby={`view-${name}`}>
      <h2 id={`view-${name}`}>{title}</h2>
      {children}
    </section>
  )
}

type Hours = ReturnType<typeof unpackStrip>
type NowProps = { weather: LoadedWeather; hours: Hours; rain: WeatherPageView['rain'] }

function Now({ weather, hours, rain }: NowProps) {
  const { t, format } = useLanguage()
  const { icon, iconName, temperatureC, range, headline } = weather
  return (
    <>
      <div className="display-now">
        <WeatherIcon name={icon} label={iconName} />
        <b>{format.temperatureText(temperatureC)}</b>
        <div>
          <p>{headline}</p>
          {range && (
            <p>
              <DayRange day={range} /> <small>{range.extent}</small>
            </p>
          )}
          {'sentence' in rain && <p>{rain.sentence}</p>}
        </div>
      </div>
      <ol className="display-hours">
        {hours.map((hour, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hours follow each other
          <li key={index}>
            <span>{hour.isNow ? t('home.now') : hour.hour}</span>
            <WeatherIcon name={hour.icon} label={hour.iconName} />
            <b>{format.degrees(hour.temperatureC)}</b>
            {hour.amount && (
              <small>
                {hour.amount.value} {hour.amount.unit}
              </small>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function Week({ weather }: { weather: LoadedWeather }) {
  const { format } = useLanguage()
  return (
    <ol className="display-days">
      {unpackDays(weather.days.days).map((day) => (
        <li key={day.iso}>
          <span>{day.isToday ? day.weekdayShort : day.weekday}</span>
          <WeatherIcon name={day.icon} label={day.iconName} />
          <DayRange day={day} />
          <small>
            {[
              day.amount && `${day.amount.value} ${day.amount.unit}`,
              day.chancePercent && format.percent(day.chancePercent),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </li>
      ))}
    </ol>
  )
}

function Dangers({ dangers: { notice, rows, more, age } }: { dangers: ShownDangers }) {
  return (
    <>
      {notice && (
        <p>
          <b>{notice.title}</b>
          <br />
          {notice.text}
        </p>
      )}
      <ul className="display-dangers">
        {rows.map((row) => (
          <li key={row.key} className={`severity-ground ${row.look}`}>
            <b>{row.kind}</b> <span lang={row.language}>{row.title}</span>
            <br />
            {row.detail}
          </li>
        ))}
      </ul>
      {more && <p>{more}</p>}
      {age && <small>{age}</small>}
    </>
  )
}

/** The newest measured picture with the place marked; null where the radar does not look, or has none. */
async function radarView(place: Place, theme: EmbedLook['theme'], visit: RequestContext): Promise<ReactNode> {
  const { services, language } = visit
  if (!services.radar.covers(place.coordinates)) return null
  const writing = writingOf(visit)
  const manifest = await services.radar.getManifest()
  const frame = manifest.data?.frames.findLast(({ kind, url }) => kind === 'measured' && url !== null)
  if (!manifest.data || !frame?.url) return null
  const { data, source } = manifest
  visit.freshUntil(Math.max(visit.now + 5000, data.nextExpectedAt))
  const picture = frame.url.replace(/png$/, 'svg')
  const address = (theme: 'light' | 'dark') =>
    `${picture}?${new URLSearchParams({ theme, lang: language, place: place.slug })}`
  const time = writing.format.dateTime(frame.at, swissTime)
  return (
    <figure>
      <picture>
        {theme === 'auto' && <source media="(prefers-color-scheme: dark)" srcSet={address('dark')} />}
        <img
          src={address(theme === 'dark' ? 'dark' : 'light')}
          alt={`${writing.t('radar.title')}, ${time}`}
        />
      </picture>
      <figcaption>
        <small>
          {sourceLine(source.isDemo, [writing.t(kindTexts.measured), time], source.attribution, writing)}
        </small>
      </figcaption>
    </figure>
  )
}
