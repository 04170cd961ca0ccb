import type { RadarLayer } from '../../../domain/rain/radar.ts'
import { highestRateMmh, rainStepsMmh, sumStepsMm } from '../../../domain/rain/radar-scale.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'

const notes = {
  precipitation: 'radar.legendSnow',
  snow: 'radar.legendUnknown',
  storms: 'radar.legendStorms',
} as const

/** What the layer of heavy cells does not show faintly. */
const stormsFromMmh = 10

/** What the colours of a layer mean: lower bound of each step, and the words for them. */
export function RainLegend({ layer }: { layer: RadarLayer }) {
  const { t, format } = useLanguage()
  if (layer === 'clouds') {
    return (
      <div className="rain-legend">
        <p>{t('radar.clouds')}</p>
        <div className="rain-legend-clouds" aria-hidden="true" />
        <div className="rain-legend-ends">
          <span>{t('radar.cloudClear')}</span>
          <span>{t('radar.cloudFull')}</span>
        </div>
      </div>
    )
  }
  return (
    <div className="rain-legend">
      <Steps unit={format.unitNames.rate} from={rainStepsMmh} to={highestRateMmh} />
      <div className="rain-legend-words">
        <span>{t('radar.light')}</span>
        <span>{t('radar.moderate')}</span>
        <span>{t('radar.heavy')}</span>
        <span>{t('radar.veryHeavy')}</span>
      </div>
      <p className="rain-legend-note">{t(notes[layer], { rate: format.rateText(stormsFromMmh) })}</p>
    </div>
  )
}

/** What the same colours mean on a map of sums: lower bound of each step. */
export function SumLegend() {
  const { t, format } = useLanguage()
  return (
    <div className="rain-legend">
      <Steps unit={format.unitNames.amount} from={sumStepsMm} />
      <p className="rain-legend-note">{t('radar.legendUnknown')}</p>
    </div>
  )
}

/** `to`: what the last step ends at. */
function Steps({ unit, from, to }: { unit: string; from: readonly number[]; to?: number }) {
  const { t, format } = useLanguage()
  return (
    <>
      <p>
        {t('radar.precipitation')} <span>{unit}</span>
      </p>
      <ol className={to === undefined ? undefined : 'has-end'}>
        {from.map((bound, index) => (
          <li key={bound} style={{ '--colour': `var(--rain-${index})` }}>
            <b>{format.stepBound(bound)}</b>
            {to !== undefined && index === from.length - 1 && (
              <b className="is-end">{format.stepBound(to)}</b>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
