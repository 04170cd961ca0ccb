import { DemoMark } from '../../design/marks.tsx'
import { FoldedSection } from '../../design/section.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { CreditLink } from '../../provenance/credit-link.tsx'
import type { WeatherPageView } from './weather-page.server.ts'

/** Where all of the page comes from, in one line, and how it is made, folded. */
export function PageCreditsLine({ page: { credits, warnings } }: { page: WeatherPageView }) {
  const { t } = useLanguage()
  const { sources, facts, method } = credits
  return (
    <>
      <div className="wrap place-sources">
        <p className="source-line">
          {sources.map((source) => (
            <span key={source.attribution}>
              <CreditLink {...source} />
            </span>
          ))}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {sources.some(({ isDemo }) => isDemo) && <DemoMark>{t('common.demoData')}</DemoMark>}
        </p>
      </div>
      {(method.length > 0 || warnings.age) && (
        <FoldedSection title={t('shell.howMade')}>
          {method.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {warnings.age && (
            <p>
              <CreditLink {...warnings.source} />
            </p>
          )}
        </FoldedSection>
      )}
    </>
  )
}
