import '../../design/swiss-map/swiss-map.css'
import './warning-map.css'
import { type SeverityLevel, severityClass } from '../../design/marks.tsx'
import { OwnPlace } from '../../design/swiss-map/own-place.tsx'
import { SwissMap } from '../../design/swiss-map/swiss-map.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { WarningMapView } from './warning-map.server.ts'

/** Circle, triangle, diamond, octagon: the level is shown by shape and number too. */
const markerShape: Record<SeverityLevel, string> = {
  1: 'M15 0A15 15 0 1 1-15 0 15 15 0 1 1 15 0z',
  2: 'M0-19 20 15H-20z',
  3: 'M0-21 21 0 0 21-21 0z',
  4: 'M-8-19H8L19-8V8L8 19H-8L-19 8V-8z',
}

/** Every warned area leads to its warning in the list. */
export function WarningMap({ map }: { map: WarningMapView }) {
  const { t } = useLanguage()
  return (
    <figure className="warning-map">
      <SwissMap
        label={t('alerts.map')}
        above={
          <>
            {map.markers.map(({ anchor, level, x, y }) => (
              <g
                key={`${anchor} ${x} ${y}`}
                className={`swiss-map-sign warning-map-marker ${severityClass(level)}`}
                transform={`translate(${x} ${y})`}
              >
                <path d={markerShape[level]} />
                <text y={level === 2 ? 9 : 6}>{level}</text>
              </g>
            ))}
            {map.place && <OwnPlace {...map.place} />}
          </>
        }
      >
        {map.areas.map(({ anchor, label, level, path, isNationwide }) => (
          <a
            key={`${anchor} ${label}`}
            href={`#${anchor}`}
            className={`swiss-map-area warning-map-area ${severityClass(level)}`}
            aria-label={label}
          >
            <title>{label}</title>
            {isNationwide ? <use href="/swiss-map.svg#country" /> : <path d={path} />}
          </a>
        ))}
      </SwissMap>
      <figcaption>{map.sentence}</figcaption>
    </figure>
  )
}
