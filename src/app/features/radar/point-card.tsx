import './point-card.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button, IconButton } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { rainBar } from '../../design/rain-bar.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useChoosePlace } from '../search/use-choose-place.ts'
import { kindTexts } from './kind-texts.ts'
import type { HourValues, PointView } from './radar-page-view.ts'
import { barHeight, topOfBars } from './time-line.ts'

type PointCardProps = {
  point: PointView
  /** Time of the frame that is shown. */
  shownAt: number
  /** It is the visitor's place already. */
  isOwn: boolean
  onClose: () => void
}

/** What the frame that is shown has at a point chosen on the map, with the frames around it. */
export function PointCard({ point, shownAt, isOwn, onClose }: PointCardProps) {
  const { t } = useLanguage()
  const choosePlace = useChoosePlace()
  const { value, name, lat, lon, sentence, aheadSentence, steps } = point
  const shown = steps.find(({ at }) => at === shownAt)
  const top = topOfBars(steps.flatMap(({ kind, rate }) => (kind === 'forecast' ? [] : [rate])))
  const radar = steps.filter(({ kind }) => kind !== 'forecast')
  const measured = radar.filter(({ kind }) => kind !== 'predicted')
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
      {shown?.values && <Values of={shown.values} />}
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
      {!isOwn && (
        <Button
          className="needs-scripts"
          size="small"
          onClick={() => choosePlace({ value, label: name, coordinates: { lat, lon } })}
        >
          {t('radar.makeMyPlace')}
        </Button>
      )}
    </section>
  )
}

function Values({ of }: { of: HourValues }) {
  const { t } = useLanguage()
  const rows = [
    [t('radar.temperature'), of.temperature],
    [t('radar.wind'), of.wind],
    [t('radar.snowLine'), of.snowLine],
  ]
  return (
    <dl className="map-point-values">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
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
