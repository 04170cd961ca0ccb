import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/language-provider.tsx'

/** Skip link, header, the page, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <>
      <a className="skip" href="#main-content">
        {t('common.skipToContent')}
      </a>
      <main id="main-content">{children}</main>
    </>
  )
}
