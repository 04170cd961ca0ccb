import './region-map.css'
import { LocalLink } from '../../browser/local-link.tsx'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { RegionMapView, RegionPageView } from './region-page.server.ts'
import { TemperatureNow } from './temperature-now.tsx'

/** Both written by scripts/build-outline.ts. */
const country = '/swiss-map.svg'
const regionShapes = '/swiss-regions.svg'

/** The region among its neighbours, with the weather where it is. */
export function RegionMap({ id, name, map }: Pick<RegionPageView, 'id' | 'name'> & { map: RegionMapView }) {
  const { t } = useLanguage()
  return (
    <div className="region-map" style={{ '--ratio': map.ratio, '--unit': map.unitsPerPixel }}>
      <svg viewBox={map.viewBox} aria-hidden="true">
        <use className="region-map-land" href={`${country}#country`} />
        <use className="region-map-region" href={`${regionShapes}#${id}`} />
        <use className="region-map-lakes" href={`${country}#lakes`} />
        <use className="region-map-cantons" href={`${country}#cantons`} />
        <use className="region-map-outline" href={`${regionShapes}#${id}`} />
      </svg>
      <ul aria-label={t('pages.regionMapLabel', { place: name })}>
        {map.labels.map((label) => (
          <li
            key={label.slug}
            className={label.isMinor ? 'is-minor' : undefined}
            style={{ '--x': label.x, '--y': label.y }}
          >
            <LocalLink className="region-map-place" to={`/location/${label.slug}`}>
              <span className="map-name link-name">{label.name}</span>
              <WeatherIcon name={label.now.icon} label={label.now.iconName} />
              <TemperatureNow now={label.now} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The region in black on the country: where it lies. */
export function RegionLocator({ id }: Pick<RegionPageView, 'id'>) {
  return (
    <svg className="region-locator" viewBox="0 0 1000 645" aria-hidden="true">
      <use className="locator-land" href={`${country}#country`} />
      <use className="locator-region" href={`${regionShapes}#${id}`} />
      <use className="locator-lakes" href={`${country}#lakes`} />
    </svg>
  )
}
