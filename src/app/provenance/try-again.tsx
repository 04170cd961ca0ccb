import { useLocation } from 'react-router'
import { LinkButton } from '../design/button.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'

/** A plain link to the same address: it works with or without scripts. */
export function TryAgain() {
  const { t } = useLanguage()
  const { pathname, search } = useLocation()
  return <LinkButton href={pathname + search}>{t('common.tryAgain')}</LinkButton>
}
