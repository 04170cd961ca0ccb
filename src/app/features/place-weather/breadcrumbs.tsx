import { LocalLink } from '../../browser/local-link.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Crumb } from './location-view.server.ts'

/** Switzerland › Central Switzerland › Lucerne. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useLanguage()
  return (
    <nav aria-label={t('pages.locationBreadcrumbs')} className="breadcrumbs">
      <ol>
        {crumbs.map(({ name, path }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a city may have its country's name
          <li key={index}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : path ? (
              <LocalLink to={path}>{name}</LocalLink>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
