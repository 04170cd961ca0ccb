import { useLocation } from 'react-router'
import type { FailureKind } from '../../../domain/failure.ts'
import { Button } from '../../design/button.tsx'
import { Failure } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { PageLink } from './page-link.tsx'

/** The weather could not be had. "Try Again" is a plain form, so that it reloads the page with or without scripts. */
export function WeatherFailure({ kind, message }: { kind: FailureKind; message: string }) {
  const { t } = useLanguage()
  const { pathname, search } = useLocation()
  const concernsKey = kind === 'key-invalid' || kind === 'no-subscription'
  return (
    <Failure
      heading="h2"
      title={t('common.error')}
      message={message}
      action={
        <form action={pathname} className="try-again">
          {[...new URLSearchParams(search)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{t('common.tryAgain')}</Button>
          {concernsKey && (
            <PageLink to="/setup" query="">
              {t('home.checkKey')}
            </PageLink>
          )}
        </form>
      }
    />
  )
}
