import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { hasGeolocation, locate } from './position.ts'
import { lastChoice } from './stored-place.ts'
import { useChoosePlace } from './use-choose-place.ts'

const visitorAt = () => `${location.pathname} ${lastChoice()}`

/** "Use my position": unlike at start, a failure is shown, because the visitor requested it. */
export function useMyPosition(): () => Promise<void> {
  const { language, t } = useLanguage()
  const choose = useChoosePlace()
  const showToast = useToast()
  const fail = (description: string) =>
    showToast({ title: t('common.error'), description, variant: 'destructive' })
  return async () => {
    if (!hasGeolocation()) return fail(t('shell.positionUnsupported'))
    const before = visitorAt()
    const place = await locate(language)
    // The permission may be given minutes later, on another page or with another place chosen.
    if (visitorAt() !== before) return
    if (place) choose(place)
    else fail(t('shell.positionFailed'))
  }
}
