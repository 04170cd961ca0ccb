import type { ReactNode } from 'react'
import type { Place } from '../../../domain/place/place.ts'
import { defaultSettings } from '../../../domain/settings.ts'
import { addDays, localDate, swissTime } from '../../../domain/time/local-time.ts'
import type { WeatherIconName } from '../../../domain/weather/weather-icon.ts'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { ShownIcons } from '../../design/icons/shown-icons.tsx'
import { DayRange } from '../../forecast-kit/day-range.tsx'
import { documentOf } from '../../i18n/document-of.server.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { localisePath } from '../../i18n/localised-path.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import type { SourceView } from '../../provenance/source-view.ts'
import { shownDangers } from '../alerts/shown-dangers.server.ts'
import { warningView } from '../kept/glances.server.ts'
import { WarningLine } from '../kept/warning-line.tsx'
import { unpackDays } from '../place-weather/packed-days.ts'
import type { LoadedWeather } from '../place-weather/weather-page.server.ts'
import { weatherPage } from '../place-weather/weather-page.server.ts'
import { whereChoice } from '../where/where-choice.server.ts'
import { whereQuery } from '../where/where-query.ts'
import { whereView } from '../where/where-view.server.ts'
import styles from './embed.css?inline'
import type { EmbedLook } from './embed-shape.ts'

/** Any site may frame it: no scripts, no requests, no storage. */
export const embedHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  'X-Robots-Tag': 'noindex',
}

/** The content of the frame besides dangers and source. */
type EmbedParts = {
  /** Of the document. */
  title: string
  heading: string
  path: string
  icons: WeatherIconName[]
  body: ReactNode
  /** When and by whom; none without data. */
  credit: string[]
}

/** For other people's pages, in the words and figures of our own. Its place's dangers are in each: silence would be an all-clear. */
export async function embedDocument(place: Place, look: EmbedLook, request: RequestContext): Promise<string> {
  const visit = { ...request, settings: { ...defaultSettings, temperature: look.temperature } }
  const writing = writingOf(visit)
  const { language, t } = writing
  const { parts, report } = await (look.shape === 'where'
    ? whereParts(place, look, visit, writing)
    : weatherParts(place, look, visit, writing))
  const href = visit.publicOrigin + localisePath(parts.path, language)
  const { title, heading, icons, body, credit } = parts
  return documentOf(
    visit,
    <html lang={language} data-theme={look.theme === 'auto' ? undefined : look.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body>
        {icons.length > 0 && <ShownIcons icons={icons} />}
        <main className={`embed embed-${look.shape}`} aria-label={title}>
          <h1>
            <a href={href} target="_blank" rel="noopener">
              {heading}
            </a>
          </h1>
          {body}
          <WarningLine prefix="embed" {...warningView(report, writing)} />
          <p className="embed-source">
            <a href={href} target="_blank" rel="noopener">
              {t('common.appTitle')}
            </a>
            {credit.map((part) => ` · ${part}`)}
          </p>
        </main>
      </body>
    </html>,
  )
}

async function weatherParts(place: Place, look: EmbedLook, visit: RequestContext, writing: Writing) {
  const { t } = writing
  const { page, report } = await weatherPage(place, visit)
  const weather = 'failure' in page.weather ? null : page.weather
  // A line has room for the danger or for the sentence.
  const isTold = look.shape === 'card' || (look.shape === 'line' && !warningView(report, writing).warning)
  const parts: EmbedParts = {
    title: t('shell.weatherInPlace', { place: page.place.name }),
    heading: page.place.name,
    path: `/location/${place.slug}`,
    icons: weather ? [weather.icon, ...unpackDays(weather.days.days).map(({ icon }) => icon)] : [],
    body: weather ? (
      <Reading weather={weather} look={look} isTold={isTold} />
    ) : (
      <p>{t('common.weatherFailed')}</p>
    ),
    credit: weather ? creditOf([weather.age.absolute], weather.source, writing) : [],
  }
  return { parts, report }
}

/** Where around the place it is as is looked for, today or tomorrow. */
async function whereParts(place: Place, { need, day }: EmbedLook, visit: RequestContext, writing: Writing) {
  const { t } = writing
  const today = localDate(visit.now, swissTime)
  const date = { next: null, today, tomorrow: addDays(today, 1) }[day]
  const ask = async (minutes: 60 | 0) => {
    const search = whereQuery.write({ place: place.slug, need, day: date, minutes })
    const choice = whereChoice(whereQuery.read(search), visit.now)
    return { search, choice, answer: await visit.services.getWhere({ ...choice, start: place }) }
  }
  const [{ search, choice, answer }, report] = await Promise.all([
    // Nobody can ask a frame for a longer way.
    ask(60).then((one) => (one.answer.data?.found.length === 0 ? ask(0) : one)),
    shownDangers({ kind: 'place', place }, visit),
  ])
  // The forecasts by points are read in the background after a start.
  if (answer.data === null) visit.freshUntil(visit.now)
  const page = whereView(answer, choice, { place, typed: '', unknown: null }, writing)
  const found = page.answer?.found ?? []
  const parts: EmbedParts = {
    title: page.title,
    heading: page.title,
    path: `/where${search}`,
    icons: found.map(({ icon }) => icon.icon),
    body: (
      <>
        <p>{page.scope}</p>
        {found.length > 0 ? (
          <ol className="embed-places">
            {found.map(({ slug, name, reason, icon, figure }) => (
              <li key={slug}>
                <WeatherIcon name={icon.icon} label={icon.iconName} size={32} />
                <span>
                  <b>{name}</b>
                  {/* Other reasons name theirs. */}
                  {need === 'lake' && ` · ${figure}`}
                  <br />
                  {reason}
                </span>
              </li>
            ))}
          </ol>
        ) : (
          <p>{page.answer ? page.answer.none : t('where.failed')}</p>
        )}
      </>
    ),
    credit: page.answer
      ? [
          ...creditOf([page.answer.updated], page.answer.source, writing),
          ...page.answer.further.map(({ attribution }) => attribution),
        ]
      : [],
  }
  return { parts, report }
}

const creditOf = (
  age: string[],
  { attribution, isDemo }: Pick<SourceView, 'attribution' | 'isDemo'>,
  { t }: Writing,
): string[] => [...age, attribution, ...(isDemo ? [t('common.demoData')] : [])]

type ReadingProps = { weather: LoadedWeather; look: EmbedLook; isTold: boolean }

function Reading({ weather, look, isTold }: ReadingProps) {
  const { format } = useLanguage()
  const { icon, iconName, temperatureC, range, headline, days } = weather
  return (
    <>
      <p className="embed-now">
        <WeatherIcon name={icon} label={iconName} size={look.shape === 'card' ? 64 : 40} />
        <b>{format.temperatureText(temperatureC)}</b>
        {range && (
          <span>
            <DayRange day={range} />
            {range.isRest && <small> {range.extent}</small>}
          </span>
        )}
      </p>
      {isTold && <p>{headline}</p>}
      {look.shape === 'week' && (
        <ol className="embed-days">
          {unpackDays(days.days).map((day) => (
            <li key={day.iso}>
              <span>{day.weekdayShort}</span>
              <WeatherIcon name={day.icon} label={day.iconName} size={32} />
              <DayRange day={day} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
