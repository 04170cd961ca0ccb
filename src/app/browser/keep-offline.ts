import type { Language } from '../../domain/language.ts'
import { type KeptPlace, valuesForServer } from '../../domain/place/kept-places.ts'
import { loadTexts, namespacesOf } from '../i18n/catalogues.ts'
import { localisePath } from '../i18n/localised-path.ts'
import { keepPage } from './service-worker.ts'

/** At most this many pages of an imported list are cached: the list itself has the weather of all. */
const mostPages = 5

export const glancesAddress = (requested: readonly string[], language: Language) =>
  `${localisePath('/places/glances', language)}?${new URLSearchParams(requested.map((value) => ['place', value]))}`

/** Without a connection one's own warnings are wanted first. */
export const keepWarnings = (language: Language) =>
  keepPage(new URL(localisePath('/alerts', language), location.href))

/** What a saved place is wanted for without a connection: the list with its weather, the place's own page, warnings. */
export function keepOffline(
  places: readonly KeptPlace[],
  added: readonly KeptPlace[],
  language: Language,
): void {
  const pages = ['/places', ...added.slice(0, mostPages).map(({ value }) => `/location/${value}`)]
  const addresses = pages.map((path) => localisePath(path, language))
  for (const address of [...addresses, glancesAddress(valuesForServer(places), language)])
    keepPage(new URL(address, location.href))
  keepWarnings(language)
  // No document names the files of its texts.
  void loadTexts(language, [
    ...namespacesOf('places'),
    ...namespacesOf('location'),
    ...namespacesOf('alerts'),
  ]).catch(() => undefined)
}
