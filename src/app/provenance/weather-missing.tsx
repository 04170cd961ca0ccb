import type { FailureKind } from '../../domain/failure.ts'
import { LocalLink } from '../browser/local-link.tsx'
import { LinkButton } from '../design/button.tsx'
import { FailureNotice } from '../design/states.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { StillLoading } from './still-loading.tsx'
import { TryAgain } from './try-again.tsx'

/** In place of the weather: why it is missing and what to do. */
export function WeatherMissing({ failure }: { failure: FailureKind }) {
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
      title={t('common.error')}
      message={t('common.weatherFailedLater')}
      action={<TryAgain />}
    />
  )
}
