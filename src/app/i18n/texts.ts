import type about from './en/about.ts'
import type accuracy from './en/accuracy.ts'
import type alerts from './en/alerts.ts'
import type common from './en/common.ts'
import type consent from './en/consent.ts'
import type embed from './en/embed.ts'
import type forecast from './en/forecast.ts'
import type home from './en/home.ts'
import type key from './en/key.ts'
import type legal from './en/legal.ts'
import type meta from './en/meta.ts'
import type mountain from './en/mountain.ts'
import type offline from './en/offline.ts'
import type pages from './en/pages.ts'
import type places from './en/places.ts'
import type plan from './en/plan.ts'
import type pollen from './en/pollen.ts'
import type precipitation from './en/precipitation.ts'
import type radar from './en/radar.ts'
import type seasonal from './en/seasonal.ts'
import type settings from './en/settings.ts'
import type shell from './en/shell.ts'
import type snow from './en/snow.ts'
import type water from './en/water.ts'
import type weather from './en/weather.ts'

/** The one typed key set: English defines it, the other languages must match it. */
type English = {
  common: typeof common
  shell: typeof shell
  home: typeof home
  /** Titles and descriptions: read by loaders on the server, never sent as a catalogue. */
  meta: typeof meta
  /** Names of skies, winds and warnings: like meta, loaders put them into the page's data. */
  weather: typeof weather
  /** Heights, mountains, föhn and bise: like meta. */
  mountain: typeof mountain
  /** The cookie settings: fetched when they are opened. */
  consent: typeof consent
  /** The key box: fetched where it is shown. */
  key: typeof key
  /** Storage table and facts of the legal pages: like meta. */
  legal: typeof legal
  /** What the service worker says; pages do not. */
  offline: typeof offline
  radar: typeof radar
  precipitation: typeof precipitation
  alerts: typeof alerts
  forecast: typeof forecast
  seasonal: typeof seasonal
  plan: typeof plan
  snow: typeof snow
  pollen: typeof pollen
  accuracy: typeof accuracy
  pages: typeof pages
  places: typeof places
  embed: typeof embed
  settings: typeof settings
  about: typeof about
  water: typeof water
}

export const namespaces = [
  'common',
  'shell',
  'home',
  'meta',
  'mountain',
  'weather',
  'consent',
  'key',
  'legal',
  'offline',
  'radar',
  'precipitation',
  'alerts',
  'forecast',
  'seasonal',
  'plan',
  'snow',
  'pollen',
  'accuracy',
  'pages',
  'places',
  'embed',
  'settings',
  'about',
  'water',
] as const satisfies readonly (keyof English)[]
export type Namespace = (typeof namespaces)[number]

/** What one language file must hold. */
export type Texts<N extends Namespace> = Record<keyof English[N], string>

export type TextKey = { [N in Namespace]: `${N}.${Extract<keyof English[N], string>}` }[Namespace]

/**
 * Texts by key, of one language; namespaces not loaded yet are missing. An object, since its keys are found by identity
 * where a map compares them letter by letter, two hundred times a page.
 */
export type Catalogue = Readonly<Record<string, string>>

export type TextValues = Record<string, string | number>
/** With `count`, the plural form `{key}_{one|other|…}` of the language is taken where it exists. */
export type Translate = (key: TextKey | PluralKey, values?: TextValues) => string

/** `alerts.count_one` and `alerts.count_other` are requested as `alerts.count` with a `count`. */
export type PluralKey = TextKey extends infer K ? (K extends `${infer Stem}_other` ? Stem : never) : never
