import { type Aspect, aspects } from '../../../domain/snow/avalanche.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'

const radius = 34
const corner = (eighths: number): string => {
  const angle = (eighths / 8) * 2 * Math.PI
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
}

/** The affected aspects as filled sectors; `label` says them in words. */
export function AspectRose({ affected, label }: { affected: Aspect[]; label: string }) {
  const { t } = useLanguage()
  return (
    <svg className="aspect-rose" viewBox="-48 -48 96 96" role="img" aria-label={label}>
      {aspects.map((aspect, index) => (
        <path
          key={aspect}
          className={affected.includes(aspect) ? 'is-affected' : undefined}
          d={`M0 0L${corner(index - 0.5)}A${radius} ${radius} 0 0 1 ${corner(index + 0.5)}z`}
        />
      ))}
      <text y="-38">{t('snow.aspect-N')}</text>
      <text y="46">{t('snow.aspect-S')}</text>
      <text x="42" y="4">
        {t('snow.aspect-E')}
      </text>
      <text x="-42" y="4">
        {t('snow.aspect-W')}
      </text>
    </svg>
  )
}
