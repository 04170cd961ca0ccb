import './map.css'
import { Fragment, type ReactNode } from 'react'
import { useSettings } from '../../browser/settings.ts'
import { IconButton } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { DemoMark } from '../../design/marks.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { CreditLink } from '../../provenance/credit-link.tsx'
import type { SourceView } from '../../provenance/source-view.ts'
import type { MapPlace } from './map-place.ts'
import { reliefBehind } from './relief.ts'
import type { RainMapOnPage } from './use-rain-map.ts'

type MapStageProps = {
  rainMap: RainMapOnPage
  place: MapPlace & { value: string }
  /** The frame or sum it replaces (null: the newest frame), what it shows, and which part of it must be seen. */
  picture: {
    pngUrl: string | null
    alt: string
    share: { x: number; y: number }
    /** Names to be written over it, by their position in it. */
    towns: readonly { name: string; x: number; y: number }[]
  }
  /** `age`: of when it is, where that is not the time shown. */
  credits: readonly (SourceView & { age?: string | undefined })[]
  /** Over the map: what is shown. */
  children?: ReactNode
  /** Before the buttons of the map. */
  controls?: ReactNode
  /** At the foot of the map, over the sources. */
  foot?: ReactNode
}

/** The pictures are drawn over the relief, as the map is. */
const relief = reliefBehind()

/** Paper is light. */
const darkWhere = { system: 'screen and (prefers-color-scheme: dark)', light: 'not all', dark: 'screen' }

/**
 * The map and, until it moves or where it cannot, the server's picture of the same: the first paint, and all there is
 * without scripts or WebGL.
 */
export function MapStage({ rainMap, place, picture, credits, children, controls, foot }: MapStageProps) {
  const { t } = useLanguage()
  const { theme: chosenTheme } = useSettings()
  const drawing = picture.pngUrl?.replace(/png$/, 'svg') ?? '/api/v1/radar/latest.svg'
  const address = (theme: 'light' | 'dark') => `${drawing}?theme=${theme}&ground=none&names=none`
  const { state, container, zoomBy, centreOn } = rainMap
  return (
    <div className="map-stage" data-state={state}>
      {/* On paper only: the picture may be of another moment than the map was last on. */}
      <p className="map-caption" aria-hidden="true">
        {picture.alt}
      </p>
      <div
        className="map-still"
        ref={rainMap.picture}
        style={{ '--x': picture.share.x, '--y': picture.share.y }}
      >
        <picture>
          <source srcSet={address('dark')} media={darkWhere[chosenTheme]} />
          <img
            className="map-picture"
            src={address('light')}
            alt={picture.alt}
            draggable={false}
            fetchPriority="high"
            style={{ '--relief-size': relief.size, '--relief-position': relief.position }}
            width={792}
            height={532}
          />
        </picture>
        <MapNames place={place} {...picture} />
      </div>
      <div className="map-canvas" ref={container} />
      {children}
      <div className="map-zoom needs-scripts screen-only">
        {controls}
        <IconButton label={t('radar.zoomIn')} onClick={() => zoomBy(1)}>
          <Glyph name="plus" />
        </IconButton>
        <IconButton label={t('radar.zoomOut')} onClick={() => zoomBy(-1)}>
          <Glyph name="minus" />
        </IconButton>
        <IconButton label={t('radar.toPlace', { place: place.name })} onClick={() => centreOn(place)}>
          <Glyph name="locate" />
        </IconButton>
      </div>
      <div className="map-foot">
        {foot}
        <p className="map-credit">
          {credits.some(({ isDemo }) => isDemo) && <DemoMark>{t('common.demoData')}</DemoMark>}{' '}
          {credits.map((source) => (
            <Fragment key={source.attribution}>
              <CreditLink {...source} />
              {source.age && `, ${source.age}`} ·{' '}
            </Fragment>
          ))}
          {t('radar.boundaries')}
        </p>
      </div>
    </div>
  )
}

/** In the page's own face, which a picture cannot have. For the eye alone, as on the map. */
function MapNames({
  place,
  share,
  towns,
}: { place: MapPlace } & Pick<MapStageProps['picture'], 'share' | 'towns'>) {
  const isInside = [share.x, share.y].every((at) => at > 0 && at < 1)
  return (
    <svg className="map-names" aria-hidden="true">
      {towns.map((town) => (
        <NamedDot key={town.name} {...town} />
      ))}
      {isInside && <NamedDot name={place.name} {...share} isPlace />}
    </svg>
  )
}

type NamedDotProps = { name: string; x: number; y: number; isPlace?: boolean }

function NamedDot({ name, x, y, isPlace = false }: NamedDotProps) {
  const [left, top] = [x, y].map((at) => `${(at * 100).toFixed(1)}%`)
  return (
    <g className={isPlace ? 'is-place' : undefined}>
      <circle cx={left} cy={top} r={isPlace ? 6 : 3} />
      <text x={left} y={top} dx={isPlace ? 13 : 7} dy="0.35em">
        {name}
      </text>
    </g>
  )
}
