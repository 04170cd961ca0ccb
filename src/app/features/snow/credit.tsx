import { useLanguage } from '../../i18n/language-provider.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import type { CreditView } from '../../provenance/source-view.ts'

export function Credit({ credit: { source, updatedAt, isOld } }: { credit: CreditView }) {
  const { t } = useLanguage()
  return <Provenance source={source} age={t('snow.updated', { time: updatedAt })} isOld={isOld} />
}
