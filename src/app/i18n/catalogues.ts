import type { Language } from '../../domain/language.ts'
import { type Catalogue, type Namespace, namespaces } from './texts.ts'

/** One chunk per language and namespace: only what a page needs, in one language, travels to the browser. */
const files = import.meta.glob<{ default: Record<string, string> }>('./{en,de,fr,it}/*.ts')

const loaded = new Map<Language, Map<string, string>>()

/** The texts loaded so far. */
export function catalogueOf(language: Language): Catalogue {
  return loaded.get(language) ?? new Map()
}

export async function loadTexts(language: Language, wanted: readonly Namespace[]): Promise<void> {
  const catalogue = loaded.get(language) ?? new Map<string, string>()
  loaded.set(language, catalogue)
  await Promise.all(
    wanted.map(async (namespace) => {
      const mark = `${namespace}.*`
      if (catalogue.has(mark)) return
      const file = await files[`./${language}/${namespace}.ts`]?.()
      for (const [key, text] of Object.entries(file?.default ?? {}))
        catalogue.set(`${namespace}.${key}`, text)
      catalogue.set(mark, '')
    }),
  )
}

/** The server keeps every language in memory. */
export async function loadAllTexts(languages: readonly Language[]): Promise<void> {
  await Promise.all(languages.map((language) => loadTexts(language, namespaces)))
}

const shared: readonly Namespace[] = ['common', 'shell']
const ofPage: Record<string, readonly Namespace[]> = {
  '': ['home'],
  location: ['home', 'pages'],
  region: ['home', 'pages'],
  setup: ['home'],
  radar: ['radar'],
  precipitation: ['radar', 'precipitation'],
  alerts: ['alerts'],
  forecast: ['forecast'],
  seasonal: ['seasonal'],
  about: ['about'],
  contact: ['about'],
}

/** Which texts a page needs, by the first part of its path (without the language). */
export function namespacesOf(page: string): readonly Namespace[] {
  return [...shared, ...(ofPage[page] ?? ['pages'])]
}
