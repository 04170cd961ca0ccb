import type { Language } from '../../../domain/language.ts'
import { type KeptPlace, valueForServer } from '../../../domain/place/kept-places.ts'
import { parseChoices, serialiseChoices, withChoice } from '../../../domain/push/choices.ts'
import type { Watch } from '../../../domain/push/watch.ts'
import { currentSubscription, saveWatches, subscribe, withdraw } from '../../browser/push-subscription.ts'
import { storageKeys } from '../../browser/storage-keys.ts'
import { storedKeptPlaces } from '../../browser/stored-kept-places.ts'
import { createStoredValue } from '../../browser/stored-value.ts'

export const storedChoices = createStoredValue(storageKeys.notifications, parseChoices)

/** Choices for places that are no longer saved are left out. */
export function keptWatches(choices: readonly Watch[], places: readonly KeptPlace[]): Watch[] {
  const kept = new Set(places.map(valueForServer))
  return choices.filter(({ place }) => kept.has(place))
}

/** Ends the notifications of a place that has just been removed. Resolves with what turns them on again. */
export async function endWatch(removed: KeptPlace, language: Language): Promise<() => Promise<void>> {
  const wanted = () => keptWatches(storedChoices.read(), storedKeptPlaces.read())
  const ended = storedChoices.read().find(({ place }) => place === valueForServer(removed))
  const subscription = ended && (await currentSubscription())
  if (!subscription) return async () => {}

  const others = wanted()
  if (others.length === 0) await withdraw()
  else await saveWatches(subscription, language, others)
  // Not before the server knows: until then the stored choice is what My places tries again with.
  storedChoices.write(serialiseChoices(others))

  return async () => {
    storedChoices.write(serialiseChoices(withChoice(storedChoices.read(), ended.place, ended)))
    await saveWatches(await subscribe(), language, wanted())
  }
}
