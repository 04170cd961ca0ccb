import type { FailureKind } from '../../domain/failure.ts'
import { LocalLink } from '../browser/local-link.tsx'
import { LinkButton } from '../design/button.tsx'
import { FailureNotice } from '../design/states.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { StillLoading } from './still-loading.tsx'
import { TryAgain } from './try-again.tsx'

type MissingProps = {
  failure: FailureKind
  /** Of another source than the weather's. */
  title?: string
  message?: string
}

/** In place of what a page is about: why it is missing and what to do, or that its source is still answering. */
export function Missing({ failure, title, message }: MissingProps) {
  const { t } = useLanguage()
  if (failure === 'key-missing') {
    return (
      <FailureNotice
        heading="h2"
        title={t('common.keyMissing')}
        message={t('common.keyMissingText')}
        action={
          <LinkButton as={LocalLink} to="/">
            {t('common.returnHome')}
          </LinkButton>
        }
      />
    )
  }
  if (failure === 'pending') return <StillLoading />
  return (
    <FailureNotice
      heading="h2"
      title={title ?? t('common.error')}
      message={message ?? t('common.weatherFailedLater')}
      action={<TryAgain />}
    />
  )
}
