import type { Language } from '../domain/language.ts'
import type { Log } from '../ports/platform.ts'
import type { Services } from './services.ts'

/** What the server hands to every loader and action of one request. */
export type RequestContext = {
  services: Services
  /** Negotiated: the address's own language, else the stored choice, else the browser's, else English. */
  language: Language
  /** The saved location's slug or "lat,lon", from the cookie that mirrors local storage. */
  savedPlace: string | null
  /** Scheme and host for canonical and hreflang links; configuration, never a request header. */
  publicOrigin: string
  now: number
  log: Log
  /** The rendered page may be served from cache until then (epoch ms); the earliest call wins. */
  freshUntil(at: number): void
  site: SiteSettings
}

/** Operator's settings that pages show. */
export type SiteSettings = {
  contactMail: string | null
}
