import type { Language } from '../../domain/language.ts'
import { pageOf, pages } from '../../domain/pages.ts'
import type { PlaceGrammar } from '../../domain/texts/places/grammar.ts'
import { type PlacePhrases, placePhrases } from '../../domain/texts/places/place-phrases.ts'
import { splitPath } from './localised-path.ts'
import type { Catalogue, Namespace } from './texts.ts'

type Texts = Record<string, string>
type SiteFile = Partial<Record<Namespace, Texts>> & { places: PlaceGrammar }

/** In one language: a file of what every page and home need, so that a first visit makes one request, … */
const siteFiles = import.meta.glob<SiteFile>('./{en,de,fr,it}/site.ts')
/** … and one per further namespace: only what a page needs travels to the browser. */
const pageFiles = import.meta.glob<{ default: Texts }>([
  './{en,de,fr,it}/*.ts',
  '!./*/{site,common,consent,home,note,shell,legal,meta,mountain,offline,weather}.ts',
])
/** Loaders put these into the pages' data. */
const serverFiles = import.meta.env.SSR
  ? import.meta.glob<{ default: Texts }>('./{en,de,fr,it}/{legal,meta,mountain,offline,weather}.ts')
  : {}
const files = { ...pageFiles, ...serverFiles }

const loaded = new Map<Language, Record<string, string>>()
const places = new Map<Language, PlacePhrases>()

/** The texts loaded so far. */
export function catalogueOf(language: Language): Catalogue {
  return loaded.get(language) ?? {}
}

/** Loaded with what every page needs. */
export const placesOf = (language: Language): PlacePhrases | undefined => places.get(language)

export async function loadTexts(language: Language, wanted: readonly Namespace[]): Promise<void> {
  const catalogue = loaded.get(language) ?? {}
  loaded.set(language, catalogue)
  await Promise.all(
    wanted.map(async (namespace) => {
      const mark = `${namespace}.*`
      if (mark in catalogue) return
      const file = files[`./${language}/${namespace}.ts`]
      const site = file ? null : await siteFiles[`./${language}/site.ts`]?.()
      if (site && !places.has(language)) places.set(language, placePhrases(site.places))
      const texts = file ? (await file()).default : site?.[namespace]
      for (const [key, text] of Object.entries(texts ?? {})) catalogue[`${namespace}.${key}`] = text
      catalogue[mark] = ''
    }),
  )
}

const shared: readonly Namespace[] = ['common', 'shell', 'consent', 'note']

/** All that can be loaded here. */
export const namespaces: readonly Namespace[] = [
  ...shared,
  'home',
  ...Object.keys(files).flatMap((path) => (/^\.\/en\/(\w+)\.ts$/.exec(path)?.[1] ?? []) as Namespace),
]

/** The server keeps every language in memory. */
export async function loadAllTexts(languages: readonly Language[]): Promise<void> {
  await Promise.all(languages.map((language) => loadTexts(language, namespaces)))
}

/** The compiler holds what the list of pages names against the catalogues there are. */
const ofPages: readonly { id: string; texts: readonly Namespace[] }[] = pages

/** Which texts a page needs, by the first part of its path (without the language). */
export function namespacesOf(page: string): readonly Namespace[] {
  const id = pageOf(page)?.id
  return [...shared, ...(ofPages.find((one) => one.id === id)?.texts ?? ['pages'])]
}

/** The source files of these texts, which hydration loads besides the modules that React Router links. */
export function textSources(language: Language, pathname: string): string[] {
  const wanted = namespacesOf(splitPath(pathname).page)
  const names = wanted.map((namespace) => (files[`./${language}/${namespace}.ts`] ? namespace : 'site'))
  return [...new Set(names)].map((name) => `src/app/i18n/${language}/${name}.ts`)
}
