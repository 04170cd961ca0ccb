import './footer.css'
import { Fragment, type ReactNode, useState } from 'react'
import { type Page, pageAt, pages } from '../../domain/pages.ts'
import { regionIds } from '../../domain/place/place.ts'
import { LocalLink } from '../browser/local-link.tsx'
import { useOffered } from '../browser/offered-pages.ts'
import { useRootData } from '../browser/root-data.ts'
import { Glyph } from '../design/icons/icon.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import type { TextKey } from '../i18n/texts.ts'

const cityNames = ['zurich', 'bern', 'geneva', 'basel', 'lausanne', 'lucerne', 'st-gallen', 'lugano'] as const
const cities = cityNames.map((city) => [`/location/${city}`, `shell.city.${city}`] as const)
const regions = regionIds.map((region) => [`/region/${region}`, `shell.region.${region}`] as const)
type FooterPage = Extract<Page, { footer: string }>
const footerPages = pages.filter((page): page is FooterPage => 'footer' in page)
const linksIn = (column: FooterPage['footer']) =>
  footerPages
    .filter(({ footer }) => footer === column)
    .map((page) => [page.path, `shell.${page.id}`] as const)
const services = linksIn('services')
const about = linksIn('about')
/** Parts of pages that are looked for by their own name. */
const directLinks = [
  ['/snow#line', 'shell.snowLine'],
  ['/water?view=bathing', 'shell.bathing'],
  ['/plan?need=hay', 'shell.hay'],
  ['/mountain#winds', 'shell.wind'],
] as const

/** The consent dialog listens. */
const openCookieSettings = () => window.dispatchEvent(new CustomEvent('wetterhorn:cookie-settings'))

export function Footer() {
  const { t } = useLanguage()
  const root = useRootData()
  const { featured, links, subtitle } = root?.site ?? {}
  return (
    <footer className="footer screen-only">
      <div className="wrap">
        <div className="footer-columns grid">
          <Column
            id="footer-cities"
            title={t(featured ? 'shell.featured' : 'shell.popularCities')}
            links={featured ? [] : cities}
          >
            {featured?.map(({ slug, name }) => (
              <li key={slug}>
                <LocalLink to={`/location/${slug}`}>{name}</LocalLink>
              </li>
            ))}
          </Column>
          <Column id="footer-regions" title={t('shell.swissRegions')} links={regions} />
          <Column id="footer-services" title={t('shell.weatherServices')} links={services} />
          <Column id="footer-about" title={t('shell.about')} links={about}>
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
        <div className="footer-end">
          <p>
            © {root?.year} {t('common.appTitle')} · {subtitle ?? t('common.subtitle')}
          </p>
          {links && (
            <p>
              {links.map(({ label, href }, index) => (
                <Fragment key={href}>
                  {index > 0 && ' · '}
                  <a href={href}>{label}</a>
                </Fragment>
              ))}
            </p>
          )}
          <ul className="footer-small cluster">
            <Links links={directLinks} />
            <li>
              <LocalLink to="/about#sources">{t('shell.sourcesAndLicences')}</LocalLink>
            </li>
            <li>
              <a href="/api/v1">API</a>
            </li>
            {root?.sourceCodeUrl && (
              <li>
                <a href={root.sourceCodeUrl} rel="noopener">
                  {t('shell.sourceCode')}
                </a>
              </li>
            )}
          </ul>
          {root?.isDemo && (
            <p>
              {t('common.demoData')} · {t('common.demoDataHint')}
            </p>
          )}
        </div>
      </div>
    </footer>
  )
}

type LinksProps = { links: readonly (readonly [path: string, text: TextKey])[] }

function Links({ links }: LinksProps) {
  const { t } = useLanguage()
  const isOffered = useOffered()
  const pageIdAt = (path: string) => pageAt(path.split(/[?#]/, 1)[0] ?? '')?.id ?? ''
  const offered = links.filter(([path]) => isOffered({ id: pageIdAt(path) }))
  return offered.map(([path, text]) => (
    <li key={path}>
      <LocalLink to={path}>{t(text)}</LocalLink>
    </li>
  ))
}

type ColumnProps = LinksProps & { id: string; title: string; children?: ReactNode }

/** Collapsed on phones; always open without scripts and on wider screens. */
function Column({ id, title, links, children }: ColumnProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <nav className={isOpen ? 'is-open' : undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* Lies over the heading, which stays one where nothing folds. */}
      <button
        type="button"
        className="footer-fold needs-scripts"
        aria-labelledby={id}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Glyph name="chevron-down" size={20} />
      </button>
      <ul>
        <Links links={links} />
        {children}
      </ul>
    </nav>
  )
}
