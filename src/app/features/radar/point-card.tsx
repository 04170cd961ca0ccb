import './point-card.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { type FlashesNear, flashNearKm } from '../../../domain/rain/lightning.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { Button, IconButton } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { rainBar } from '../../design/rain-bar.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { SourceView } from '../../provenance/source-view.ts'
import { useChoosePlace } from '../search/use-choose-place.ts'
import { kindTexts } from './kind-texts.ts'
import type { HourValues } from './place-forecast.server.ts'
import type { PointView } from './radar-page.server.ts'
import { barHeight, topOfBars } from './time-line.ts'

type PointCardProps = {
  point: PointView
  /** Time of the frame that is shown. */
  shownAt: number
  /** It is the visitor's place already. */
  isOwn: boolean
  onClose: () => void
  /** Of the hour that is shown, and who says it. */
  values: HourValues | null
  credit: (SourceView & { age?: string | undefined }) | null
  /** null: nobody has asked for lightning. */
  flashes: FlashesNear | null
}

/** What the frame that is shown has at a point chosen on the map, with the frames around it. */
export function PointCard({ point, shownAt, isOwn, onClose, values, credit, flashes }: PointCardProps) {
  const { t, format } = useLanguage()
  const choosePlace = useChoosePlace()
  const { value, name, lat, lon, sentence, aheadSentence, steps } = point
  const shown = steps.find(({ at }) => at === shownAt)
  const top = topOfBars(steps.flatMap(({ kind, rate }) => (kind === 'forecast' ? [] : [rate])))
  const radar = steps.filter(({ kind }) => kind !== 'forecast')
  const measured = radar.filter(({ kind }) => kind !== 'predicted')
  const flashesText = ({ nearest }: FlashesNear) =>
    nearest
      ? t('radar.flashAway', { distance: format.distance(nearest.km) })
      : t('radar.flashNone', { distance: flashNearKm })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Whatever lies on top of the page is closed first.
    const isTopmost = document.querySelector('dialog[open], :popover-open') === null
    if (event.key === 'Escape' && !event.defaultPrevented && isTopmost) onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <section className="map-point" aria-label={name}>
      <h2>{name}</h2>
      <IconButton className="needs-scripts" label={t('shell.close')} onClick={onClose}>
        <Glyph name="close" size={20} />
      </IconButton>
      {shown && (
        <p className="map-point-now">
          {shown.text} <small>{t(kindTexts[shown.kind])}</small>
        </p>
      )}
      <p>{shown?.kind === 'forecast' ? aheadSentence : sentence}</p>
      <dl className="map-point-values">
        {[
          ['radar.temperature', values?.temperature],
          ['radar.wind', values?.wind],
          ['radar.clouds', values?.clouds],
          ['radar.snowLine', values?.snowLine],
          ['radar.lightning', flashes && flashesText(flashes)],
        ].map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(name as 'radar.temperature')}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {values && credit && (
        <p className="map-point-credit">
          {t('radar.forecast')} · {credit.attribution}
          {credit.age && `, ${credit.age}`}
        </p>
      )}
      {shown?.kind !== 'forecast' && radar.some(({ step }) => step > 0) && (
        <div
          className="map-point-strip"
          style={{ '--measured': measured.length / radar.length }}
          aria-hidden="true"
        >
          {radar.map(({ at, step, rate }) => (
            <i
              key={at}
              data-shown={at === shownAt || undefined}
              style={rainBar({ height: barHeight(rate, top), step })}
            />
          ))}
        </div>
      )}
      <div className="map-point-ways">
        <LocalLink to={`/location/${value}`}>{t('radar.openPlace', { place: name })}</LocalLink>
        {!isOwn && (
          <Button
            className="needs-scripts"
            size="small"
            onClick={() => choosePlace({ value, label: name, coordinates: { lat, lon } })}
          >
            {t('radar.makeMyPlace')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** What screen readers are told of a point when it is chosen: its card follows the frames, four a second, in silence. */
export function PointStatus({ point, shownAt }: { point: PointView; shownAt: number }) {
  const [said] = useState(() => {
    const shown = point.steps.find(({ at }) => at === shownAt)
    return [point.name, shown?.text, point.sentence].filter(Boolean).join('. ')
  })
  return said
}
