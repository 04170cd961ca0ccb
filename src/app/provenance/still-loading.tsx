import { useRevalidateEvery } from '../browser/use-revalidate-every.ts'
import { Notice } from '../design/states.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { TryAgain } from './try-again.tsx'

const againMs = 3000

/** A source is still answering: the page fills itself with scripts, and by the link without them. */
export function StillLoading() {
  const { t } = useLanguage()
  useRevalidateEvery(againMs)
  return (
    <div role="status">
      <Notice glyph="clock">
        <p>{t('common.stillLoading')}</p>
        <TryAgain />
      </Notice>
    </div>
  )
}
