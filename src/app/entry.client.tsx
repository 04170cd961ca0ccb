import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '../domain/language.ts'
import { themeScript } from './features/shell/theme.tsx'
import { loadTexts, namespacesOf } from './i18n/catalogues.ts'
import { splitPath } from './i18n/localised-path.ts'
import { guardLibraries } from './trusted-types.ts'

guardLibraries(themeScript)

const { lang } = document.documentElement
const { page } = splitPath(location.pathname)

await loadTexts(isLanguage(lang) ? lang : 'en', namespacesOf(page))
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
