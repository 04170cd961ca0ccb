import type { ReactNode } from 'react'
import { regionIds } from '../../../domain/place.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { LocalLink } from './local-link.tsx'
import { useRootData } from './root-data.ts'
import { ThemeChoice } from './theme.tsx'

const cities = ['zurich', 'bern', 'geneva', 'basel', 'lausanne', 'lucerne', 'st-gallen', 'lugano'] as const
const services = [
  ['/radar', 'shell.rainRadar'],
  ['/alerts', 'shell.weatherAlerts'],
  ['/forecast', 'shell.sevenDays'],
  ['/precipitation', 'shell.precipitation'],
  ['/seasonal', 'shell.seasonal'],
] as const
const about = [
  ['/about', 'shell.aboutWetterhorn'],
  ['/contact', 'shell.contact'],
  ['/privacy', 'shell.privacy'],
  ['/terms', 'shell.terms'],
  ['/cookies', 'shell.cookies'],
  ['/ads', 'shell.advertising'],
] as const
const relatedSearches = ['today', 'radar', 'snowLine', 'forecast', 'foehn', 'bathing'] as const

/** The consent dialog listens. */
const openCookieSettings = () => window.dispatchEvent(new CustomEvent('wetterhorn:cookie-settings'))

export function Footer() {
  const { t } = useLanguage()
  const root = useRootData()
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-columns">
          <Column id="footer-cities" title={t('shell.popularCities')}>
            {cities.map((city) => (
              <Item key={city} to={`/location/${city}`}>
                {t(`shell.city.${city}`)}
              </Item>
            ))}
          </Column>
          <Column id="footer-regions" title={t('shell.swissRegions')}>
            {regionIds.map((region) => (
              <Item key={region} to={`/region/${region}`}>
                {t(`shell.region.${region}`)}
              </Item>
            ))}
          </Column>
          <Column id="footer-services" title={t('shell.weatherServices')}>
            {services.map(([path, text]) => (
              <Item key={path} to={path}>
                {t(text)}
              </Item>
            ))}
          </Column>
          <Column id="footer-about" title={t('shell.about')}>
            {about.map(([path, text]) => (
              <Item key={path} to={path}>
                {t(text)}
              </Item>
            ))}
            <li>
              <button type="button" className="needs-scripts" onClick={openCookieSettings}>
                {t('shell.cookieSettings')}
              </button>
              <LocalLink className="without-scripts" to="/cookies">
                {t('shell.cookieSettings')}
              </LocalLink>
            </li>
          </Column>
        </div>
        <div className="footer-related">
          <h2 id="footer-related">{t('shell.relatedSearches')}</h2>
          <ul aria-labelledby="footer-related">
            {relatedSearches.map((search) => (
              <Item key={search} to="/">
                {t(`shell.related.${search}`)}
              </Item>
            ))}
          </ul>
        </div>
        <div className="footer-end">
          <div>
            <p>
              © {root?.year} {t('common.appTitle')} · {t('common.subtitle')}
            </p>
            <p>{t('shell.sources')}</p>
            {root?.isDemo && (
              <p>
                {t('common.demoData')} · {t('common.demoDataHint')}
              </p>
            )}
          </div>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  )
}

function Column({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

function Item({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <LocalLink to={to}>{children}</LocalLink>
    </li>
  )
}
