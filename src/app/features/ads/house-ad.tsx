import { LocalLink } from '../../browser/local-link.tsx'
import { buttonClass } from '../../design/button.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

/** Our own panel: what a slot shows without an ad account, without consent, or when the network stays silent. */
export function HouseAd() {
  const { t, format } = useLanguage()
  return (
    <div className="house-ad">
      <span className="house-ad-title">{t('common.weatherAd')}</span>
      <strong>{t('common.yourAdHere')}</strong>
      <LocalLink to="/ads" className={buttonClass({ variant: 'outline', size: 'small' })}>
        {t('common.learnMore')}
        <span className="visually-hidden">
          {format.colon} {t('shell.advertising')}
        </span>
      </LocalLink>
    </div>
  )
}
