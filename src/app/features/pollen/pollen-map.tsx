import { capitalised } from '../../../domain/texts/capitalised.ts'
import { SwissMap } from '../../design/swiss-map/swiss-map.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { LoadedPollen, PollenView } from './pollen-view.server.ts'

/** For the eyes: the table beside it says the same in words. */
export function PollenMap({ page, pollen }: { page: PollenView; pollen: LoadedPollen }) {
  const { t } = useLanguage()
  return (
    <figure className="pollen-map">
      <SwissMap
        label={t('pollen.map', { kind: capitalised(t(`pollen.taxon-${page.taxon}`)) })}
        above={pollen.markers.map(({ id, x, y, level, label, isShown }) => (
          <g
            key={id}
            className={
              isShown
                ? 'swiss-map-sign swiss-map-value pollen-marker is-shown'
                : 'swiss-map-sign swiss-map-value pollen-marker'
            }
            data-level={level ?? 'unknown'}
            transform={`translate(${x} ${y})`}
          >
            <title>{label}</title>
            <circle r={level === null ? 14 : 16 + level * 3} />
            <text y="9">{level ?? '–'}</text>
          </g>
        ))}
      />
    </figure>
  )
}
