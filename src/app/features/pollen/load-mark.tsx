import { useLanguage } from '../../i18n/language-provider.tsx'
import type { LoadView } from './pollen-view.ts'

const steps = [1, 2, 3, 4]

/** Four bars, filled up to the load, and its word. */
export function LoadMark({ load }: { load: LoadView | null }) {
  const { t } = useLanguage()
  if (!load) return <>–</>
  return (
    <span className="load-mark">
      <span aria-hidden="true">
        {steps.map((step) => (
          <i key={step} className={step <= load.level ? 'is-reached' : undefined} />
        ))}
      </span>
      {t(`pollen.load-${load.load}`)}
    </span>
  )
}
