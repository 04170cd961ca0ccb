import '../design/option-list.css'
import '../features/search/search-page.css'
import { queryOf, text } from '../../domain/address/query.ts'
import { presets } from '../../reference/presets.ts'
import { LocalLink } from '../browser/local-link.tsx'
import { PlainSearchForm } from '../features/search/plain-search-form.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { translateFor } from '../i18n/page-texts.server.ts'
import type { TextKey } from '../i18n/texts.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/search'

/** A page is answered within 1.5 s; a search that takes longer goes on, and trying again finds what it found. */
const patienceMs = 1350

const searchQuery = queryOf({ q: text })

/** Search without scripts: a form's answer as a page. Never indexed. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language, now, freshUntil } = visitOf(args)
  const query = (searchQuery.read(args.url.search).q ?? '').trim().slice(0, 200)
  const known = services.findPlaces.suggest(query, language)
  const isGeocoded = known.length === 0 && query.length > 1
  const found = isGeocoded ? await services.findPlaces.search(query, language, { patienceMs }) : null
  if (found?.data === null) freshUntil(now)
  const t = translateFor(language)
  return {
    page: {
      query,
      isGeocoded,
      isFailed: found !== null && found.data === null,
      results: (found ? (found.data ?? []) : known).map(({ value, name, detail }) => ({
        value,
        name,
        detail,
      })),
    },
    meta: {
      title: `${t('shell.searchLocation')} | ${t('common.appTitle')}`,
      description: t('search.hint'),
      noindex: true,
    },
  }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { query, results, isGeocoded, isFailed } = loaderData.page
  return (
    <section className="wrap search-page">
      <div className="page-heading">
        <h1>{t('shell.searchLocation')}</h1>
        <p>{t('search.hint')}</p>
      </div>
      <PlainSearchForm key={query} defaultValue={query} />
      {query !== '' && (
        <>
          <h2>
            {isFailed
              ? t('search.failed')
              : results.length > 0
                ? t('search.resultCount', { count: results.length })
                : t('search.noLocation')}
          </h2>
          <ul>
            {results.map(({ value, name, detail }) => (
              <li key={value}>
                <LocalLink className="option" to={`/location/${value}`}>
                  {name} <small>{detail}</small>
                </LocalLink>
              </li>
            ))}
          </ul>
          {isGeocoded && results.length > 0 && <p className="option-credit">© OpenStreetMap</p>}
        </>
      )}
      {results.length === 0 && (
        <>
          <h2>{t('search.presetCities')}</h2>
          <ul>
            {presets.map(({ value }) => (
              <li key={value}>
                <LocalLink className="option" to={`/location/${value}`}>
                  {t(`shell.city.${value}` as Extract<TextKey, `shell.city.${string}`>)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
