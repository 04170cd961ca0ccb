import './radar.css'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { RadarLayer } from '../../../domain/rain/radar.ts'
import { maximumAgeMs } from '../../../domain/staleness.ts'
import { reducedMotion } from '../../browser/reduced-motion.ts'
import { ShareButton } from '../../browser/share-button.tsx'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { IconButton } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { Slider } from '../../design/slider.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { AdSlot } from '../ads/ad-slot.tsx'
import { cloudPicturesAt } from '../map/cloud-pictures.ts'
import type { Camera } from '../map/create-rain-map.ts'
import { MapScale } from '../map/map-scale.tsx'
import { MapStage } from '../map/map-stage.tsx'
import { RadarMissing } from '../map/radar-missing.tsx'
import { RainLegend } from '../map/rain-legend.tsx'
import { useFreshRadar } from '../map/use-fresh-radar.ts'
import { useRainMap } from '../map/use-rain-map.ts'
import { HailPanel } from './hail-panel.tsx'
import { LayerOptions } from './layer-options.tsx'
import { emptyLayerText, layerShown, missingTexts } from './layer-shown.ts'
import { PointCard, PointStatus } from './point-card.tsx'
import { readRadarAddress, withPoint } from './radar-address.ts'
import type { RadarView, StepView } from './radar-page-view.ts'
import { RadarPlayer } from './radar-player.tsx'
import { hailLabels, otherMoment, stationLabels } from './station-and-hail-labels.ts'
import { StationsPanel } from './stations-panel.tsx'
import { TimeBlock } from './time-block.tsx'
import { type Fetched, type Hail, type Stations, useMapData } from './use-map-data.ts'
import { askedMoment, sharedTime, useFollowingMap, usePlayback } from './use-playback.ts'
import { useSharedAddress } from './use-shared-address.ts'

