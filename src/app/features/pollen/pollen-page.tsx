import '../../design/data-page.css'
import '../../design/swiss-map/swiss-map.css'
import './pollen.css'
import { pollenTaxa } from '../../../domain/air/pollen.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { BannerAd, FooterAd } from '../../ads/ad-slot.tsx'
import { SegmentLinks } from '../../browser/segment-links.tsx'
import { PageHeading, Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Missing } from '../../provenance/missing.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import { LevelTable } from './level-table.tsx'
import { PollenMap } from './pollen-map.tsx'
import { pollenQuery } from './pollen-query.ts'
import { PollenStations } from './pollen-stations.tsx'
import type { LoadedPollen, PollenView } from './pollen-view.server.ts'
import { SeasonClasses } from './season-classes.tsx'

export function PollenPage({ page }: { page: PollenView }) {
  const { t } = useLanguage()
  const { pollen, placeName } = page
  const loaded = 'failure' in pollen ? null : pollen
  return (
    <div className="pollen page-end">
      <div className="wrap">
        <PageHeading title={t('pollen.title', { place: placeName })} lead={loaded?.lead} />
        {'failure' in pollen ? (
          <Missing failure={pollen.failure} message={t('pollen.failed')} />
        ) : (
          <Credits pollen={pollen} />
        )}
        {loaded?.isOld && loaded.updatedAt && (
          <Notice glyph="clock">{t('pollen.old', { time: loaded.updatedAt })}</Notice>
        )}
        {loaded?.isAbroad && <Notice glyph="info">{t('pollen.abroad')}</Notice>}
      </div>
      {loaded && <Stations page={page} pollen={loaded} />}
      <BannerAd />
      <Uv page={page} />
      <div className="wrap">
        <details className="folded page-fold prints-open">
          <summary>{t('pollen.seasonsTitle')}</summary>
          <p>
            {t('pollen.stationNote')} {t('pollen.seasonsNote')}
          </p>
          <SeasonClasses seasons={page.seasons} />
        </details>
      </div>
      <FooterAd />
    </div>
  )
}

function Credits({ pollen: { source, updatedAt, isOld } }: { pollen: LoadedPollen }) {
  const { t } = useLanguage()
  return (
    <div className="page-credits cluster split">
      <Provenance source={source} age={updatedAt && t('pollen.updated', { time: updatedAt })} isOld={isOld} />
    </div>
  )
}

function Stations({ page, pollen }: { page: PollenView; pollen: LoadedPollen }) {
  const { t } = useLanguage()
  const { station, stations } = pollen
  return (
    <>
      <Section title={t('pollen.station', { station: station.name })} lead={station.away}>
        {station.levels.length > 0 && <LevelTable name={station.name} levels={station.levels} />}
        {station.absent && <p className="note">{station.absent}</p>}
      </Section>
      <Section
        title={t('pollen.mapTitle')}
        note={t('pollen.mapNote')}
        margin={
          <SegmentLinks
            className="pollen-kinds cluster plain-links screen-only"
            label={t('pollen.kinds')}
            options={pollenTaxa}
            chosen={page.taxon}
            addressOf={(taxon) =>
              pollenQuery.write({ place: page.placeParameter, kind: taxon, station: station.id })
            }
            nameOf={(taxon) => capitalised(t(`pollen.taxon-${taxon}`))}
          />
        }
      >
        <div className="pollen-across">
          <PollenMap page={page} pollen={pollen} />
          <PollenStations page={page} stations={stations} shownId={station.id} />
        </div>
      </Section>
    </>
  )
}

function Uv({ page: { uv } }: { page: PollenView }) {
  const { t } = useLanguage()
  if (uv === null) return null
  return (
    <Section
      title={t('pollen.uvTitle')}
      note={uv.rows.length > 0 && t(uv.isClearSky ? 'pollen.uvClearNote' : 'pollen.uvNote')}
      margin={<Provenance source={uv.source} age={uv.fetched} />}
    >
      {uv.rows.length > 0 ? (
        <dl className="facts">
          {uv.rows.map(({ date, day, text }) => (
            <div key={date}>
              <dt>{day}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="below-rule">{t('pollen.uvNone')}</p>
      )}
    </Section>
  )
}
