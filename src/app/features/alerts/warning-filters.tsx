import { useId } from 'react'
import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { AlertsPageView, FilterView } from './alerts-page.server.ts'
import { warningGlyph } from './warning-glyph.ts'

export function WarningFilters({ filters }: { filters: AlertsPageView['filters'] }) {
  const { t } = useLanguage()
  return (
    <div className="wrap filters cluster screen-only warning-filters">
      <Filter label={t('alerts.filterRegion')} choices={filters.regions} />
      <Filter label={t('alerts.filterType')} choices={filters.types} />
    </div>
  )
}

function Filter({ label, choices }: { label: string; choices: FilterView[] }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <p id={id}>{label}</p>
      <div className="segments">
        {choices.map(({ value, label, href, isCurrent, type }) => {
          const glyph = type && warningGlyph[type]
          return (
            <LocalLink key={value} to={href} keepScroll aria-current={isCurrent ? 'true' : undefined}>
              {glyph && <Glyph name={glyph} size={18} />}
              {label}
            </LocalLink>
          )
        })}
      </div>
    </nav>
  )
}
