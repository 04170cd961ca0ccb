import { useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { AgeView } from './weather-page-view.ts'

/** Ages are shown in minutes: twice a minute is often enough to be right. */
const tickMs = 30_000

/**
 * "Updated 5 minutes ago", counting on while the page is open. A button, because the exact time opens on hover, focus and touch
 * alike. The first text is the server's, so that what hydrates is what was sent.
 */
export function LiveAge({ age }: { age: AgeView }) {
  const { t } = useLanguage()
  const { ago, isOld } = useAge(age)
  return (
    <button type="button" className="live-age">
      {isOld && <strong>{t('home.oldData')}</strong>}{' '}
      <time dateTime={new Date(age.at).toISOString()}>
        {ago === null ? t('home.updatedNow') : t('home.updated', { ago })}
      </time>
      <span className="live-age-exact">{age.absolute}</span>
    </button>
  )
}

/** When this browser first had a reading, on its own clock: a page may be shown again as it was last known. */
const firstSeenAt = new WeakMap<AgeView, number>()

function useAge(age: AgeView): { ago: string | null; isOld: boolean } {
  const { format } = useLanguage()
  // The server's clock is trusted, the visitor's only for how long the reading has been here.
  const seenAt = firstSeenAt.get(age)
  const later = () => {
    const now = age.now + (Date.now() - (seenAt ?? Date.now()))
    const ageMs = now - age.at
    return { ago: ageMs < 60_000 ? null : format.relative(age.at, now), isOld: ageMs > age.oldAfterMs }
  }
  const [, tick] = useState(0)
  useEffect(() => {
    if (!firstSeenAt.has(age)) firstSeenAt.set(age, Date.now())
    const timer = setInterval(() => tick((count) => count + 1), tickMs)
    return () => clearInterval(timer)
  }, [age])
  return seenAt === undefined ? age : later()
}
