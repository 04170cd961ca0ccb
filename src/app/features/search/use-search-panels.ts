import { useEffect, useState } from 'react'
import type { Language } from '../../../domain/language.ts'
import { loadTexts } from '../../i18n/catalogues.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'

type Panels = typeof import('./search-panels.ts')

let loaded: Panels | undefined
let spoken: Language | undefined

/**
 * With their texts, which no page has. Also called when a pointer comes near, so that they are there by the time of the
 * click. Offline, the plain form is used, and the next attempt tries again.
 */
export async function loadSearchPanels(language: Language): Promise<void> {
  try {
    const texts = loadTexts(language, ['search'])
    loaded ??= await import('./search-panels.ts')
    await texts
    spoken = language
  } catch {}
}

export function useSearchPanels(isWanted: boolean): Panels | undefined {
  const { language } = useLanguage()
  const [, setReady] = useState('')
  useEffect(() => {
    if (isWanted && spoken !== language) loadSearchPanels(language).then(() => setReady(language))
  }, [isWanted, language])
  return spoken === language ? loaded : undefined
}
