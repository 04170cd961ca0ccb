import { FieldError } from '../../design/field.tsx'
import './notifications.css'
import { useState } from 'react'
import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import { besidesWishes } from '../../../domain/push/choices.ts'
import type { Watch } from '../../../domain/push/watch.ts'
import type { PushFailure } from '../../browser/push-subscription.ts'
import { Button } from '../../design/button.tsx'
import { Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Notifications } from './use-notifications.ts'

type NotificationsSectionProps = {
  places: readonly KeptPlace[]
  nameOf: (place: KeptPlace) => string
  notifications: Notifications
}

/** What this browser is notified of, and one press to end it all. */
export function NotificationsSection({ places, nameOf, notifications }: NotificationsSectionProps) {
  const { t } = useLanguage()
  const showToast = useToast()
  const [failure, setFailure] = useState<PushFailure | null>(null)
  const { count, obstacle } = notifications
  const chosen = places.flatMap((place) => {
    const choice = besidesWishes(notifications.choiceOf(place))
    return choice ? [{ place, choice }] : []
  })
  if (count === 0) return null

  async function press(work: () => Promise<PushFailure | null>, done: string) {
    const problem = await work()
    setFailure(problem)
    if (!problem) showToast({ title: done })
  }

  return (
    <Section title={t('places.notifyList')} note={t('places.notifyListText')}>
      {obstacle && (
        <Notice glyph={obstacle === 'offline' ? 'offline' : 'info'}>
          <p role="status">{t(`places.notify-${obstacle}`)}</p>
          {(obstacle === 'stale' || obstacle === 'offline') && (
            <Button
              variant="outline"
              size="small"
              onClick={() => void press(notifications.renew, t('places.notifyRenewed'))}
            >
              {t('places.notifyRenew')}
            </Button>
          )}
        </Notice>
      )}
      {chosen.length > 0 && (
        <ul className="notify-list rows">
          {chosen.map(({ place, choice }) => (
            <li key={place.value}>
              <strong>{nameOf(place)}</strong> <Chosen choice={choice} />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="outline"
        size="small"
        onClick={() => void press(notifications.stopAll, t('places.notifyAllStopped'))}
      >
        {t('places.notifyStopAll')}
      </Button>
      <FieldError>{failure && t(`places.notify-${failure}`)}</FieldError>
    </Section>
  )
}

function Chosen({ choice: { warningsFrom, rain, dangers = [] } }: { choice: Watch }) {
  const { t } = useLanguage()
  const level = warningsFrom === 'severe' || warningsFrom === 'extreme' ? warningsFrom : 'minor'
  const parts = [
    warningsFrom && t('places.notifyWarningsFrom', { level: t(`places.notifyLevel-${level}`) }),
    ...dangers.map((kind) => t(`places.notifyDanger-${kind}`)),
    rain && t('places.notifyRain'),
    rain?.quiet && t('places.notifyQuietHours', rain.quiet),
  ].filter((part) => typeof part === 'string')
  return <span>{parts.join(' · ')}</span>
}
