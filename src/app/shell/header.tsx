import './header-popovers.css'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type Page, pages } from '../../domain/pages.ts'
import { regionIds } from '../../domain/place/place.ts'
import { LocalLink } from '../browser/local-link.tsx'
import { useOffered } from '../browser/offered-pages.ts'
import { logoUrl, useRootData } from '../browser/root-data.ts'
import { IconButton } from '../design/button.tsx'
import { Glyph } from '../design/icons/icon.tsx'
import { Popover, type PopoverHandle } from '../design/popover.tsx'
import { type Light, type Sky, skyAttributes } from '../design/scene/scene-view.ts'
import { PickerTrigger, PlacePicker } from '../features/places/place-picker.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { splitPath } from '../i18n/localised-path.ts'
import { LanguageLinks, LanguageMenu } from './language-menu.tsx'

type Section = Extract<Page, { menu: string }>
const menuSections = pages.filter((page): page is Section => 'menu' in page)
/** The last one where there is room for it. */
const sections = menuSections.filter(({ menu }) => menu === 'bar')

/** Keeps a place that is viewed but not saved. */
function SectionLinks({ of = sections }: { of?: readonly Section[] }) {
  const { t } = useLanguage()
  const { page } = splitPath(useLocation().pathname)
  const place = useRootData()?.place
  const search = place && !place.isOwn ? `?place=${place.value}` : ''
  return of.filter(useOffered()).map(({ id, path, place: how }) => (
    <LocalLink
      key={id}
      to={how === 'none' ? path : path + search}
      aria-current={id === page ? 'page' : undefined}
    >
      {t(`shell.${id}`)}
    </LocalLink>
  ))
}

export type SkyView = { sky: Sky; light: Light }

/** Sticky. On pages with a sky the header has its colours. */
export function Header({ sky }: { sky: SkyView | null }) {
  const { t } = useLanguage()
  const root = useRootData()
  return (
    <header className="header" {...(sky && skyAttributes(sky))}>
      <div className="wrap header-row">
        <Logo />
        {root?.isDemo && <DemoData isOperator={root.isOperatorHere} />}
        <nav className="header-nav" aria-label={t('shell.mainNavigation')}>
          <SectionLinks />
        </nav>
        <PickerTrigger className="header-picker" />
        <LanguageMenu />
        <SiteMenu />
      </div>
      <PlacePicker />
    </header>
  )
}

function Logo() {
  const { t } = useLanguage()
  const look = useRootData()?.site
  return (
    <LocalLink to="/" className="logo">
      {look?.hasLogo ? (
        <img src={logoUrl} alt="" height={29} />
      ) : (
        <svg viewBox="0 0 40 32" width="36" height="29" aria-hidden="true">
          <path
            fillRule="evenodd"
            d="M0 31 9.5 17l3.5 2.5L23 3l7.5 12.5 2.5-2L40 31zM23 3l-2 9.5 3 5L19.5 27l8-9.5-3-5.5z"
          />
          <circle cx="8.5" cy="7.5" r="4.2" />
        </svg>
      )}
      <span>{t('common.appTitle')}</span>
    </LocalLink>
  )
}

/** A link to /setup for the operator; visitors only see that the weather is invented. */
function DemoData({ isOperator }: { isOperator: boolean }) {
  const { t } = useLanguage()
  return (
    <p className="demo-mark" title={t('common.demoDataHint')}>
      {isOperator ? <LocalLink to="/setup">{t('common.demoData')}</LocalLink> : t('common.demoData')}
    </p>
  )
}

/** The panel with all pages; on small screens with the picker and the languages too. */
function SiteMenu() {
  const { t } = useLanguage()
  const { key } = useLocation()
  const isOffered = useOffered()
  const [isOpen, setOpen] = useState(false)
  const handle = useRef<PopoverHandle>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const lastKey = useRef(key)
  useEffect(() => {
    // Navigated, through this panel or otherwise.
    if (lastKey.current !== key) handle.current?.close()
    lastKey.current = key
  }, [key])

  function onOpenChange(isNowOpen: boolean) {
    setOpen(isNowOpen)
    // Choosing a place in the picker inside removes the focused field.
    if (!isNowOpen && document.activeElement === document.body) toggle.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <IconButton ref={toggle} className="header-toggle" popoverTarget="site-menu" label={t('shell.menu')}>
        <Glyph name={isOpen ? 'close' : 'menu'} size={26} />
      </IconButton>
      <Popover id="site-menu" className="site-menu" handle={handle} onOpenChange={onOpenChange}>
        <div className="wrap">
          <PickerTrigger className="site-menu-picker" />
          <nav className="site-menu-links" aria-label={t('shell.menu')}>
            <LocalLink to="/">{t('shell.home')}</LocalLink>
            <SectionLinks of={menuSections} />
          </nav>
          <ul className="site-menu-regions" aria-label={t('shell.swissRegions')}>
            {isOffered({ id: 'region' }) &&
              regionIds.map((region) => (
                <li key={region}>
                  <LocalLink to={`/region/${region}`}>{t(`shell.region.${region}`)}</LocalLink>
                </li>
              ))}
          </ul>
          <LanguageLinks />
        </div>
      </Popover>
    </>
  )
}
