import { useToast } from '../design/toast.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { useRootData } from './root-data.ts'
import { type SharedPart, share } from './share.ts'

/** At once: Safari shares and copies only in the moment of the press, not once something has been fetched for it. */
export function useShare(part?: SharedPart, about?: string): () => Promise<void> {
  const { t, language } = useLanguage()
  const showToast = useToast()
  const place = useRootData()?.place.value
  return () => share({ part, about, place, language, t, showToast })
}
