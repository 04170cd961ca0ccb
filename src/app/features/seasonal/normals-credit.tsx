import { useLanguage } from '../../i18n/language-provider.tsx'
import { CreditLink } from '../../provenance/credit-link.tsx'
import type { SeasonalView } from './seasonal-view.server.ts'

/** Who measured the normals and where, with licence and link. */
export function NormalsCredit({
  page,
  station,
  height,
}: {
  page: SeasonalView
  station?: string
  height?: string
}) {
  const { t } = useLanguage()
  const { period, attribution, licence, url } = page.normalsSource
  return (
    <span>
      {station && height
        ? t('seasonal.normalsOf', { period, station, height })
        : t('seasonal.normals', { period })}{' '}
      <CreditLink attribution={attribution} url={url} />, {licence}.
    </span>
  )
}
