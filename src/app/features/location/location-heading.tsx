import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { LocationView } from './location-view.ts'

/** Over the place's name: where it lies, and what to make of an address that names no place. */
export function LocationHeading({ location }: { location: LocationView }) {
  const { t } = useLanguage()
  const { crumbs, unknownId } = location
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      {unknownId !== null && (
        <p className="location-unknown">
          <Glyph name="info" size={22} />
          <span>{t('pages.locationUnknown', { id: unknownId })}</span>
        </p>
      )}
    </>
  )
}

/** Under the reading, where the place lies in the mountains. */
export function AvalancheNote({ location: { avalanche } }: { location: LocationView }) {
  return (
    avalanche && (
      <p className="location-avalanche">
        <LocalLink to={avalanche.path}>{avalanche.text}</LocalLink>
      </p>
    )
  )
}
