import { waterQuery } from './water-query.ts'
import '../../design/data-page.css'
import '../../design/swiss-map/swiss-map.css'
import './water.css'
import { naturalHazards } from '../../../reference/natural-hazards.ts'
import { BannerAd, FooterAd } from '../../ads/ad-slot.tsx'
import { LocalLink } from '../../browser/local-link.tsx'
import { SegmentLinks } from '../../browser/segment-links.tsx'
import { PageHeading, Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Missing } from '../../provenance/missing.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import type { FloodView } from './gauge-row.server.ts'
import { FoldedGauges, GaugeTable } from './gauge-table.tsx'
import { LakesSection } from './lakes-section.tsx'
import { bathingKm, waterViews } from './water-choice.ts'
import { WaterMap } from './water-map.tsx'
import type { LoadedWater, WaterView } from './water-view.server.ts'

export function WaterPage({ page }: { page: WaterView }) {
  const { t } = useLanguage()
  const { view, placeName, water } = page
  const place = { place: placeName }
  const loaded = 'failure' in water ? null : water
  return (
    <div className="page-end">
      <div className="wrap">
        <PageHeading
          title={view === 'bathing' ? t('water.bathingTitle', place) : t('water.title')}
          lead={loaded?.lead}
        />
        <div className="page-credits cluster split">
          <SegmentLinks
            label={t('water.views')}
            options={waterViews}
            chosen={view}
            addressOf={(one) => waterQuery.write({ view: one, place: page.placeParameter })}
            nameOf={(one) => t(`water.view-${one}`)}
          />
        </div>
        {page.air && <Notice glyph="info">{page.air}</Notice>}
        {'failure' in water && (
          <Missing failure={water.failure} title={t('water.failed')} message={t('water.failedText')} />
        )}
      </div>
      {loaded && <Loaded page={page} water={loaded} />}
      {page.lakes && !loaded && <LakesSection lakes={page.lakes} />}
      {(loaded || page.lakes) && (
        <div className="wrap">
          <details className="folded page-fold prints-open">
            <summary>{t('shell.howMade')}</summary>
            {loaded && (
              <p>
                {t(view === 'bathing' ? 'water.bathingNote' : 'water.levelNote', { distance: bathingKm })}
              </p>
            )}
            {page.lakes && <p>{t('water.lakesNote')}</p>}
          </details>
        </div>
      )}
      <FooterAd />
    </div>
  )
}

function Loaded({ page, water }: { page: WaterView; water: LoadedWater }) {
  const { t } = useLanguage()
  const isBathing = page.view === 'bathing'
  return (
    <>
      <div className="wrap">
        {water.isOld && <Notice glyph="info">{t('water.allOld', { ago: water.newest })}</Notice>}
      </div>
      {water.raised.length > 0 && (
        <Section
          title={t('water.raisedTitle')}
          lead={t('water.raisedLead')}
          note={<Authorities />}
          margin={water.caveat && <p>{water.caveat}</p>}
        >
          <FoldedGauges rows={water.raised} caption={t('water.raisedTitle')} />
        </Section>
      )}
      {page.lakes && <LakesSection lakes={page.lakes} />}
      <div className="wrap">
        <div className="water-overview with-side">
          <WaterMap page={page} water={water} />
          <div>
            {isBathing ? <Safety /> : <FloodScale scale={page.scale} />}
            <Provenance source={water.source} age={water.age} isOld={water.isOld} />
          </div>
        </div>
      </div>
      {water.near.length > 0 && (
        <Section title={t(isBathing ? 'water.bathingNear' : 'water.near')}>
          <FoldedGauges
            rows={water.near}
            caption={t(isBathing ? 'water.bathingNear' : 'water.near')}
            isBathing={isBathing}
          />
        </Section>
      )}
      <BannerAd />
      {water.warmest.length > 0 && (
        <Section title={t('water.warmest')}>
          <FoldedGauges rows={water.warmest} caption={t('water.warmest')} isBathing />
        </Section>
      )}
      {water.index.length > 0 && <AllWaters page={page} water={water} />}
    </>
  )
}

/** Every lake and river leads to its stations. */
function AllWaters({ page, water: { index, chosen } }: { page: WaterView; water: LoadedWater }) {
  const { t } = useLanguage()
  return (
    <Section id="waters" title={t('water.all')} note={t('water.allNote')}>
      {chosen && <GaugeTable rows={chosen.rows} caption={chosen.name} hasShownCaption />}
      {index.map(({ kind, waters }) => (
        <details key={kind} className="folded prints-open">
          <summary>
            {t(`water.index-${kind}`)} ({waters.length})
          </summary>
          <nav className="water-index" aria-label={t(`water.index-${kind}`)}>
            <ul>
              {waters.map(({ key, name, count }) => (
                <li key={key}>
                  <LocalLink
                    to={`${waterQuery.write({ water: key, place: page.placeParameter })}#waters`}
                    aria-current={key === chosen?.key ? 'true' : undefined}
                  >
                    {name}
                    {count > 1 && ` (${count})`}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </nav>
        </details>
      ))}
    </Section>
  )
}

/** The five levels in colour, number and the authorities' own words. */
function FloodScale({ scale }: { scale: readonly FloodView[] }) {
  const { t } = useLanguage()
  return (
    <>
      <h2>{t('water.scaleTitle')}</h2>
      <ol className="flood-scale grid">
        {scale.map(({ level, text }) => (
          <li key={level}>
            <b className={`flood severity-${level}`}>{level}</b> {text}
          </li>
        ))}
        <li>
          <b className="flood">–</b> {t('water.noLevel')}
        </li>
      </ol>
    </>
  )
}

function Safety() {
  const { t } = useLanguage()
  return (
    <>
      <h2>{t('water.safetyTitle')}</h2>
      <ul className="bullets">
        <li>{t('water.safetyFlow')}</li>
        <li>{t('water.safetyRain')}</li>
        <li>{t('water.safetyOutflow')}</li>
      </ul>
    </>
  )
}

function Authorities() {
  const { t, language } = useLanguage()
  return (
    <a href={naturalHazards[language]} rel="external">
      {t('water.authorities')}
    </a>
  )
}
