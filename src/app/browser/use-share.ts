import { useToast } from '../design/toast.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { useRootData } from './root-data.ts'
import type { SharedPart } from './share.ts'

/** What sharing needs is fetched when somebody shares: every page has a button for it. */
export function useShare(part?: SharedPart, about?: string): () => Promise<void> {
  const { t, language } = useLanguage()
  const showToast = useToast()
  const place = useRootData()?.place.value
  return () =>
    import('./share.ts').then(
      ({ share }) => share({ part, about, place, language, t, showToast }),
      () => showToast({ title: t('common.shareFailed'), variant: 'destructive' }),
    )
}
