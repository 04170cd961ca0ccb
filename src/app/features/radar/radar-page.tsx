import './radar.css'
import { useState } from 'react'
import { compassSector } from '../../../domain/place/compass-sector.ts'
import { flashesNear } from '../../../domain/rain/lightning.ts'
import type { ForecastLayerState } from '../../../services/forecast-frames/forecast-manifest.ts'
import { AdSlot } from '../../ads/ad-slot.tsx'
import { ShareButton } from '../../browser/share-button.tsx'
import { useFreshRadar } from '../../browser/use-fresh-radar.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { IconButton } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { Slider } from '../../design/slider.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { cloudPicturesAt, cloudsEndAt } from '../map/cloud-pictures.ts'
import { MapScale } from '../map/map-scale.tsx'
import { MapStage } from '../map/map-stage.tsx'
import { RadarMissing } from '../map/radar-missing.tsx'
import { RainLegend } from '../map/rain-legend.tsx'
import type { MapLayer } from '../map/rain-sequence.ts'
import { nearestCell } from './cells-shown.ts'
import { HailPanel } from './hail-panel.tsx'
import { LayerOptions, showLayers } from './layer-options.tsx'
import { emptyLayerText, layerShown, missingTexts } from './layer-shown.ts'
import { LightningPanel } from './lightning-panel.tsx'
import type { HourValues } from './place-forecast.server.ts'
import { PointCard, PointStatus } from './point-card.tsx'
import type { RadarView, StepView } from './radar-page.server.ts'
import { RadarPlayer } from './radar-player.tsx'
import { SnowLinePanel } from './snow-line-panel.tsx'
import { StationsPanel } from './stations-panel.tsx'
import { stillAt, stillTexts } from './still-at.ts'
import { TimeBlock } from './time-block.tsx'
import { useRadar } from './use-radar.ts'

