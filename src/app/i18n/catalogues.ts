import { type Identity, productName } from '../../domain/identity.ts'
import { type Language, languages } from '../../domain/language.ts'
import { pageOf, pages } from '../../domain/pages.ts'
import type { PlacePhrases } from '../../domain/texts/places/place-phrases.ts'
import { splitPath } from './localised-path.ts'
import type { Catalogue, Namespace, PageTexts } from './texts.ts'

type Texts = Record<string, string>
type TextsFiles = Record<string, () => Promise<{ default: Texts }>>
type SiteFile = Partial<Record<Namespace, Texts>> & {
  phrases: () => Promise<{ default: PlacePhrases }>
  further: TextsFiles
}

/**
 * In one language: a file of what every page and home need, so that a first visit makes one request. It lists the files
 * of further namespaces, one each: only what a page needs travels to the browser, and of other languages not even names.
 */
const siteFiles = import.meta.glob<SiteFile>('./{en,de,fr,it}/site.ts')
/** Loaders put some of these into the pages' data: the server has them all. */
const serverFiles: TextsFiles = import.meta.env.SSR
  ? import.meta.glob<{ default: Texts }>(['./{en,de,fr,it}/*.ts', '!./*/{site,common,home,note,shell}.ts'])
  : {}

/** As the operator calls the site; on the server until `nameSite`, the software's own name. */
let siteName =
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset.site) ?? productName

const loaded = new Map<Language, Record<string, string>>()
const phrases = new Map<Language, PlacePhrases>()

/** The texts loaded so far. */
export function catalogueOf(language: Language): Catalogue {
  return loaded.get(language) ?? {}
}

/** Loaded for the pages that need them. */
export const phrasesOf = (language: Language): PlacePhrases | undefined => phrases.get(language)

export async function loadTexts(language: Language, wanted: readonly PageTexts[]): Promise<void> {
  const catalogue = loaded.get(language) ?? {}
  loaded.set(language, catalogue)
  await Promise.all(
    wanted.map(async (namespace) => {
      const mark = `${namespace}.*`
      if (mark in catalogue) return
      const site = await siteFiles[`./${language}/site.ts`]?.()
      if (namespace === 'phrases') {
        if (site) phrases.set(language, (await site.phrases()).default)
        catalogue[mark] = ''
        return
      }
      const file = serverFiles[`./${language}/${namespace}.ts`] ?? site?.further[`./${namespace}.ts`]
      const texts = file ? (await file()).default : site?.[namespace]
      for (const [key, text] of Object.entries(texts ?? {}))
        catalogue[`${namespace}.${key}`] = text.replaceAll('{site}', siteName)
      catalogue[mark] = ''
    }),
  )
}

const shared: readonly Namespace[] = ['common', 'shell', 'note']

/** All there is: the server keeps every language in memory, a browser what English has for a text that is missing. */
export async function loadAllTexts(languages: readonly Language[]): Promise<void> {
  await Promise.all(
    languages.map(async (language) => {
      const site = await siteFiles[`./${language}/site.ts`]?.()
      const files = [...Object.keys(serverFiles), ...Object.keys(site?.further ?? {})]
      const further = files.flatMap((file) => (/(\w+)\.ts$/.exec(file)?.[1] ?? []) as Namespace)
      await loadTexts(language, [...shared, 'home', 'phrases', ...further])
    }),
  )
}

/** On the server, before the first page: the texts speak of the site by this name, and its subtitle is the operator's. */
export async function nameSite({ name, subtitles }: Pick<Identity, 'name' | 'subtitles'>): Promise<void> {
  siteName = name
  loaded.clear()
  await loadAllTexts(languages)
  for (const language of languages) {
    const subtitle = subtitles[language]
    if (subtitle !== undefined) loaded.set(language, { ...loaded.get(language), 'common.subtitle': subtitle })
  }
}

/** The compiler holds what the list of pages names against the catalogues there are. */
const ofPages: readonly { id: string; texts: readonly PageTexts[] }[] = pages

/** Which texts a page needs, by the first part of its path (without the language). */
export function namespacesOf(page: string): readonly PageTexts[] {
  const id = pageOf(page)?.id
  return [...shared, ...(ofPages.find((one) => one.id === id)?.texts ?? ['pages'])]
}

/** The source files of these texts, which hydration loads besides the modules that React Router links. */
export function textSources(language: Language, pathname: string): string[] {
  const wanted = namespacesOf(splitPath(pathname).page)
  const files = wanted.map((namespace) => {
    if (namespace === 'phrases') return `phrases/${language}`
    return `${language}/${serverFiles[`./${language}/${namespace}.ts`] ? namespace : 'site'}`
  })
  return [...new Set(files)].map((file) => `src/app/i18n/${file}.ts`)
}
