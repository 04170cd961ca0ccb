import { useLanguage } from '../../i18n/language-provider.tsx'
import type { GlanceView } from './glances.server.ts'

type WarningLineProps = Pick<GlanceView, 'warning' | 'warningNote'> & { prefix: string }

/** In documents of their own: the gravest danger in its colour and words, and what is not known of warnings. */
export function WarningLine({ warning, warningNote, prefix }: WarningLineProps) {
  const { t, format } = useLanguage()
  return (
    <>
      {warning && (
        <p className={`severity-ground ${prefix}-warning ${warning.look}`}>
          <b>
            {warning.severity}
            {format.colon}
          </b>{' '}
          <span lang={warning.language}>{warning.title}</span>
          {warning.more > 0 && ` · ${t('home.moreAlerts', { count: warning.more })}`}
        </p>
      )}
      {warningNote && <p className={`${prefix}-note`}>{warningNote}</p>}
    </>
  )
}
