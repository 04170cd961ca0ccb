import { useEffect, useState } from 'react'
import type { Language } from '../../domain/language.ts'
import { hasTexts, loadTexts } from './catalogues.ts'
import type { Namespace } from './texts.ts'

/** For parts of a page that appear later: fetches their texts when wanted; true once they are there. */
export function useLateTexts(language: Language, namespace: Namespace, isWanted: boolean): boolean {
  const [, setLoaded] = useState<Language | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    loadTexts(language, [namespace]).then(() => isCurrent && setLoaded(language))
    return () => {
      isCurrent = false
    }
  }, [language, namespace, isWanted])
  return hasTexts(language, namespace)
}
