import { useLocation } from 'react-router'
import { Button } from '../design/button.tsx'
import { Failure } from '../design/states.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'

/** "Try Again" asks for the same address anew, as a form: a real button that needs no script. */
export function ErrorPage({ message }: { message?: string }) {
  const { t } = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <section className="wrap page-failure">
      <title>{t('common.error')}</title>
      <Failure
        title={t('common.error')}
        message={message ?? t('common.weatherFailed')}
        action={
          <form action={pathname}>
            {[...new URLSearchParams(search)].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit">{t('common.tryAgain')}</Button>
          </form>
        }
      />
    </section>
  )
}
