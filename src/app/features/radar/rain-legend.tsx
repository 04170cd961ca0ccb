import type { RadarLayer } from '../../../domain/radar.ts'
import { rainStepsMmh } from '../../../domain/radar-scale.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'

const notes = {
  precipitation: 'radar.legendSnow',
  snow: 'radar.legendUnknown',
  storms: 'radar.legendStorms',
} as const

/** What the colours mean: lower bound of each step in mm/h, and the words for them. */
export function RainLegend({ layer }: { layer: RadarLayer }) {
  const { t } = useLanguage()
  if (layer === 'clouds') {
    return (
      <div className="radar-legend">
        <p>{t('radar.legendClouds')}</p>
        <div className="radar-legend-clouds" aria-hidden="true" />
        <div className="radar-legend-ends">
          <span>{t('radar.cloudClear')}</span>
          <span>{t('radar.cloudFull')}</span>
        </div>
      </div>
    )
  }
  return (
    <div className="radar-legend">
      <p>
        {t('radar.precipitation')} <span>mm/h</span>
      </p>
      <ol>
        {rainStepsMmh.map((from, index) => (
          <li key={from} style={{ '--colour': `var(--rain-${index})` }}>
            <b>{from}</b>
          </li>
        ))}
      </ol>
      <div className="radar-legend-words">
        <span>{t('radar.light')}</span>
        <span>{t('radar.moderate')}</span>
        <span>{t('radar.heavy')}</span>
        <span>{t('radar.veryHeavy')}</span>
      </div>
      <p className="radar-legend-note">{t(notes[layer])}</p>
    </div>
  )
}
