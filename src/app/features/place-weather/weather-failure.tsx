import type { FailureKind } from '../../../domain/failure.ts'
import { TryAgain } from '../../browser/try-again.tsx'
import { Failure } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { PageLink } from './page-link.tsx'

/** The weather could not be had. */
export function WeatherFailure({ kind, message }: { kind: FailureKind; message: string }) {
  const { t } = useLanguage()
  const concernsKey = kind === 'key-invalid' || kind === 'no-subscription'
  return (
    <Failure
      heading="h2"
      title={t('common.error')}
      message={message}
      action={
        <div className="try-again">
          <TryAgain />
          {concernsKey && (
            <PageLink to="/setup" query="">
              {t('home.checkKey')}
            </PageLink>
          )}
        </div>
      }
    />
  )
}
