/** The one typed key set: English defines it, the other languages must match it. */
type English = {
  common: typeof import('./en/common.ts').default
  shell: typeof import('./en/shell.ts').default
  home: typeof import('./en/home.ts').default
  /** Titles and descriptions: read by loaders on the server, never sent as a catalogue. */
  meta: typeof import('./en/meta.ts').default
  /** Names of skies, winds and warnings: like meta, loaders put them into the page's data. */
  weather: typeof import('./en/weather.ts').default
  mountain: typeof import('./en/mountain.ts').default
  /** The cookie settings: fetched when they are opened. */
  consent: typeof import('./en/consent.ts').default
  /** Of the search for a place: fetched with it. */
  search: typeof import('./en/search.ts').default
  /** The key box: fetched where it is shown. */
  key: typeof import('./en/key.ts').default
  /** Storage table and facts of the legal pages: like meta. */
  legal: typeof import('./en/legal.ts').default
  /** On weather that could not be renewed: of the service worker, and of pages that are open. */
  note: typeof import('./en/note.ts').default
  /** What the service worker says; pages do not. */
  offline: typeof import('./en/offline.ts').default
  radar: typeof import('./en/radar.ts').default
  precipitation: typeof import('./en/precipitation.ts').default
  alerts: typeof import('./en/alerts.ts').default
  forecast: typeof import('./en/forecast.ts').default
  seasonal: typeof import('./en/seasonal.ts').default
  plan: typeof import('./en/plan.ts').default
  snow: typeof import('./en/snow.ts').default
  pollen: typeof import('./en/pollen.ts').default
  accuracy: typeof import('./en/accuracy.ts').default
  pages: typeof import('./en/pages.ts').default
  places: typeof import('./en/places.ts').default
  embed: typeof import('./en/embed.ts').default
  settings: typeof import('./en/settings.ts').default
  about: typeof import('./en/about.ts').default
  water: typeof import('./en/water.ts').default
  where: typeof import('./en/where.ts').default
  way: typeof import('./en/way.ts').default
}

export type Namespace = keyof English

/** What a page needs in the browser: texts, and where they say "in {place}" and the like, the grammar of place names. */
export type PageTexts = Namespace | 'phrases'

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
