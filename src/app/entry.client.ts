import { isLanguage } from '../domain/language.ts'
import { readCookie } from './browser/remembered.ts'
import { storageKeys } from './browser/storage-keys.ts'
import { mirrorStoredLanguage } from './browser/stored-language.ts'
import { findStartupPlace } from './features/places/startup-place.ts'
import { mirrorStoredPlace } from './features/places/stored-place.ts'
import { splitPath } from './i18n/localised-path.ts'
import { holdEarlyInput } from './startup/early-input.ts'
import type { Handoff } from './startup/run-application.client.tsx'
import { whenWanted } from './startup/when-wanted.ts'

/**
 * All a glance needs of scripts. The application follows when somebody wants more than the document shows, or when the
 * document is of another place or language than this browser has stored (docs/decisions/0021-scripts-when-wanted.md).
 */
const { lang, dataset } = document.documentElement
const language = isLanguage(lang) ? lang : 'en'
const isOtherwiseStored = [
  mirrorStoredLanguage(language, location.pathname),
  mirrorStoredPlace(readCookie(storageKeys.userLocation)),
].includes(true)
const { page } = splitPath(location.pathname)
const placeFound = findStartupPlace(language, page).then((place) => place ?? new Promise(() => {}))

void start(
  isOtherwiseStored || dataset.scripts === 'at-once'
    ? Promise.resolve()
    : Promise.race([whenWanted(), placeFound]),
)

async function start(wanted: Promise<unknown>): Promise<void> {
  const early = holdEarlyInput()
  await wanted
  try {
    const [handoff] = await Promise.all([fetchHandoff(), window.loadRoutes?.()])
    await window.__reactRouterRouteModules.root.handle.runApplication(language, page, handoff)
    early.release()
  } catch {
    // Not within reach: everything works as without scripts, until somebody tries again.
    early.release()
    await start(whenWanted())
  }
}

/** The data the document was made from, or newer data where the server has forgotten it. */
async function fetchHandoff(): Promise<Handoff> {
  const query = new URLSearchParams({ page: location.pathname + location.search })
  const { ok, body, headers } = await fetch(`/handoff/${dataset.handoff}?${query}`)
  if (!ok || !body) throw new Error('no data')
  return { data: body, isNewer: headers.get('X-Handoff') === 'newer' }
}
