import { useLanguage } from '../../i18n/language-provider.tsx'
import type { FloodView } from './water-view.ts'

/** The five levels in colour, number and the authorities' own words. */
export function FloodScale({ scale }: { scale: readonly FloodView[] }) {
  const { t } = useLanguage()
  return (
    <>
      <h2>{t('water.scaleTitle')}</h2>
      <ol className="flood-scale">
        {scale.map(({ level, text }) => (
          <li key={level}>
            <b className={`flood severity-${level}`}>{level}</b> {text}
          </li>
        ))}
        <li>
          <b className="flood">–</b> {t('water.noLevel')}
        </li>
      </ol>
    </>
  )
}
