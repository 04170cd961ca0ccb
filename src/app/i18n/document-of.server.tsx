import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../domain/language.ts'
import type { Units } from '../../domain/weather/shown-units.ts'
import { LanguageProvider } from './language-provider.tsx'

/** A document without scripts of React, whose parts read its language and units as those of pages do. */
export const documentOf = (
  { language, settings }: { language: Language; settings: Units },
  document: ReactNode,
): string =>
  `<!doctype html>${renderToStaticMarkup(
    <LanguageProvider language={language} units={settings}>
      {document}
    </LanguageProvider>,
  )}`
