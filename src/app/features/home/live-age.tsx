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

function useAge(age: AgeView): { ago: string | null; isOld: boolean } {
  const { format } = useLanguage()
  const [later, setLater] = useState<{ of: AgeView; ago: string | null; isOld: boolean } | null>(null)
  useEffect(() => {
    // The server's clock is trusted, the visitor's only for how long the page has been open.
    const openedAt = Date.now()
    const timer = setInterval(() => {
      const now = age.now + (Date.now() - openedAt)
      const ageMs = now - age.at
      setLater({
        of: age,
        ago: ageMs < 60_000 ? null : format.relative(age.at, now),
        isOld: ageMs > age.oldAfterMs,
      })
    }, tickMs)
    return () => clearInterval(timer)
  }, [age, format])
  return later?.of === age ? later : age
}
