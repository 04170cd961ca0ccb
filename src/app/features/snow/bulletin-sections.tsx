import { dangerLevels } from '../../../domain/snow/avalanche.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { ArrowLink } from '../../design/button.tsx'
import { Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { StillLoading } from '../../provenance/still-loading.tsx'
import { AreaCard } from './area-card.tsx'
import type { AreaView, BulletinView } from './bulletin-view.server.ts'
import { Credit } from './credit.tsx'
import { DangerBadge } from './danger-badge.tsx'
import { DangerMap } from './danger-map.tsx'
import { RichText } from './rich-text.tsx'

export function BulletinSections({ bulletin }: { bulletin: BulletinView }) {
  const { t } = useLanguage()
  const { map, message, notes, areas, texts, textLanguage } = bulletin
  const isExpired = bulletin.state === 'expired'
  const [first, ...others] = areas
  const cardOf = (area: AreaView) => (
    <AreaCard key={area.anchor} area={area} lang={textLanguage} isExpired={isExpired} />
  )
  // The area of the place, else the one in most danger; the map shows them all.
  const words = (
    <>
      {first && <div className="danger-cards">{cardOf(first)}</div>}
      {others.length > 0 && (
        <details className="folded prints-open">
          <summary>{t('snow.moreAreas', { count: others.length })}</summary>
          <div className="danger-cards">{others.map(cardOf)}</div>
        </details>
      )}
      {texts.length > 0 && (
        <div className="grid beside bulletin-texts">
          {texts.map(({ title, blocks }, index) =>
            index === 0 ? (
              <section key={title}>
                <h3>{title}</h3>
                <RichText blocks={blocks} lang={textLanguage} />
              </section>
            ) : (
              <details key={title} className="folded prints-open">
                <summary>{title}</summary>
                <RichText blocks={blocks} lang={textLanguage} />
              </details>
            ),
          )}
        </div>
      )}
    </>
  )
  return (
    <Section
      id="bulletin"
      title={t('snow.bulletin')}
      note={bulletin.editionLines.length > 0 && bulletin.editionLines.join(' · ')}
      margin={
        <>
          <ArrowLink href={bulletin.slfUrl} rel="noopener">
            {t('snow.readAtSlf')}
          </ArrowLink>
          {bulletin.credit && <Credit credit={bulletin.credit} />}
        </>
      }
    >
      {bulletin.state === 'pending' && <StillLoading />}
      {message && bulletin.state !== 'pending' && (
        <Notice glyph={bulletin.state === 'off-season' ? 'info' : 'severity-3'}>
          <p>
            <strong>{message.title}</strong>
            <br />
            {message.text}
          </p>
        </Notice>
      )}
      {notes.map((note) => (
        <Notice key={note} glyph="clock">
          {note}
        </Notice>
      ))}
      {map && (
        <div className="with-side">
          <DangerMap map={map} />
          <DangerScale />
        </div>
      )}
      {isExpired ? (
        <details className="folded">
          <summary>{t('snow.expiredShow')}</summary>
          {words}
        </details>
      ) : (
        words
      )}
    </Section>
  )
}

function DangerScale() {
  const { t } = useLanguage()
  return (
    <details className="danger-scale folded prints-open">
      <summary>{t('snow.scale')}</summary>
      <ol className="grid">
        {dangerLevels.map((level) => (
          <li key={level}>
            <DangerBadge danger={{ value: level, badge: String(level), text: '' }} />
            <span>
              {capitalised(t(`snow.danger-${level}`))} ({level})
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
