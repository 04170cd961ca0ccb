import { useLocation } from 'react-router'
import { useLanguage } from '../../i18n/language-provider.tsx'

export function ErrorPage({ message }: { message?: string }) {
  const { t } = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <section className="wrap">
      <title>{t('common.error')}</title>
      <h1>{t('common.error')}</h1>
      <p>{message ?? t('common.weatherFailed')}</p>
      <a href={pathname + search}>{t('common.tryAgain')}</a>
    </section>
  )
}
