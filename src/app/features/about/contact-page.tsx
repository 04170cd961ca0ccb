import './about-page.css'
import type { InEveryLanguage } from '../../../domain/language.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { useCopy } from '../../browser/use-copy.ts'
import { ArrowLink, Button, LinkButton } from '../../design/button.tsx'
import { PageHeading, Section } from '../../design/section.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

type Contact = {
  mail: string | null
  operatorName: string | null
  /** Where anybody can report a mistake. */
  issuesUrl: string | null
}

/** What most people write about, and the page that answers it. */
const answers = [
  ['contactAccuracy', '/accuracy'],
  ['contactOrigin', '/about'],
  ['contactStored', '/cookies'],
  ['contactAds', '/ads'],
] as const

/** MeteoSwiss answers in the language of its address. */
const meteoSwissOf: InEveryLanguage = {
  en: 'https://www.meteoswiss.admin.ch',
  de: 'https://www.meteoschweiz.admin.ch',
  fr: 'https://www.meteosuisse.admin.ch',
  it: 'https://www.meteosvizzera.admin.ch',
}

/** Swiss numbers, which are dialled from a phone by a tap. */
const emergencyNumbers = ['112', '117', '118', '144', '1414'] as const

/** How to reach the operator of this installation. No form: without a mail address it would lead nowhere. */
export function ContactPage({ mail, operatorName, issuesUrl }: Contact) {
  const { t, language } = useLanguage()
  const hasWay = mail !== null || issuesUrl !== null
  return (
    <div className="about-page page-end">
      <div className="wrap">
        <PageHeading
          title={t('about.contactHeading')}
          lead={t(hasWay ? 'about.contactLead' : 'about.contactLeadNone')}
        />
      </div>
      {mail && (
        <Section title={t('about.contactMail')}>
          <MailAddress mail={mail} />
        </Section>
      )}
      {issuesUrl && (
        <Section title={t('about.contactIssues')}>
          <div className="about-prose">
            <p>{t('about.contactIssuesText')}</p>
            <p>
              <ArrowLink href={issuesUrl} isExternal>
                {t('about.contactIssuesLink')}
              </ArrowLink>
            </p>
          </div>
        </Section>
      )}
      <Section title={t('about.contactAnswers')}>
        <ul className="contact-answers grid">
          {answers.map(([text, to]) => (
            <li key={to}>
              <ArrowLink as={LocalLink} to={to}>
                {t(`about.${text}`)}
              </ArrowLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('about.contactData')}>
        <div className="about-prose">
          <p>{t('about.contactDataText')}</p>
          <p>
            <ArrowLink href={meteoSwissOf[language]} isExternal>
              {t('about.contactDataLink')}
            </ArrowLink>
          </p>
        </div>
      </Section>
      <Section title={t('about.contactOperator')}>
        <div className="about-prose">
          <p>{operatorName ?? t('about.contactOperatorNone')}</p>
          {operatorName && !mail && <p>{t('about.contactNone')}</p>}
          {!hasWay && (
            <p>
              {t('about.contactSetup')} <LocalLink to="/setup">{t('about.contactSetupLink')}</LocalLink>
            </p>
          )}
        </div>
      </Section>
      <Section title={t('about.contactWarnings')}>
        <p>{t('about.contactWarningsText')}</p>
        <ul className="emergency-numbers grid plain-links">
          {emergencyNumbers.map((number) => (
            <li key={number}>
              <a href={`tel:${number}`}>
                <b>{number}</b> {t(`about.emergency-${number}`)}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function MailAddress({ mail }: { mail: string }) {
  const { t } = useLanguage()
  const copy = useCopy()

  const copyMail = () =>
    copy(
      mail,
      { title: t('about.contactCopied'), description: mail },
      { title: t('about.contactNotCopied'), description: mail },
    )

  return (
    <>
      <p className="contact-address">
        <a href={`mailto:${mail}`}>{mail}</a>
      </p>
      <div className="actions cluster">
        <LinkButton href={`mailto:${mail}`}>{t('about.contactWrite')}</LinkButton>
        <Button variant="outline" className="needs-scripts" onClick={copyMail}>
          {t('about.contactCopy')}
        </Button>
      </div>
    </>
  )
}
