import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { PlainSearchForm } from '../search/plain-search-form.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { LocationView } from './location-view.server.ts'

/** Over the place's name: where it lies, and what to make of an address that names no place. */
export function LocationHeading({ location: { crumbs, unknown } }: { location: LocationView }) {
  return (
    <>
      {unknown && <UnknownPlace {...unknown} />}
      <Breadcrumbs crumbs={crumbs} />
    </>
  )
}

/** The search comes first, and what may have been meant; the place below is another one. */
function UnknownPlace({ id, meant }: NonNullable<LocationView['unknown']>) {
  const { t } = useLanguage()
  return (
    <section className="location-unknown" aria-labelledby="unknown-place">
      <p id="unknown-place">
        <Glyph name="info" size={22} />
        <span>{t('pages.locationUnknown', { id })}</span>
      </p>
      {meant.length > 0 && (
        <>
          <p id="meant-places">{t('pages.didYouMean')}</p>
          <ul aria-labelledby="meant-places">
            {meant.map(({ value, name, detail }) => (
              <li key={value}>
                <LocalLink to={`/location/${value}`}>
                  {name} <small>{detail}</small>
                </LocalLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <PlainSearchForm defaultValue={id} />
    </section>
  )
}