export function RadarPage({ view }: { view: RadarView }) {
  const { t, format, language } = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { manifest, place, timeZone, steps, point } = view
  const [address] = useState(() => readRadarAddress(search))
  const [asked] = useState(() => askedMoment(address.time, manifest))
  const [layer, setLayer] = useState<RadarLayer>(address.layer)
  const [opacity, setOpacity] = useState(80)
  const [camera, setCamera] = useState<Camera | null>(address.camera)
  const available = layerShown(layer, manifest?.layers)

  const { span, playback, moment } = usePlayback(manifest, asked.time)
  const frameAt = (at: number) => manifest?.frames.findIndex((frame) => frame.at === at) ?? -1
  const timeOf = (at: number) => view.frameTimes[frameAt(at)] ?? format.time(at, timeZone)
  const otherTime = (of: Fetched<Stations | Hail>) => {
    const measuredAt = otherMoment(of, moment.at)
    return measuredAt === null ? null : timeOf(measuredAt)
  }

  const rainMap = useRainMap({
    baseMap: view.baseMap,
    place,
    share: view.share,
    sequence: manifest,
    label: t('radar.map'),
    layer: available.layer,
    opacity: opacity / 100,
    camera,
    isWrittenOn: address.hasHail || address.hasStations,
    onMove: setCamera,
    point,
    onPoint: askFor,
  })
  const { state, map } = rainMap
  const isReady = state === 'map'
  const isHydrated = useHydrated()
  function askFor(at: { lat: number; lon: number } | null): void {
    // The address line knows more than the router: part of the map, layer, time.
    const { pathname, search } = window.location
    void navigate(pathname + withPoint(search, at), { replace: true, preventScrollReset: true })
  }
  const shownPlace = useRef(place.value)
  useEffect(() => {
    if (!map || shownPlace.current === place.value) return
    shownPlace.current = place.value
    map.centreOn(place, reducedMotion())
  }, [map, place])
  useFollowingMap(rainMap, playback, asked.time)
  const stations = useMapData<Stations>('/api/v1/stations', address.hasStations, maximumAgeMs.weather)
  const stationTime = otherTime(stations.data)
  useEffect(
    () => map?.setLabels('station', stationLabels(stations.data, stationTime, format)),
    [map, stations.data, stationTime, format],
  )
  const hail = useMapData<Hail>(
    `/api/v1/radar/hail?lang=${language}`,
    address.hasHail && view.isHailSeason,
    maximumAgeMs.radar,
  )
  const hailTime = otherTime(hail.data)
  useEffect(
    () => map?.setLabels('hail', hailLabels(hail.data, hailTime, format)),
    [map, hail.data, hailTime, format],
  )

  // Until the map moves, and where it never does, a still image of the same moment replaces it.
  const [pictureAt, setPictureAt] = useState(moment.at)
  const still = manifest?.frames.find(({ at, url }) => at === pictureAt && url)
  if (!(isReady && still) && pictureAt !== moment.at) setPictureAt(moment.at)
  const shownLayer = isReady ? available.layer : 'precipitation'

  useFreshRadar(!view.isFilling)
  useSharedAddress({
    camera,
    layer,
    time: sharedTime(manifest, moment, address.time),
    hasHail: hail.isOn,
    hasStations: stations.isOn,
  })

  const kind = manifest?.frames[frameAt(moment.at)]?.kind ?? 'missing'
  // Clouds are satellite pictures, never predicted: their own time is shown instead of the selected one.
  const clouds = shownLayer === 'clouds' ? manifest?.layers.clouds.frames : undefined
  const newestClouds = clouds?.at(-1)
  const ofMoment = cloudPicturesAt(clouds ?? [], moment.at)
  const cloudsShown = ofMoment.findLast(({ at }) => at <= moment.at) ?? ofMoment[0]
  const empty = manifest && emptyLayerText(shownLayer, manifest)
  const missingNote =
    available.missing &&
    t('radar.layerMissing', { layer: t(`radar.${layer}`), reason: t(missingTexts[available.missing]) })
  const staleNote =
    view.isStale && view.measuredTime !== null ? t('radar.stale', { time: view.measuredTime }) : null
  return (
    <div className="map-page radar above-consent">
      <p className="visually-hidden" role="status">
        {point && <PointStatus key={point.value} point={point} shownAt={moment.at} />}
      </p>
      <section className="map-panel radar-panel">
        <h1>{t('radar.title')}</h1>
        {view.sentence && <p className="map-lead rain-sentence">{view.sentence}</p>}
        {view.problem === 'outside' && (
          <p className="map-lead">{t('radar.outside', { place: place.name })}</p>
        )}
        {asked.gone !== null && (
          <Notice glyph="info">
            {t('radar.momentGone', { time: format.dateTime(asked.gone, timeZone) })}
          </Notice>
        )}
        {staleNote && <Notice glyph="info">{staleNote}</Notice>}
        {!manifest && <RadarMissing isPending={view.problem === 'pending'} />}
        {state === 'failed' && <Notice glyph="info">{t('radar.mapFailed')}</Notice>}
        {manifest && state !== 'failed' && (
          <div className="radar-controls needs-scripts screen-only">
            <LayerOptions layers={manifest.layers} value={layer} onChange={setLayer} />
            <Slider
              label={t('radar.opacity')}
              min={0}
              max={100}
              step={5}
              value={opacity}
              valueText={format.percent(opacity)}
              isDisabled={!isHydrated}
              onChange={setOpacity}
            />
            {isReady && (
              <>
                <HailPanel {...hail} isSeason={view.isHailSeason} timeZone={timeZone} />
                <StationsPanel {...stations} timeZone={timeZone} windFrom={view.windFrom} />
              </>
            )}
          </div>
        )}
        <RainLegend layer={shownLayer} />
        {isReady && <p className="map-note">{t('radar.readPoint')}</p>}
        <p className="map-note">
          {manifest ? t('radar.note', { count: manifest.stepMinutes }) : t('radar.noteShort')}
        </p>
        <ShareButton />
        <StepList steps={steps} placeName={place.name} />
        <AdSlot placement="sidebar-left" />
      </section>
      <MapStage
        rainMap={rainMap}
        place={place}
        picture={{
          pngUrl: still?.url ?? null,
          alt: still
            ? t(still.kind === 'predicted' ? 'radar.pictureAhead' : 'radar.picture', {
                time: timeOf(still.at),
              })
            : t('radar.pictureDry'),
          share: view.share,
        }}
        credits={view.credit ? [view.credit] : []}
        controls={
          <IconButton popoverTarget="place-picker" aria-haspopup="dialog" label={t('shell.searchLocation')}>
            <Glyph name="search" />
          </IconButton>
        }
        foot={
          <>
            {point && (
              <PointCard
                point={point}
                shownAt={moment.at}
                isOwn={point.value === place.value}
                onClose={() => askFor(null)}
              />
            )}
            {manifest && shownLayer !== 'clouds' && <MapScale />}
          </>
        }
      >
        {manifest && span && (
          <TimeBlock
            at={moment.at}
            kind={kind}
            satellite={newestClouds && { at: cloudsShown?.at ?? null, newestAt: newestClouds.at }}
            nowAt={view.isStale ? null : span.nowAt}
            timeOf={timeOf}
            notes={[
              staleNote,
              missingNote,
              empty && t(empty),
              view.isSwissTime ? t('radar.swissTime') : null,
            ]}
          />
        )}
      </MapStage>
      {playback && span && (
        <RadarPlayer
          playback={playback}
          moment={moment}
          span={span}
          kind={kind}
          steps={steps}
          timeOf={timeOf}
          placeName={place.name}
          canPlay={state !== 'failed'}
          isStale={view.isStale}
        />
      )}
    </div>
  )
}

/** The next two hours as text: rate and probability every step, as an alternative to the chart. */
function StepList({ steps, placeName }: { steps: readonly StepView[]; placeName: string }) {
  const { t } = useLanguage()
  const ahead = steps.filter(({ kind }) => kind === 'predicted')
  if (ahead.length === 0) return null
  return (
    <details className="radar-strip">
      <summary>{t('radar.strip', { place: placeName })}</summary>
      <ol>
        {ahead.map(({ at, step, text }) => (
          <li key={at} style={step > 0 ? { '--colour': `var(--rain-${step - 1})` } : undefined}>
            {text}
          </li>
        ))}
      </ol>
    </details>
  )
}
