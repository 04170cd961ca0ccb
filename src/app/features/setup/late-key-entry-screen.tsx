import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { isLanguage, type Language } from '../../../domain/language.ts'
import { loadTexts } from '../../i18n/catalogues.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'

const Screen = lazy(async () => {
  const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang
  const [{ KeyEntryScreen }] = await Promise.all([
    import('./key-entry-screen.tsx'),
    loadTexts(isLanguage(language) ? language : 'en', ['key']),
  ])
  return { default: KeyEntryScreen }
})

/** Its code and texts travel only to operators who have not set a key yet. */
export function LateKeyEntryScreen(props: ComponentProps<typeof Screen>) {
  const { language } = useLanguage()
  // After a change of language: renders again once its texts are there.
  const [, setLoaded] = useState<Language | null>(null)
  useEffect(() => {
    loadTexts(language, ['key']).then(() => setLoaded(language))
  }, [language])
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  )
}
