import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { type Language, languageName, languages } from '../../domain/language.ts'
import { LocalLink } from '../browser/local-link.tsx'
import { isPlainClick } from '../browser/plain-click.ts'
import { storeLanguage } from '../browser/stored-language.ts'
import { IconButton } from '../design/button.tsx'
import { Glyph } from '../design/icons/icon.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { localisePath, splitPath } from '../i18n/localised-path.ts'
import { Panel } from './panel.tsx'

/** The same page in another language: a real address, and with scripts a change without a reload. */
function LanguageLink({
  language: target,
  ...props
}: Omit<ComponentProps<'a'>, 'href'> & { language: Language }) {
  const { language } = useLanguage()
  // Documents are made without what no page reads (src/server/pages/pages.ts).
  const { pathname, search } = useLocation()
  const { prefix, path } = splitPath(pathname)
  return (
    <LocalLink
      {...props}
      to={path + search}
      language={target}
      lang={target}
      hrefLang={target}
      keepScroll
      onClick={(event) => {
        if (!isPlainClick(event)) return
        // A plain address uses the stored language, which changes now: "back" must still show the old one.
        if (!prefix) history.replaceState(history.state, '', localisePath(path, language) + search)
        storeLanguage(target)
      }}
    />
  )
}

/** In the header: the code in the bar, the names in the menu. */
export function LanguageMenu() {
  const { language, t, format } = useLanguage()
  const code = language.toUpperCase()
  return (
    <div className="header-language">
      <IconButton popoverTarget="language-menu" label={`${t('shell.language')}${format.colon} ${code}`}>
        <Glyph name="globe" />
        {code}
        <Glyph name="chevron-down" size={16} />
      </IconButton>
      <Panel id="language-menu" className="language-popover">
        {languages.map((one) => (
          <LanguageLink
            key={one}
            className="option"
            language={one}
            aria-current={one === language ? 'true' : undefined}
          >
            <b className="language-code">{one.toUpperCase()}</b> {languageName[one]}
            {one === language && <Glyph name="check" size={18} className="option-check" />}
          </LanguageLink>
        ))}
      </Panel>
    </div>
  )
}

/** In the panel of small screens, labelled for readers of any of the four. */
export function LanguageLinks() {
  const { language } = useLanguage()
  return (
    <nav className="segmented-control-block" aria-label="Language, Sprache, Langue, Lingua">
      <p className="panel-label" aria-hidden="true">
        Language · Sprache · Langue · Lingua
      </p>
      <div className="segments">
        {languages.map((one) => (
          <LanguageLink key={one} language={one} aria-current={one === language ? 'true' : undefined}>
            {languageName[one]}
          </LanguageLink>
        ))}
      </div>
    </nav>
  )
}
