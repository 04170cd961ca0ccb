import { Glyph } from '../../design/icons/icon.tsx'
import { type SeverityLevel, severityClass } from '../../design/marks.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

const levels: readonly SeverityLevel[] = [1, 2, 3, 4]

/** What the four levels mean. */
export function SeverityLegend() {
  const { t } = useLanguage()
  return (
    <dl className="severity-legend">
      {levels.map((level) => (
        <div key={level}>
          <dt className={severityClass(level)}>
            <Glyph name={`severity-${level}`} />
            {level}
          </dt>
          <dd>
            <b>{t(`alerts.level-${level}`)}</b>
            <br />
            {t(`alerts.advice-${level}`)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
