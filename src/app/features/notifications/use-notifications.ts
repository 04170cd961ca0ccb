import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { type KeptPlace, valueForServer } from '../../../domain/place/kept-places.ts'
import { besidesWishes, serialiseChoices, withChoice } from '../../../domain/push/choices.ts'
import type { Watch } from '../../../domain/push/watch.ts'
import {
  currentSubscription,
  PushError,
  type PushFailure,
  type PushSupport,
  pushSupport,
  saveWatches,
  subscribe,
  withdraw,
} from '../../browser/push-subscription.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { keptWatches, storedChoices } from './watches.ts'

const none: readonly Watch[] = []

/** stale: the browser has lost its subscription, or the server could not be reached since. */
type Obstacle = Exclude<PushSupport, 'ready'> | 'stale' | 'offline'

export type Notifications = {
  support: PushSupport
  /** Why what was chosen may not arrive; null while all is well. */
  obstacle: Obstacle | null
  choiceOf: (place: KeptPlace) => Watch | undefined
  /** What was chosen for the place besides wishes arrives, as far as this page knows. */
  isOn: (place: KeptPlace) => boolean
  /** How many of the saved places have notifications. */
  count: number
  /** null: done; otherwise why not, and everything is as before. */
  choose: (place: KeptPlace, choice: Watch | null) => Promise<PushFailure | null>
  renew: () => Promise<PushFailure | null>
  stopAll: () => Promise<PushFailure | null>
}

/**
 * The choice is stored in the browser, and sent to the server whole: what is chosen for places that are no longer saved
 * is left out, and a server that has lost it has it again after the next visit.
 */
export function useNotifications(places: readonly KeptPlace[]): Notifications {
  const { language } = useLanguage()
  const stored = useSyncExternalStore(storedChoices.subscribe, storedChoices.read, () => none)
  const [isStale, setStale] = useState(false)
  /** What the server has, as far as this page knows. */
  const saved = useRef('')
  const watches = keptWatches(stored, places)
  const sent = textOf(language, watches)

  async function save(wanted: readonly Watch[]): Promise<void> {
    if (wanted.length === 0) await withdraw()
    else await saveWatches(await subscribe(), language, wanted)
    saved.current = textOf(language, wanted)
    storedChoices.write(serialiseChoices(wanted))
    setStale(false)
  }

  const renewQuietly = useEffectEvent(async () => {
    if (stored.length === 0 || sent === saved.current || pushSupport() !== 'ready') return
    try {
      const subscription = Notification.permission === 'granted' ? await currentSubscription() : null
      if (subscription && watches.length === 0) await withdraw()
      else if (subscription) await saveWatches(subscription, language, watches)
      // A place removed on this page may be restored with its choice; those removed before are forgotten, but not before
      // the server has forgotten them: the stored choice is what the next visit tries again with.
      if (saved.current === '')
        storedChoices.write(serialiseChoices(keptWatches(storedChoices.read(), places)))
      if (!subscription) return setStale(watches.length > 0)
      saved.current = sent
      setStale(false)
    } catch {
      setStale(true)
    }
  })
  useEffect(() => {
    if (sent) void renewQuietly()
  }, [sent])

  const support = pushSupport()
  const obstacle = obstacleOf(support, isStale, navigator.onLine)
  const choiceOf = (place: KeptPlace) => watches.find((watch) => watch.place === valueForServer(place))
  return {
    support,
    obstacle,
    choiceOf,
    // Without a connection the server still has what it had.
    isOn: (place) => (obstacle === null || obstacle === 'offline') && besidesWishes(choiceOf(place)) !== null,
    count: watches.length,
    choose: (place, choice) => attempt(() => save(withChoice(watches, valueForServer(place), choice))),
    renew: () => attempt(() => save(watches)),
    stopAll: () => attempt(() => save([])),
  }
}

export function obstacleOf(support: PushSupport, isStale: boolean, isOnline: boolean): Obstacle | null {
  if (support !== 'ready') return support
  if (!isStale) return null
  return isOnline ? 'stale' : 'offline'
}

const textOf = (language: string, watches: readonly Watch[]) => `${language} ${JSON.stringify(watches)}`

async function attempt(work: () => Promise<void>): Promise<PushFailure | null> {
  try {
    await work()
    return null
  } catch (error) {
    return error instanceof PushError ? error.reason : 'failed'
  }
}
