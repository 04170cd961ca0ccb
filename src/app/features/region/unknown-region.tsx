import './region.css'
import type { RegionId } from '../../../domain/place/place.ts'
import { PageHeading } from '../../design/section.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { RegionLinks } from './region-links.tsx'

/** For an address that names none of the six. */
export function UnknownRegion({ regions }: { regions: readonly { id: RegionId; name: string }[] }) {
  const { t } = useLanguage()
  return (
    <div className="wrap region-unknown">
      <PageHeading title={t('pages.regionUnknownTitle')} lead={t('pages.regionUnknownText')} />
      <RegionLinks regions={regions} />
    </div>
  )
}
