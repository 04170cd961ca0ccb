import { DemoMark, SourceLine } from '../../design/marks.tsx'
import { CreditLink } from '../../i18n/credit-link.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { CreditView } from './snow-view.ts'

export function Credit({ credit: { source, updatedAt, isOld } }: { credit: CreditView }) {
  const { t } = useLanguage()
  return (
    <SourceLine
      source={
        <>
          <CreditLink {...source} />, {source.licence}
        </>
      }
      age={t('snow.updated', { time: updatedAt })}
      isStale={isOld}
    >
      {source.isDemo && <DemoMark>{t('common.demoData')}</DemoMark>}
    </SourceLine>
  )
}
