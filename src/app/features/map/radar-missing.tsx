import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

/** In place of pictures: they are on their way, or the source gives none. Either way the page fills itself. */
export function RadarMissing({ isPending }: { isPending: boolean }) {
  const { t } = useLanguage()
  return (
    <Notice glyph="info">
      <strong>{t(isPending ? 'radar.pending' : 'radar.noData')}</strong>
      <p>{t(isPending ? 'radar.pendingText' : 'radar.noDataText')}</p>
    </Notice>
  )
}
