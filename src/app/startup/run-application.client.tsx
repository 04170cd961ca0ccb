import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Language } from '../../domain/language.ts'
import { storedLookScript } from '../browser/theme.tsx'
import { guardLibraries } from '../design/trusted-types.ts'
import { loadTexts, namespacesOf } from '../i18n/catalogues.ts'

declare global {
  interface Window {
    __reactRouterContext: { stream: ReadableStream<Uint8Array> }
    /** Written into the document, see src/server/pages/document.ts; in development the routes are there already. */
    loadRoutes?: () => Promise<void>
    __reactRouterRouteModules: { root: { handle: { runApplication: typeof runApplication } } }
  }
}

export type Handoff = {
  data: ReadableStream<Uint8Array>
  /** Not what the document was made from: React makes it anew, perhaps under another sky. */
  isNewer: boolean
}

/** React takes over the document; done when it has. */
export async function runApplication(
  language: Language,
  page: string,
  { data, isNewer }: Handoff,
): Promise<void> {
  await Promise.all([loadTexts(language, namespacesOf(page)), isNewer && import('../under-sky.ts')])
  guardLibraries(storedLookScript)
  // From now on a link asks for the next page's data, not for its document.
  document.querySelector('script[type=speculationrules]')?.remove()
  window.__reactRouterContext.stream = data
  await new Promise<void>((onRunning) =>
    startTransition(() => {
      hydrateRoot(
        document,
        <Running tell={onRunning}>
          <HydratedRouter />
        </Running>,
        isNewer ? { onRecoverableError: () => {} } : {},
      )
    }),
  )
}

/** Around and not beside: React numbers elements by their place in the tree, which is the server's. */
function Running({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}
