import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { type KeptPlace, valueForServer } from '../../../domain/place/kept-places.ts'
import { parseChoices, serialiseChoices, withChoice } from '../../../domain/push/choices.ts'
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
import { storageKeys } from '../../browser/storage-keys.ts'
import { createStoredValue } from '../../browser/stored-value.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'

const none: readonly Watch[] = []
const choices = createStoredValue(storageKeys.notifications, parseChoices)

export type Notifications = {
  support: PushSupport
  choiceOf: (place: KeptPlace) => Watch | undefined
  /** How many of the saved places have notifications. */
  count: number
  /** The browser has lost its subscription, or the server could not be reached since. */
  isStale: boolean
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
  const stored = useSyncExternalStore(choices.subscribe, choices.read, () => none)
  const [isStale, setStale] = useState(false)
  /** What the server has, as far as this page knows. */
  const saved = useRef('')
  const kept = new Set(places.map(valueForServer))
  const watches = stored.filter(({ place }) => kept.has(place))
  const sent = textOf(language, watches)

  async function save(wanted: readonly Watch[]): Promise<void> {
    if (wanted.length === 0) await withdraw()
    else await saveWatches(await subscribe(), language, wanted)
    saved.current = textOf(language, wanted)
    choices.write(serialiseChoices(wanted))
    setStale(false)
  }

  const renewQuietly = useEffectEvent(async () => {
    if (stored.length === 0 || sent === saved.current || pushSupport() !== 'ready') return
    // A place removed on this page may be restored with its choice.
    if (saved.current === '') choices.write(serialiseChoices(watches))
    try {
      const subscription = await currentSubscription()
      if (!subscription || Notification.permission !== 'granted') return setStale(watches.length > 0)
      if (watches.length === 0) await withdraw()
      else await saveWatches(subscription, language, watches)
      saved.current = sent
      setStale(false)
    } catch {
      setStale(true)
    }
  })
  useEffect(() => {
    if (sent) void renewQuietly()
  }, [sent])

  return {
    support: pushSupport(),
    choiceOf: (place) => watches.find((watch) => watch.place === valueForServer(place)),
    count: watches.length,
    isStale,
    choose: (place, choice) => attempt(() => save(withChoice(watches, valueForServer(place), choice))),
    renew: () => attempt(() => save(watches)),
    stopAll: () => attempt(() => save([])),
  }
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