export function RadarPage({ view }: { view: RadarView }) {
  const { t, format } = useLanguage()
  const isHydrated = useHydrated()
  const { store, state, rainMap, flashes, askFor, nameOf } = useRadar(view)
  useFreshRadar(!view.isFilling)
  const { manifest, place, timeZone, steps, point, line } = view
  const { moment, layer, opacity, hail, stations, lightning, scale, hasSnowLine } = state
  const { state: mapState } = rainMap
  const layers = { radar: manifest?.layers, models: view.models.layers }
  const available = layerShown(layer, layers)
  const isReady = mapState === 'map'

  // Until the map moves, and where it never does, a still image of the same moment replaces it.
  const [pictureAt, setPictureAt] = useState(moment.at)
  const still = stillAt(view, pictureAt)
  if (!(isReady && still) && pictureAt !== moment.at) setPictureAt(moment.at)
  const shownLayer = isReady ? available.layer : 'precipitation'

  const stop = line.stops.find(({ at }) => at === moment.at)
  // While pictures are on their way the map is of another time, which is the one it is labelled with.
  const { drawn } = rainMap
  const drawnStop = typeof drawn === 'number' ? store.stopAt(drawn) : moment.at
  const shownStop = line.stops.find(({ at }) => at === drawnStop)
  const isBehind = drawn === 'nothing' || drawnStop !== moment.at
  const { models } = view
  const modelsStartAt = models.frames[0]?.startAt ?? null
  // Of clouds the satellite has what is over, models what follows.
  const cloudFrames = manifest?.layers.clouds.frames ?? []
  const isCloudForecast =
    shownLayer === 'clouds' &&
    models.layers.clouds.isAvailable &&
    drawnStop > cloudsEndAt(cloudFrames) &&
    modelsStartAt !== null &&
    drawnStop >= modelsStartAt
  const isModels = shownLayer === 'temperature' || shownLayer === 'wind' || isCloudForecast
  const kind =
    shownStop?.part === 'forecast' || isModels
      ? 'forecast'
      : (manifest?.frames.find(({ at }) => at === drawnStop)?.kind ?? 'missing')
  // A satellite's picture shows its own time instead of the selected one.
  const isSatellite = shownLayer === 'clouds' && kind !== 'forecast'
  const ofMoment = cloudPicturesAt(cloudFrames, drawnStop)
  const cloudsShown = ofMoment.findLast(({ at }) => at <= drawnStop) ?? ofMoment[0]
  // The pictures of the server end with the Swiss radar.
  const hasOuter = isReady && shownLayer === 'precipitation'
  const radarCredits = [view.credit, hasOuter ? view.outerCredit : null]
  const measuredCredits = shownLayer === 'clouds' ? [view.cloudsCredit] : radarCredits
  const modelsCredit = view.modelsCredit && {
    ...view.modelsCredit,
    age: view.modelsTime === null ? undefined : t('radar.asOf', { time: view.modelsTime }),
  }
  const credits = kind === 'forecast' ? [modelsCredit] : measuredCredits
  const here = valuesAt(view.hours, moment.at)
  const said =
    here && isModels && shownLayer in saidOf ? here[saidOf[shownLayer as keyof typeof saidOf]] : null
  // Of the time alone: what another layer says is below the layers, which must not move under the pointer.
  const lead = stop?.part === 'forecast' ? view.aheadSentence : view.sentence
  const near = shownLayer === 'storms' && manifest ? nearestCell(manifest, place) : null
  const empty = manifest && shownStop ? emptyLayerText(shownLayer, shownStop.part, manifest) : null
  const missingText = (
    name: `radar.${MapLayer}` | 'radar.satellite',
    state: ForecastLayerState | undefined,
  ) =>
    state?.isAvailable === false
      ? t('radar.layerMissing', { layer: t(name), reason: t(missingTexts[state.reason]) })
      : null
  const missingNote =
    available.missing && missingText(`radar.${layer}`, { isAvailable: false, reason: available.missing })
  const flashesNearPoint =
    point && lightning.data !== null && lightning.data !== 'failed'
      ? flashesNear(lightning.data.data, point, moment.at)
      : null
  const staleNote =
    view.isStale && view.measuredTime !== null ? t('radar.stale', { time: view.measuredTime }) : null
  return (
    <div className="map-page radar above-consent">
      <p className="visually-hidden" role="status">
        {point && <PointStatus key={point.value} point={point} shownAt={moment.at} />}
      </p>
      <section className="map-panel radar-panel">
        <h1>{t('radar.title')}</h1>
        {lead && <p className="map-lead rain-sentence">{lead}</p>}
        {view.problem === 'outside' && (
          <p className="map-lead">{t('radar.outside', { place: place.name })}</p>
        )}
        {store.gone !== null && (
          <Notice glyph="info">
            {t('radar.momentGone', { time: format.dateTime(store.gone, timeZone) })}
          </Notice>
        )}
        {staleNote && <Notice glyph="info">{staleNote}</Notice>}
        {!manifest && <RadarMissing isPending={view.problem === 'pending'} />}
        {mapState === 'failed' && <Notice glyph="info">{t('radar.mapFailed')}</Notice>}
        {manifest && mapState !== 'failed' && (
          <div className="radar-controls needs-scripts screen-only">
            <LayerOptions layers={layers} value={layer} onChange={(layer) => store.choose({ layer })} />
          </div>
        )}
        <RainLegend layer={shownLayer} />
        {manifest && mapState !== 'failed' && (
          <div className="radar-controls needs-scripts screen-only">
            <Slider
              label={t('radar.opacity')}
              min={0}
              max={100}
              step={5}
              value={opacity}
              valueText={format.percent(opacity)}
              isDisabled={!isHydrated}
              onChange={(opacity) => store.choose({ opacity })}
            />
            {isReady && (
              <>
                <LightningPanel
                  {...lightning}
                  timeZone={timeZone}
                  squares={flashes.length}
                  onChange={(isOn) => store.switchOverlay('lightning', isOn)}
                />
                <SnowLinePanel
                  state={models.layers['freezing-level']}
                  isOn={hasSnowLine}
                  here={here?.snowLine ?? null}
                  credit={modelsCredit}
                  onChange={(hasSnowLine) => store.choose({ hasSnowLine })}
                />
                <HailPanel
                  {...hail}
                  isSeason={view.isHailSeason}
                  timeZone={timeZone}
                  onChange={(isOn) => store.switchOverlay('hail', isOn)}
                />
                <StationsPanel
                  {...stations}
                  timeZone={timeZone}
                  windFrom={view.windFrom}
                  onChange={(isOn) => store.switchOverlay('stations', isOn)}
                />
              </>
            )}
          </div>
        )}
        {said && stop && (
          <p className="map-note">
            {place.name}, {stop.name}
            {format.colon} {said}
          </p>
        )}
        {near && (
          <p className="map-note">
            {t('radar.nearestCell', { distance: format.distance(near.km) })}{' '}
            {view.windFrom[compassSector(near.cell.towardsDegrees + 180)]},{' '}
            {format.speedText(near.cell.speedKmh)}.
          </p>
        )}
        {isReady && <p className="map-note screen-only">{t('radar.readPoint')}</p>}
        <p className="map-note">
          {manifest ? t('radar.note', { count: manifest.stepMinutes }) : t('radar.noteShort')}
        </p>
        <ShareButton />
        <StepList steps={steps} placeName={place.name} />
        <HourList view={view} />
        <AdSlot placement="sidebar-left" />
      </section>
      <MapStage
        rainMap={rainMap}
        place={place}
        picture={{
          pngUrl: still?.url ?? null,
          alt: still ? t(stillTexts[still.kind], { time: nameOf(pictureAt) }) : t('radar.pictureDry'),
          share: view.share,
          towns: view.towns,
        }}
        credits={credits.filter((credit) => credit !== null)}
        controls={
          <>
            <IconButton className="map-to-layers" label={t('radar.layer')} onClick={showLayers}>
              <Glyph name="layers" />
            </IconButton>
            <IconButton
              className="map-to-places"
              popoverTarget="place-picker"
              aria-haspopup="dialog"
              label={t('shell.searchLocation')}
            >
              <Glyph name="search" />
            </IconButton>
          </>
        }
        foot={
          <>
            {point && (
              <PointCard
                point={point}
                shownAt={moment.at}
                isOwn={point.value === place.value}
                values={valuesAt(point.hours, moment.at)}
                credit={modelsCredit}
                flashes={flashesNearPoint}
                onClose={() => askFor(null)}
              />
            )}
            <MapScale layer={shownLayer} />
          </>
        }
      >
        {shownStop && (
          <TimeBlock
            at={shownStop.at}
            day={shownStop.day}
            kind={kind}
            isEmpty={drawn === 'nothing'}
            isRain={shownLayer === 'precipitation' || shownLayer === 'snow' || shownLayer === 'storms'}
            satellite={
              isSatellite
                ? { at: cloudsShown?.at ?? null, newestAt: cloudFrames.at(-1)?.at ?? null }
                : undefined
            }
            nowAt={view.isStale ? null : line.nowAt}
            timeOf={nameOf}
            notes={[
              isBehind && stop ? t('radar.loadingTime', { time: stop.name }) : null,
              staleNote,
              missingNote,
              empty && t(empty),
              isModels && modelsStartAt !== null && drawnStop < modelsStartAt
                ? t('radar.onlyAhead', { time: nameOf(modelsStartAt) })
                : null,
              isSatellite ? missingText('radar.satellite', manifest?.layers.clouds) : null,
              shownStop.part === 'forecast' && shownLayer !== 'storms'
                ? missingText(`radar.${shownLayer}`, models.layers[shownLayer])
                : null,
              shownLayer === 'storms' && shownStop.part === 'forecast' ? t('radar.onlyRadar') : null,
              view.isSwissTime ? t('radar.swissTime') : null,
            ]}
          />
        )}
      </MapStage>
      {line.stops.length > 0 && (
        <RadarPlayer
          store={store}
          moment={moment}
          scale={scale}
          view={line}
          kind={kind}
          steps={steps}
          said={said}
          placeName={place.name}
          stepMinutes={manifest?.stepMinutes ?? 5}
          canPlay={mapState !== 'failed'}
          isStale={view.isStale}
          isFilling={view.isFilling}
        />
      )}
    </div>
  )
}

