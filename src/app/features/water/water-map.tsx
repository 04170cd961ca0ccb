import { OwnPlace } from '../../design/swiss-map/own-place.tsx'
import { SwissMap } from '../../design/swiss-map/swiss-map.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { WaterMarker } from './water-markers.server.ts'
import type { LoadedWater, WaterView } from './water-view.server.ts'

/** For the eyes: the tables say the same in words. */
export function WaterMap({ page, water }: { page: WaterView; water: LoadedWater }) {
  const { t } = useLanguage()
  const { place, view } = page
  return (
    <figure>
      <SwissMap
        label={t(view === 'bathing' ? 'water.mapBathing' : 'water.mapLevels')}
        above={
          <>
            {water.dots.map(({ look, path }) => (
              <g key={look} className={`water-dots is-${look}`}>
                <path d={path} />
                <path d={path} />
              </g>
            ))}
            {water.markers.map((marker) => (
              <Marker key={marker.id} {...marker} />
            ))}
            {place && <OwnPlace {...place} />}
          </>
        }
      />
    </figure>
  )
}

function Marker({ x, y, label, danger, colour, figure, hasRoomOnPhone, isOld }: WaterMarker) {
  const isRaised = danger !== null && danger > 1
  const kind = danger === null ? '' : ` severity-${danger}`
  return (
    <g transform={`translate(${x} ${y})`}>
      <title>{label}</title>
      <g className={`swiss-map-sign swiss-map-value water-marker${kind}${isOld ? ' is-old' : ''}`}>
        <circle r={isRaised ? 15 : 8} style={colour ? { fill: colour } : undefined} />
        {isRaised && <text y="6">{danger}</text>}
      </g>
      {figure && (
        <text
          className={hasRoomOnPhone ? 'swiss-map-name' : 'swiss-map-name is-wide-only'}
          y="-13"
          textAnchor="middle"
        >
          {figure}
        </text>
      )}
    </g>
  )
}
