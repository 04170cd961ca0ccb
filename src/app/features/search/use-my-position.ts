import { useState } from 'react'
import { lastChoice } from '../../browser/stored-place.ts'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { hasGeolocation, locate } from './position.ts'
import { useChoosePlace } from './use-choose-place.ts'

const visitorAt = () => `${location.pathname} ${lastChoice()}`

/** "Use my position": unlike at start, a failure is shown, because the visitor requested it. */
export function useMyPosition(): { takePosition: () => Promise<void>; isLocating: boolean } {
  const { language, t } = useLanguage()
  const choose = useChoosePlace()
  const [isLocating, setLocating] = useState(false)
  const showToast = useToast()
  const fail = (description: string) =>
    showToast({ title: t('common.error'), description, variant: 'destructive' })
  async function takePosition() {
    if (!hasGeolocation()) return fail(t('search.positionUnsupported'))
    const before = visitorAt()
    setLocating(true)
    const place = await locate(language)
    setLocating(false)
    // The permission may be given minutes later, on another page or with another place chosen.
    if (visitorAt() !== before) return
    if (place) choose(place)
    else fail(t('search.positionFailed'))
  }
  return { takePosition, isLocating }
}
