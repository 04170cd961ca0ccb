import { ShareButton } from '../../browser/share-button.tsx'
import { DemoMark, SourceLine } from '../../design/marks.tsx'
import { CreditLink } from '../../i18n/credit-link.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { LookLinks, type LookLinksProps } from './look-links.tsx'

type ForecastCreditsProps = {
  forecast: {
    source: { attribution: string; url: string; isDemo: boolean }
    isOld: boolean
    /** Height and point it is for, where they are known. */
    heights: readonly string[]
  }
  /** "Updated 15 November 2026, 10:05". */
  age: string
  look: LookLinksProps
}

/** Whose forecast it is, how old and for where; beside it, chart or table. */
export function ForecastCredits({ forecast, age, look }: ForecastCreditsProps) {
  const { t } = useLanguage()
  const { source, isOld, heights } = forecast
  return (
    <div className="page-credits">
      <SourceLine source={<CreditLink {...source} />} age={age} isStale={isOld}>
        {heights.map((height) => (
          <span key={height}>{height}</span>
        ))}
        {source.isDemo && <DemoMark>{t('common.demoData')}</DemoMark>}
      </SourceLine>
      <div className="page-tools">
        <LookLinks {...look} />
        <ShareButton />
      </div>
    </div>
  )
}
