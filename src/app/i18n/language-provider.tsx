import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Language } from '../../domain/language.ts'
import type { Units } from '../../domain/weather/shown-units.ts'
import { catalogueOf, loadAllTexts, phrasesOf } from './catalogues.ts'
import { createFormat, type Format } from './format.ts'
import type { Translate } from './texts.ts'
import { createTranslate } from './translate.ts'

type LanguageContext = { language: Language; t: Translate; format: Format }

const Context = createContext<LanguageContext | null>(null)

type LanguageProviderProps = { language: Language; units: Units; children: ReactNode }

/** `units` are those the page's data was written in. */
export function LanguageProvider({ language, units, children }: LanguageProviderProps) {
  const [englishLoads, setEnglishLoads] = useState(0)
  const value = useMemo(() => {
    // In the browser English is fetched only when a text turns out to be missing.
    const loadEnglish = () => {
      if (typeof document === 'undefined' || englishLoads > 0) return
      loadAllTexts(['en']).then(() => setEnglishLoads(1))
    }
    return {
      language,
      t: createTranslate(
        language,
        catalogueOf(language),
        catalogueOf('en'),
        () => phrasesOf(language),
        loadEnglish,
      ),
      format: createFormat(language, units),
    }
  }, [language, units, englishLoads])
  return <Context value={value}>{children}</Context>
}

export function useLanguage(): LanguageContext {
  const context = useContext(Context)
  if (!context) throw new Error('useLanguage must be used within a LanguageProvider')
  return context
}
