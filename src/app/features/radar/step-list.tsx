import { useLanguage } from '../../i18n/language-provider.tsx'
import type { StepView } from './radar-page-view.ts'

/** The next two hours as text: rate and probability every step, as an alternative to the chart. */
export function StepList({ steps, placeName }: { steps: readonly StepView[]; placeName: string }) {
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
