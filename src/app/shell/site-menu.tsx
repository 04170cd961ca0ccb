import './header-popovers.css'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type MenuGroup, menuGroups, type Page, pages } from '../../domain/pages.ts'
import { LocalLink } from '../browser/local-link.tsx'
import { useOffered } from '../browser/offered-pages.ts'
import { useRootData } from '../browser/root-data.ts'
import { PickerTrigger } from '../features/search/place-picker.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { splitPath } from '../i18n/localised-path.ts'
import { LanguageLinks } from './language-menu.tsx'
import { Panel } from './panel.tsx'

type Section = Extract<Page, { menu: string }>
const sections = pages.filter((page): page is Section => 'menu' in page)
const sectionsIn = (menu: Section['menu']) => sections.filter((page) => page.menu === menu)

/** Where a menu leads, and whether one is there. A place that is viewed but not saved is taken along. */
export function useLinkOf(): (page: Pick<Page, 'id' | 'path' | 'place'>) => {
  to: string
  'aria-current': 'page' | undefined
} {
  const { page: shown } = splitPath(useLocation().pathname)
  const place = useRootData()?.place
  const search = place && !place.isOwn ? `?place=${place.value}` : ''
  return ({ path, place: how }) => ({
    to: how === 'none' || how === 'address' ? path : path + search,
    'aria-current': path === `/${shown}` ? 'page' : undefined,
  })
}

export function SectionLinks({ menu }: { menu: Section['menu'] }) {
  const { t } = useLanguage()
  const linkOf = useLinkOf()
  return sectionsIn(menu)
    .filter(useOffered())
    .map((page) => (
      <LocalLink key={page.id} {...linkOf(page)}>
        {t(`shell.${page.id}`)}
      </LocalLink>
    ))
}

type MenuButtonProps = {
  /** Id of its popover. */
  menu: string
  /** Its name, where it has no text. */
  label?: string
  className?: string
  children: ReactNode
}

/** WebKit does not focus a button that is pressed, and a popover gives the focus back to what had it. */
export function MenuButton({ menu, label, className, children }: MenuButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={className}
      popoverTarget={menu}
      onClick={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
    >
      {children}
    </button>
  )
}

/** Of the popover of a group. */
export const groupMenu = (group: MenuGroup) => `menu-${group}`

/**
 * All pages, the picker and the languages in one panel. Where the header has room for the groups each opens by itself:
 * the panel, which nothing opens there, then only holds them (header-popovers.css).
 */
export function SiteMenu() {
  const { t } = useLanguage()
  return (
    <Panel id="site-menu" className="site-menu">
      <PickerTrigger className="site-menu-picker" />
      <nav aria-label={t('shell.menu')}>
        <div className="menu-links site-menu-bar">
          <SectionLinks menu="bar" />
        </div>
        {menuGroups.map((group) => (
          <Panel key={group} id={groupMenu(group)} className="menu-group">
            <h2>{t(`shell.${group}`)}</h2>
            <div className="menu-links">
              <SectionLinks menu={group} />
            </div>
          </Panel>
        ))}
      </nav>
      <LanguageLinks />
    </Panel>
  )
}
