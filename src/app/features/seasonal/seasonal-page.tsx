import { seasonalQuery } from './seasonal-query.ts'
import '../../design/chart/chart.css'
import '../../design/data-page.css'
import './seasonal.css'
import './month-bars.css'
import './week-against-normal.css'
import './season-tables.css'
import { seasons } from '../../../domain/sky/season.ts'
import { BannerAd, FooterAd } from '../../ads/ad-slot.tsx'
import { SegmentLinks } from '../../browser/segment-links.tsx'
import { FoldedSection, PageHeading } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { ClimateSections } from './climate-sections.tsx'
import { DaylightChart } from './daylight-chart.tsx'
import { NormalsCredit } from './normals-credit.tsx'
import { RegionTables } from './region-table.tsx'
import type { SeasonalView } from './seasonal-view.server.ts'

export function SeasonalPage({ page }: { page: SeasonalView }) {
  const { t } = useLanguage()
  const { season, climate, climateNote, deviation, daylight } = page
  return (
    <div className="seasonal page-end">
      <div className="wrap">
        <PageHeading
          title={t(`seasonal.title-${season}`, { place: page.placeName })}
          lead={
            [page.isCurrent && deviation, climate?.sentences.season].filter(Boolean).join(' ') || undefined
          }
        />
        <div className="page-credits cluster split">
          <SegmentLinks
            label={t('seasonal.season')}
            options={seasons}
            chosen={season}
            addressOf={(one) => seasonalQuery.write({ place: page.placeParameter, season: one })}
            nameOf={(one) => t(`seasonal.name-${one}`)}
          />
        </div>
        {climateNote && <Notice glyph="info">{climateNote}</Notice>}
      </div>
      {climate && <ClimateSections page={page} climate={climate} />}
      <BannerAd />
      <FoldedSection
        title={t('seasonal.daylight')}
        lead={daylight.sentence}
        note={
          <>
            {daylight.extremes} {t('seasonal.computed')}
          </>
        }
      >
        <DaylightChart page={page} />
      </FoldedSection>
      <FoldedSection
        title={t('seasonal.regionsTitle')}
        lead={page.regionSentence}
        note={
          <>
            {t('seasonal.regionsNote')} <NormalsCredit page={page} />
          </>
        }
      >
        <RegionTables page={page} />
      </FoldedSection>
      <FooterAd />
    </div>
  )
}
