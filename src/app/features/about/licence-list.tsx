import { ArrowLink } from '../../design/button.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { LicenceGroup } from './about-view.server.ts'

export function LicenceList({ groups, count }: { groups: LicenceGroup[]; count: number }) {
  const { t } = useLanguage()
  if (count === 0) {
    return (
      <div className="about-prose">
        <p>{t('about.softwareNone')}</p>
      </div>
    )
  }
  return (
    <div className="about-prose">
      <p>{t('about.softwareNote', { count })}</p>
      <ArrowLink href="/licences.txt">{t('about.softwareTexts')}</ArrowLink>
      <details className="licence-list">
        <summary>{t('about.softwareList')}</summary>
        {groups.map(({ licence, packages }) => (
          <section key={licence} aria-label={licence}>
            <h3>{licence}</h3>
            <ul>
              {packages.map(({ name, version, url }) => (
                <li key={`${name} ${version}`}>
                  {url ? (
                    <a href={url} rel="noopener">
                      {name}
                    </a>
                  ) : (
                    name
                  )}{' '}
                  {version}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
    </div>
  )
}
