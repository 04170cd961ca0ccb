import { TryAgain } from '../../browser/try-again.tsx'
import { FailureNotice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

/** Shown when the weather could not be fetched. */
export function WeatherFailure({ message }: { message: string }) {
  const { t } = useLanguage()
  return <FailureNotice heading="h2" title={t('common.error')} message={message} action={<TryAgain />} />
}
