import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { AppHandler } from './pages.ts'

/** The entry module of the built app exports the key under which it reads its request context. */
export function handlerOf(build: ServerBuild, mode: 'production' | 'development'): AppHandler {
  const handler = createRequestHandler(build, mode)
  const entry = build.entry.module as typeof build.entry.module & Pick<AppHandler, 'requestContext'>
  return { handle: (request, context) => handler(request, context), requestContext: entry.requestContext }
}

/** Loaded once, at the first page. */
export function builtApp(): () => Promise<AppHandler> {
  let handler: Promise<AppHandler> | null = null
  return () => {
    handler ??= import(pathToFileURL(resolve('build/server/index.js')).href).then((build: ServerBuild) =>
      handlerOf(build, 'production'),
    )
    return handler
  }
}
