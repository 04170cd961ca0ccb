import './about-page.css'
import { creditText } from '../../../domain/texts/credit-text.ts'
import { embeddedData } from '../../../reference/embedded-data.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { ArrowLink } from '../../design/button.tsx'
import { DemoMark } from '../../design/marks.tsx'
import { FoldedSection, PageHeading, Section } from '../../design/section.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { AboutView } from './about-view.server.ts'
import { LicenceList } from './licence-list.tsx'
import { SkillTable } from './skill-table.tsx'
import { SourceTable } from './source-table.tsx'

export function AboutPage({ view }: { view: AboutView }) {
  const { t, language } = useLanguage()
  const isDemo = view.sources.some((source) => source.isDemo)
  return (
    <div className="about-page page-end">
      <div className="wrap">
        <PageHeading title={t('about.heading')} lead={t('about.lead')} />
      </div>
      <Section title={t('about.what')}>
        <div className="about-prose">
          <p>{t('about.whatFree')}</p>
          <p>{t('about.whatHonest')}</p>
          <p>{t('about.whatName')}</p>
          <ArrowLink as={LocalLink} to="/contact">
            {t('about.contactHeading')}
          </ArrowLink>
        </div>
      </Section>
      <Section
        id="sources"
        title={t('about.sources')}
        note={t('about.sourcesNote')}
        margin={isDemo && <DemoMark>{t('common.demoData')}</DemoMark>}
      >
        <SourceTable sources={view.sources} />
      </Section>
      <Section title={t('about.open')}>
        <div className="about-prose">
          <p>{t('about.openApi')}</p>
          <ArrowLink href="/api/v1">{t('about.openApiLink')}</ArrowLink>
        </div>
      </Section>
      <Section title={t('about.software')}>
        <LicenceList groups={view.licences} count={view.packageCount} />
      </Section>
      <FoldedSection title={t('about.builtIn')} note={t('about.builtInNote')}>
        <dl className="about-data rows">
          {embeddedData.map(({ id, name, licence, url }) => (
            <div key={id}>
              <dt>{t(`about.data-${id}`)}</dt>
              <dd>
                <a href={url} rel="noopener">
                  {creditText(name, language)}
                </a>{' '}
                <small>{creditText(licence, language)}</small>
              </dd>
            </div>
          ))}
        </dl>
      </FoldedSection>
      <FoldedSection title={t('about.nowcast')}>
        <div className="about-prose">
          <p>{t('about.nowcastHow')}</p>
          <p>{t('about.nowcastLimits')}</p>
          <SkillTable />
        </div>
      </FoldedSection>
    </div>
  )
}
