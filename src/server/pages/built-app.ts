import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { Identity } from '../../domain/identity.ts'
import { isLanguage, type Language } from '../../domain/language.ts'
import { createDocumentWriter, type DocumentHead } from './document.ts'
import type { AppHandler } from './pages.ts'

/** The entry module of the built app exports the key under which it reads its request context. */
export async function handlerOf(
  build: ServerBuild,
  identity: Identity,
  mode: 'production' | 'development',
): Promise<AppHandler> {
  const handler = createRequestHandler(build, mode)
  const entry = build.entry.module as typeof build.entry.module &
    Pick<AppHandler, 'requestContext' | 'drawPreview'> & {
      head: DocumentHead
      nameSite(identity: Identity): Promise<void>
      textSources(language: Language, pathname: string): string[]
    }
  await entry.nameSite(identity)
  const routes = routeTree(build)
  const addressOf = mode === 'production' ? builtAddresses() : () => []
  return {
    release: build.assets.version,
    handle: (request, context) => handler(request, context),
    requestContext: entry.requestContext,
    drawPreview: entry.drawPreview,
    finishDocument: createDocumentWriter(entry.head),
    textFilesOf: (language, pathname) => entry.textSources(language, pathname).flatMap(addressOf),
    routeOf(pathname) {
      if (routerOwn.test(pathname)) return pathname
      const match = matchRoutes(routes, pathname)?.at(-1)
      if (!match || match.route.path?.endsWith('*')) return null
      const { lang } = match.params
      return lang === undefined || isLanguage(lang) ? (match.route.id ?? null) : null
    },
  }
}

/** By source file, from Vite's manifest of the browser's build. */
function builtAddresses(): (source: string) => string[] {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('build/client/.vite/manifest.json', 'utf8'),
  )
  return (source) => {
    const built = manifest[source]
    if (!built) throw new Error(`Vite's manifest does not name ${source}`)
    return [`/${built.file}`]
  }
}

/** The router's manifest, and the data of "/" under its special name. */
const routerOwn = /^\/(__manifest|_root|_)$/

/** The addresses of the app, as its own router matches them. */
function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: routeTree(build, id) },
    )
}

/** The app as React Router built it; the built server includes it, with one copy of the libraries for both. */
const appFile = () =>
  import.meta.url.endsWith('.ts')
    ? pathToFileURL(resolve('build/server/index.js'))
    : new URL('./app.js', import.meta.url)

/** Loaded once, at the first page. */
export function builtApp(identity: Identity): () => Promise<AppHandler> {
  let handler: Promise<AppHandler> | null = null
  return () => {
    handler ??= import(appFile().href).then((build: ServerBuild) => handlerOf(build, identity, 'production'))
    return handler
  }
}
