import { type Page, pages } from '../../domain/pages.ts'
import { LocalLink } from '../browser/local-link.tsx'
import { useOffered } from '../browser/offered-pages.ts'
import { useRootData } from '../browser/root-data.ts'
import { Glyph } from '../design/icons/icon.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { MenuButton, useLinkOf } from './site-menu.tsx'

type FootPage = Extract<Page, { foot: string }>
const footPages = pages.filter((page): page is FootPage => 'foot' in page)

/** At the foot of small screens: the pages opened most, and the way to all others. */
export function BottomBar() {
  const { t } = useLanguage()
  const grave = useRootData()?.grave
  const linkOf = useLinkOf()
  return (
    <nav className="bottom-bar screen-only" aria-label={t('shell.mainPages')}>
      {footPages.filter(useOffered()).map((page) => (
        <LocalLink key={page.id} {...linkOf(page)}>
          <Glyph name={page.foot} size={24} />
          {t(`shell.${page.foot}`)}
          {page.foot === 'alerts' && grave && (
            <b className={grave.look}>
              {grave.count}
              <span className="visually-hidden"> {t('shell.graveHere', { count: grave.count })}</span>
            </b>
          )}
        </LocalLink>
      ))}
      <MenuButton menu="site-menu">
        <Glyph name="menu" size={24} />
        {t('shell.more')}
      </MenuButton>
    </nav>
  )
}
