import { menuGroups } from '../../domain/pages.ts'
import { LocalLink } from '../browser/local-link.tsx'
import { logoUrl, useRootData } from '../browser/root-data.ts'
import { useShare } from '../browser/use-share.ts'
import { IconButton } from '../design/button.tsx'
import { Glyph } from '../design/icons/icon.tsx'
import { type Light, type Sky, skyAttributes } from '../design/scene/scene-view.ts'
import { PickerTrigger, PlacePicker } from '../features/search/place-picker.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { groupMenu, MenuButton, SectionLinks, SiteMenu } from './site-menu.tsx'

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
          <SectionLinks menu="bar" />
          {menuGroups.map((group) => (
            <MenuButton key={group} menu={groupMenu(group)} className="header-group">
              {t(`shell.${group}`)}
              <Glyph name="chevron-down" size={16} />
            </MenuButton>
          ))}
          <MenuButton menu="site-menu" className="header-more">
            {t('shell.more')}
            <Glyph name="chevron-down" size={16} />
          </MenuButton>
        </nav>
        <PickerTrigger className="header-picker" />
        <LanguageMenu />
        <IconButton className="header-share needs-scripts" label={t('common.share')} onClick={useShare()}>
          <Glyph name="share" size={24} />
        </IconButton>
        <MenuButton menu="site-menu" className="icon-button header-toggle" label={t('shell.menu')}>
          <Glyph name="menu" size={26} />
        </MenuButton>
      </div>
      <SiteMenu />
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
