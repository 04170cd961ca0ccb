import './about-page.css'
import { LocalLink } from '../../browser/local-link.tsx'
import { ArrowLink, Button, LinkButton } from '../../design/button.tsx'
import { PageHeading, Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

/** The mail address of whoever runs this installation. No form: one that goes nowhere helps nobody. */
export function ContactPage({ mail }: { mail: string | null }) {
  const { t } = useLanguage()
  return (
    <div className="about-page">
      <div className="wrap">
        <PageHeading title={t('about.contactHeading')} lead={mail ? t('about.contactLead') : undefined} />
      </div>
      <Section
        title={t('about.contactMail')}
        margin={
          <ArrowLink as={LocalLink} to="/about">
            {t('about.heading')}
          </ArrowLink>
        }
      >
        {mail ? (
          <MailAddress mail={mail} />
        ) : (
          <Notice glyph="info">
            <p>{t('about.contactNone')}</p>
          </Notice>
        )}
      </Section>
      <Section title={t('about.contactWarnings')}>
        <div className="about-prose">
          <p>{t('about.contactWarningsText')}</p>
        </div>
      </Section>
    </div>
  )
}

function MailAddress({ mail }: { mail: string }) {
  const { t } = useLanguage()
  const showToast = useToast()

  async function copy() {
    try {
      await navigator.clipboard.writeText(mail)
      showToast({ title: t('about.contactCopied'), description: mail })
    } catch {
      showToast({ title: t('about.contactNotCopied'), description: mail, variant: 'destructive' })
    }
  }

  return (
    <div className="contact-mail">
      <p className="contact-address">
        <a href={`mailto:${mail}`}>{mail}</a>
      </p>
      <div>
        <LinkButton href={`mailto:${mail}`}>{t('about.contactWrite')}</LinkButton>
        <Button variant="outline" className="needs-scripts" onClick={copy}>
          {t('about.contactCopy')}
        </Button>
      </div>
    </div>
  )
}
