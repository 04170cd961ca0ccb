import { Link } from 'react-router'
import { useLanguage } from '../../i18n/language-provider.tsx'

export function NotFoundPage() {
  const { t } = useLanguage()
  return (
    <section className="wrap">
      <title>{t('common.notFoundTitle')}</title>
      <p>404</p>
      <h1>{t('common.notFoundHeading')}</h1>
      <p>{t('common.notFoundText')}</p>
      <Link to="/">{t('common.returnHome')}</Link>
      <Link to="/forecast">{t('common.checkForecast')}</Link>
    </section>
  )
}
