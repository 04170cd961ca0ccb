import { useLanguage } from '../../i18n/language-provider.tsx'
import type { ReliabilityView } from './chance-figures.server.ts'

const ticks = [0, 0.25, 0.5, 0.75, 1]
/** Radii in per cent of the side: the area grows with the number of cases. */
const [smallest, largest] = [1.2, 3.6]

/** What was said against what came: on the diagonal both agree. */
export function ReliabilityChart({ reliability: { points } }: { reliability: ReliabilityView }) {
  const { t, format } = useLanguage()
  const percent = (share: number) => format.percent(100 * share)
  return (
    <div className="reliability" aria-hidden="true">
      <b className="reliability-y">{t('accuracy.came')}</b>
      <div className="reliability-plot">
        <svg viewBox="0 0 100 100" role="presentation">
          {ticks.map((tick) => (
            <path key={tick} className="chart-grid" d={`M0 ${100 * tick}H100M${100 * tick} 0V100`} />
          ))}
          <path className="chart-dashed" d="M0 100L100 0" />
          {points.map(({ said, came, weight }) => (
            <circle
              key={said}
              cx={100 * said}
              cy={100 * (1 - came)}
              r={smallest + (largest - smallest) * Math.sqrt(weight)}
            />
          ))}
        </svg>
        {ticks.map((tick) => (
          <span key={tick} className="reliability-tick" style={{ bottom: `${100 * tick}%` }}>
            {percent(tick)}
          </span>
        ))}
        {ticks.map((tick) => (
          <span key={tick} className="reliability-tick is-x" style={{ left: `${100 * tick}%` }}>
            {percent(tick)}
          </span>
        ))}
      </div>
      <b className="reliability-x">{t('accuracy.said')}</b>
    </div>
  )
}
