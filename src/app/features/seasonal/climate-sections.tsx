import { seasons } from '../../../domain/sky/season.ts'
import { heatDayC, normalSum, summerDayC } from '../../../domain/weather/normals.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { FoldedSection, Section } from '../../design/section.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { searchOf } from '../../page/search-of.ts'
import type { ClimateView } from './climate-view.server.ts'
import { MonthBars } from './month-bars.tsx'
import { NormalsCredit } from './normals-credit.tsx'
import { SeasonTable } from './season-table.tsx'
import { SeasonTiles } from './season-tiles.tsx'
import type { SeasonalView } from './seasonal-view.server.ts'
import { WeekSection } from './week-section.tsx'
import type { WeekView } from './week-view.server.ts'
import { YearTemperatureChart } from './year-temperature-chart.tsx'

type Props = { page: SeasonalView; climate: ClimateView }

/** All that comes from the normals of the place's station. */
export function ClimateSections({ page, climate }: Props) {
  const { t, format } = useLanguage()
  const { amount } = format.unitNames
  const { season } = page
  const { normals, sentences } = climate
  const week = page.week && !('failure' in page.week) ? page.week : null
  return (
    <>
      <div className="wrap season-tiles">
        <SeasonTiles page={page} climate={climate} />
        <details className="all-months folded prints-open">
          <summary>{t('seasonal.allMonths')}</summary>
          <div className="grid beside">
            {[season, ...seasons.filter((one) => one !== season)].map((one) => (
              <SeasonTable key={one} normals={normals} season={one} />
            ))}
          </div>
        </details>
        <p className="source-line">
          <NormalsCredit page={page} station={climate.station} height={climate.height} />
        </p>
      </div>
      <WeekSection page={page} />
      <Section
        title={t('seasonal.temperature')}
        lead={sentences.temperature}
        note={week && t('seasonal.overlaid', { period: week.period })}
      >
        <YearTemperatureChart page={page} climate={climate} week={week} />
      </Section>
      {normals.precipitationMm && (
        <Section title={t('seasonal.precipitation')} lead={sentences.precipitation}>
          <MonthBars
            title={`${t('seasonal.series-precipitationMm')} ${amount}`}
            written={format.wholeAmount}
            unit={amount}
            values={normals.precipitationMm}
            forecast={
              week
                ? { label: t('seasonal.forecastFor', { period: week.period }), months: week.precipitation }
                : undefined
            }
            colour="rain"
            season={season}
          />
        </Section>
      )}
      {normals.sunshineHours && (
        <FoldedSection title={t('seasonal.sunshine')} lead={sentences.sunshine}>
          <MonthBars
            title={t('seasonal.series-sunshineHours')}
            unit="h"
            values={normals.sunshineHours}
            colour="sun"
            season={season}
          />
        </FoldedSection>
      )}
      <DaysSection page={page} climate={climate} week={week} />
      <SnowSection page={page} climate={climate} />
    </>
  )
}

function DaysSection({ page, climate, week }: Props & { week: WeekView | null }) {
  const { t, format } = useLanguage()
  const { season } = page
  const { normals } = climate
  if (!normals.frostDays && !normals.summerDays) return null
  const [frost, summer] = [normalSum(normals, 'frostDays', 'year'), normalSum(normals, 'summerDays', 'year')]
  const lead =
    frost !== null && summer !== null
      ? t('seasonal.daysSentence', {
          frost: t('seasonal.frostCount', { count: Math.round(frost) }),
          summer: t('seasonal.summerCount', { count: Math.round(summer), limit: format.degrees(summerDayC) }),
        })
      : undefined
  return (
    <FoldedSection
      title={t('seasonal.daysTitle')}
      lead={lead}
      note={
        week &&
        t('seasonal.daysComing', { period: week.period, frost: week.frostDays, summer: week.summerDays })
      }
    >
      {normals.frostDays && (
        <MonthBars
          title={t('seasonal.series-frostDays', { limit: format.degrees(0) })}
          unit={(count) => t('seasonal.tileDays', { count })}
          values={normals.frostDays}
          part={{ title: t('seasonal.ofWhichIce', { limit: format.degrees(0) }), values: normals.iceDays }}
          colour="frost"
          season={season}
        />
      )}
      {normals.summerDays && (
        <MonthBars
          title={t('seasonal.series-summerDays', { limit: format.degrees(summerDayC) })}
          unit={(count) => t('seasonal.tileDays', { count })}
          values={normals.summerDays}
          part={{
            title: t('seasonal.ofWhichHeat', { limit: format.degrees(heatDayC) }),
            values: normals.heatDays,
          }}
          colour="summer"
          season={season}
        />
      )}
    </FoldedSection>
  )
}

function SnowSection({ page, climate }: Props) {
  const { t, format } = useLanguage()
  const { normals } = climate
  const cover = normalSum(normals, 'snowCoverDays', 'year')
  if (!normals.freshSnowCm) {
    return (
      <FoldedSection title={t('seasonal.snow')} margin={<SnowLink page={page} />}>
        <p className="below-rule">{t('seasonal.noSnow', { station: climate.station })}</p>
      </FoldedSection>
    )
  }
  return (
    <FoldedSection
      title={t('seasonal.snow')}
      lead={cover === null ? undefined : t('seasonal.snowSentence', { count: Math.round(cover) })}
      margin={<SnowLink page={page} />}
    >
      <MonthBars
        title={`${t('seasonal.series-freshSnowCm')} ${format.unitNames.depth}`}
        written={format.wholeDepth}
        unit={format.unitNames.depth}
        values={normals.freshSnowCm}
        colour="snow"
        season={page.season}
      />
      {normals.snowCoverDays && (
        <MonthBars
          title={t('seasonal.series-snowCoverDays')}
          unit={(count) => t('seasonal.tileDays', { count })}
          values={normals.snowCoverDays}
          colour="snow"
          season={page.season}
        />
      )}
    </FoldedSection>
  )
}

/** The snow of these days, which the normals do not tell. */
function SnowLink({ page: { placeParameter } }: { page: SeasonalView }) {
  const { t } = useLanguage()
  return (
    <p>
      <LocalLink to={`/snow${searchOf({ place: placeParameter })}#line`}>{t('seasonal.snowNow')}</LocalLink>
    </p>
  )
}
