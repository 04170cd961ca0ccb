import { startTransition, useEffect, useState } from 'react'
import { documentSince } from '../browser/offline-copy.ts'
import { isDocumentHydrated } from '../browser/use-hydrated.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import type { AgeView } from './age-view.server.ts'
import { noteShown, shownSince } from './shown-since.ts'

/** Ages are shown in minutes: twice a minute is often enough to be right. */
const tickMs = 30_000

const wholeMinutes = (ms: number) => Math.floor(ms / 60_000)

/**
 * "Updated 5 minutes ago", counting on while the page is open; the pointer finds the exact time. The first text is the
 * server's, so that what hydrates is what was sent. `isOnlyOld`: nothing is said of what is not.
 */
export function LiveAge({ age, isOnlyOld = false }: { age: AgeView; isOnlyOld?: boolean }) {
  const { t } = useLanguage()
  const { ago, isOld } = useAge(age)
  if (isOnlyOld && !isOld) return null
  return (
    <span className="live-age">
      {isOld && <strong>{t('home.oldData')}</strong>}{' '}
      <time dateTime={new Date(age.at).toISOString()} title={age.absolute}>
        {ago === null ? t('home.updatedNow') : t('home.updated', { ago })}
      </time>
    </span>
  )
}

function useAge(age: AgeView): { ago: string | null; isOld: boolean } {
  const { format } = useLanguage()
  // The server's clock is trusted, the visitor's only for how long the reading has been here.
  const seenAt = shownSince(age)
  const later = () => {
    const now = age.now + (Date.now() - (seenAt ?? Date.now()))
    const ageMs = now - age.at
    const ago = () => {
      if (ageMs < 60_000) return null
      // The browser's first relative time takes as long as hydrating a third of the page: not before the text changes.
      return wholeMinutes(ageMs) === wholeMinutes(age.now - age.at) ? age.ago : format.ago(age.at, now)
    }
    return { ago: ago(), isOld: ageMs > age.oldAfterMs }
  }
  const [, count] = useState(0)
  useEffect(() => {
    // Readings of the document came with it, however long ago that was when the scripts took over.
    noteShown(age, isDocumentHydrated() ? Date.now() : documentSince(age.now))
    const tick = () => startTransition(() => count((ticks) => ticks + 1))
    // At once too: the document may have stood for a while.
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [age])
  return seenAt === undefined ? age : later()
}
