import { type ComponentProps, lazy, Suspense } from 'react'
import { isLanguage } from '../../../domain/language.ts'
import { loadTexts } from '../../i18n/catalogues.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useLateTexts } from '../../i18n/use-late-texts.ts'

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
  useLateTexts(language, 'key')
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  )
}
