import { naturalHazards } from '../../../reference/natural-hazards.ts'
import { Glyph } from '../../design/icons/icon.tsx'
import { severityClass, severityLevels } from '../../design/marks.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

/** What the four levels mean, and that they are not the federal ones. */
export function SeverityLegend() {
  const { t, language } = useLanguage()
  return (
    <>
      <dl className="severity-legend grid">
        {severityLevels.map((level) => (
          <div key={level}>
            <dt className={`severity-ground ${severityClass(level)}`}>
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
      <p className="note">
        {t('alerts.scales')}{' '}
        <a href={naturalHazards[language]} rel="noopener">
          {new URL(naturalHazards[language]).host}
        </a>
      </p>
    </>
  )
}
