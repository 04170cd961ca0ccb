import { useEffect, useState } from 'react'
import type { Language } from '../../domain/language.ts'
import { loadTexts } from './catalogues.ts'
import type { Namespace } from './texts.ts'

/** For parts of a page that appear later: fetches their texts, and renders again once they are there. */
export function useLateTexts(language: Language, namespace: Namespace): void {
  const [, setLoaded] = useState<Language | null>(null)
  useEffect(() => {
    let isCurrent = true
    loadTexts(language, [namespace]).then(() => isCurrent && setLoaded(language))
    return () => {
      isCurrent = false
    }
  }, [language, namespace])
}