/** What is said of the place, instead of its rain. */
const saidOf = { temperature: 'temperature', wind: 'wind', clouds: 'clouds' } as const
/** Of two days; the list of all would be longer than the page. */
const listedHours = 48

const valuesAt = (hours: readonly HourValues[], time: number): HourValues | null =>
  hours.find(({ startAt, endAt }) => startAt <= time && time < endAt) ?? null

/** The two days after the nowcast as text: what each layer has at the place. */
function HourList({ view: { steps, hours, place } }: { view: RadarView }) {
  const { t } = useLanguage()
  const ahead = steps.filter(({ kind }) => kind === 'forecast').slice(0, listedHours)
  if (ahead.length === 0) return null
  return (
    <details className="radar-strip">
      <summary>{t('radar.stripAhead', { place: place.name })}</summary>
      <ol className="is-long">
        {ahead.map(({ at, step, text }) => {
          const values = valuesAt(hours, at)
          const clouds = values?.clouds && t('radar.cloudsAt', { percent: values.clouds })
          const snowLine = values?.snowLine && t('radar.snowLineAt', { height: values.snowLine })
          return (
            <li key={at} style={step > 0 ? { '--colour': `var(--rain-${step - 1})` } : undefined}>
              {[text, values?.temperature, values?.wind, clouds, snowLine].filter(Boolean).join('; ')}
            </li>
          )
        })}
      </ol>
    </details>
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
