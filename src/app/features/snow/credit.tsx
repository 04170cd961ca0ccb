import { useLanguage } from '../../i18n/language-provider.tsx'
import { SourceCredit } from '../../provenance/source-credit.tsx'
import type { CreditView } from '../../provenance/source-view.ts'

export function Credit({ credit: { source, updatedAt, isOld } }: { credit: CreditView }) {
  const { t } = useLanguage()
  return <SourceCredit source={source} age={t('snow.updated', { time: updatedAt })} isStale={isOld} />
}
