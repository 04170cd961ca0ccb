import { productName } from '../domain/identity.ts'

declare const self: ServiceWorkerGlobalScope

/** The page that registers the worker names the site in its address, where it has a name of its own. */
export const siteName = (): string => new URLSearchParams(self.location.search).get('site') ?? productName
