import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '../domain/language.ts'
import { startWorker } from './browser/service-worker.ts'
import { adoptOldTheme } from './browser/settings.ts'
import { guardLibraries } from './design/trusted-types.ts'
import { findStartupPlace } from './features/search/position.ts'
import { loadTexts, namespacesOf } from './i18n/catalogues.ts'
import { splitPath } from './i18n/localised-path.ts'
import type { HeldInput } from './startup/before-hydration.ts'

/** Around and not beside: React numbers elements by their place in the tree, which is the server's. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    if (window.heldInput) void letHappen(window.heldInput)
    adoptOldTheme()
    startWorker()
  }, [])
  return children
}

/** What was pressed before hydration, in its order. */
async function letHappen({ pressed, stop }: HeldInput): Promise<void> {
  stop()
  const line = document.querySelector<HTMLElement>('.busy-line')
  if (line && pressed.length > 0) line.hidden = true
  for (const control of pressed) {
    control.click()
    // React renders what it led to: pressed twice, Play is Pause by then.
    await null
  }
}

/** before-hydration.ts then releases the queued input. */
const giveUp = () => dispatchEvent(new Event('wetterhorn:hydration-failed'))

let isHydrating = false

async function hydrate(): Promise<void> {
  if (isHydrating) return
  isHydrating = true
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'en'
  const { page } = splitPath(location.pathname)
  try {
    void findStartupPlace(language, page)
    await loadTexts(language, namespacesOf(page))
  } catch {
    // No connection just now: the next press tries again.
    isHydrating = false
    giveUp()
    return
  }
  // In a transition React works in slices and lets the browser do other things in between; not while a press waits.
  if (window.heldInput?.pressed.length) hydrateDocument()
  else startTransition(hydrateDocument)
}

function hydrateDocument(): void {
  hydrateRoot(
    document,
    <Hydrated>
      <HydratedRouter />
    </Hydrated>,
    {
      onUncaughtError(error) {
        reportError(error)
        giveUp()
      },
    },
  )
}

guardLibraries()
addEventListener('wetterhorn:start', hydrate)
// In a task of its own: evaluating the libraries has just taken a long one.
setTimeout(hydrate)
