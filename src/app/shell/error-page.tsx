import { TryAgain } from '../browser/try-again.tsx'
import { FailureNotice } from '../design/states.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'

export function ErrorPage() {
  const { t } = useLanguage()
  return (
    <section className="wrap page-failure">
      <title>{t('common.error')}</title>
      <FailureNotice title={t('common.error')} message={t('common.weatherFailed')} action={<TryAgain />} />
    </section>
  )
}
