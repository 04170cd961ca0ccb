import { OwnPlace } from '../../design/swiss-map/own-place.tsx'
import { SwissMap } from '../../design/swiss-map/swiss-map.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { dangerClass } from './danger-badge.tsx'
import type { DangerMapView } from './danger-map.server.ts'

/** Every area leads to its text. */
export function DangerMap({ map }: { map: DangerMapView }) {
  const { t } = useLanguage()
  return (
    <figure className="danger-map">
      <SwissMap
        label={t('snow.map')}
        above={
          <>
            {map.markers.map(({ x, y, text }) => (
              <g
                key={`${x} ${y}`}
                className="swiss-map-sign danger-map-marker"
                transform={`translate(${x} ${y})`}
              >
                <circle r="15" />
                <text y="6">{text}</text>
              </g>
            ))}
            {map.place && <OwnPlace {...map.place} />}
          </>
        }
      >
        {/* The scale's fifth level is chequered black and red. */}
        <pattern id="danger-chequers" width="12" height="12" patternUnits="userSpaceOnUse">
          <rect width="12" height="12" fill="#000" />
          <path d="M0 0h6v6H0zM6 6h6v6H6z" fill="#f00" />
        </pattern>
        {map.areas.map(({ anchor, label, value, path }) => (
          <a
            key={anchor}
            href={`#${anchor}`}
            className={`swiss-map-area danger-map-area ${dangerClass(value)}`}
            aria-label={label}
          >
            <title>{label}</title>
            <path d={path} />
          </a>
        ))}
      </SwissMap>
      <figcaption>{map.sentence}</figcaption>
    </figure>
  )
}
