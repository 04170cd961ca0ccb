import { useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Camera } from '../map/create-rain-map.ts'
import { MapStage } from '../map/map-stage.tsx'
import type { RainSequence } from '../map/rain-sequence.ts'
import { type MapState, useRainMap } from '../map/use-rain-map.ts'
import type { PrecipitationView } from './precipitation-view.server.ts'
import type { PeriodView } from './radar-sums-view.server.ts'

const opacity = 0.86
const without = { isAvailable: false, reason: 'no-source' } as const

type SumMapProps = {
  page: PrecipitationView
  chosen: PeriodView | null
  onState: (state: MapState) => void
}

/** The chosen sum over Switzerland. */
export function SumMap({ page, chosen, onState }: SumMapProps) {
  const { t } = useLanguage()
  const { place, radar, baseMap, share, towns } = page
  const [camera, setCamera] = useState<Camera | null>(null)
  const url = chosen?.picture.url ?? null
  const grid = radar?.grid ?? null
  const sequence = useMemo(() => (url && grid ? sequenceOf(url, grid) : null), [url, grid])
  const rainMap = useRainMap({
    baseMap,
    place,
    share,
    sequence,
    label: t('precipitation.map'),
    layer: 'precipitation',
    opacity,
    camera,
    onMove: setCamera,
  })
  const { state } = rainMap
  useEffect(() => onState(state), [onState, state])
  useEffect(() => {
    // The other sums are prefetched, so that choosing one shows it immediately.
    if (state !== 'map') return
    for (const other of radar?.periods ?? [])
      void fetch(other.picture.url, { priority: 'low' }).catch(() => null)
  }, [state, radar?.periods])
  return (
    <MapStage
      rainMap={rainMap}
      place={place}
      picture={{
        pngUrl: url,
        alt: chosen
          ? t(`precipitation.picture-${chosen.kind}`, { period: chosen.title })
          : t('radar.pictureDry'),
        share,
        towns,
      }}
      credits={chosen?.credits ?? []}
    >
      {chosen && (
        <div className="map-time" data-kind={chosen.kind}>
          <b>{chosen.hours}&#8239;h</b>
          <span>
            {rainMap.drawn === 'nothing'
              ? t('common.loading')
              : t(chosen.kind === 'measured' ? 'radar.measured' : 'radar.forecast')}
          </span>
          <small>{chosen.picture.span}</small>
          {chosen.picture.covered && (
            <small>{t('precipitation.coversOnly', { covered: chosen.picture.covered })}</small>
          )}
        </div>
      )}
    </MapStage>
  )
}

/** A sum is a sequence of one picture. */
function sequenceOf(url: string, grid: RainSequence['grid']): RainSequence {
  return {
    nowAt: 0,
    grid,
    frames: [{ at: 0, kind: 'measured', url, highestStep: 0 }],
    motion: null,
    layers: { precipitation: { isAvailable: true }, snow: without, storms: without, clouds: without },
  }
}
