import type { Identity } from '../domain/identity.ts'
import type { Language } from '../domain/language.ts'
import type { Settings } from '../domain/settings.ts'
import type { Log } from '../ports/platform.ts'
import type { Services } from '../services/services.ts'

/** What the server passes to every loader and action of one request. */
export type RequestContext = {
  services: Services
  /** Negotiated: the address's own language, else the stored choice, else the browser's, else English. */
  language: Language
  /** The saved location's slug or "lat,lon", from the cookie that mirrors local storage. */
  savedPlace: string | null
  /** Units, theme and motion, from the visitor's cookie. */
  settings: Settings
  /** Whose request it is, for sharing out what costs money: a network, never shown or kept. */
  client: string
  /** Scheme and host for canonical and hreflang links; configuration, never a request header. */
  publicOrigin: string
  now: number
  /** Of the built files: data of another release may need other scripts than those a page runs. */
  release: string
  log: Log
  /** The rendered page may be served from cache until then (epoch ms); the earliest call wins. */
  freshUntil(at: number): void
  /** To be awaited before the page is rendered: pages are rendered one per turn of the event loop. */
  renderTurn(): Promise<void>
  /** A secret of this render, written on every inline script of the framework's and on nothing else. */
  nonce: string
  site: SiteSettings
}

/** Operator's settings that pages show. */
export type SiteSettings = {
  identity: Identity
  contactMail: string | null
  /** Where anybody can report a mistake; null where none is configured. */
  issuesUrl: string | null
  /** Where the source code of this installation can be read: a link in the footer; null: none. */
  sourceCodeUrl: string | null
  /** The operator's name and address, as the law requires; null if not configured. */
  operatorName: string | null
  /** How long the operator keeps the server's log, as the privacy policy promises. */
  logRetentionDays: number
  ads: AdSettings
  /** What /ads.txt says; null: nothing. */
  adsTxt: string | null
}

/** Which advertising the site carries. Travels to the browser: no secrets. */
export type AdSettings = {
  /** "house": our own panels in the slots; "network": an ad network after consent; "none": no ad boxes at all. */
  mode: 'none' | 'house' | 'network'
  /** "session": on the first visit of a session; "persistent": on every visit until it was closed once. */
  popup: 'off' | 'session' | 'persistent'
  network: AdNetwork | null
}

export type AdNetwork = {
  publisherId: string
  scriptUrl: string
  /** The network's unit ids by placement. */
  slotIds: Partial<Record<AdPlacement, string>>
  /** Script of a certified consent platform (TCF) that asks instead of us; null: we ask ourselves. */
  consentPlatformUrl: string | null
}

/** Where an advertisement is placed. "banner" is the band inside the content, "rail" the column beside wide pages. */
export type AdPlacement = 'footer' | 'sidebar-left' | 'sidebar-right' | 'banner' | 'home' | 'rail' | 'popup'
