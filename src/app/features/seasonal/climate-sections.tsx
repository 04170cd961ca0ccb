import type { ReactNode } from 'react'
import { seasons } from '../../../domain/sky/season.ts'
import { heatDayC, normalSum, summerDayC } from '../../../domain/weather/normals.ts'
import { Section } from '../../design/section.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { MonthBars } from './month-bars.tsx'
import { NormalsCredit } from './normals-credit.tsx'
import { SeasonTable } from './season-table.tsx'
import { SeasonTiles } from './season-tiles.tsx'
import type { ClimateView, SeasonalView, WeekView } from './seasonal-view.ts'
import { WeekSection } from './week-section.tsx'
import { YearTemperatureChart } from './year-temperature-chart.tsx'

type Props = { page: SeasonalView; climate: ClimateView }

/** All that comes from the normals of the place's station. */
export function ClimateSections({ page, climate }: Props) {
  const { t, format } = useLanguage()
  const { amount } = format.unitNames
  const { season } = page
  const { normals, sentences } = climate
  const week = page.week && !('failure' in page.week) ? page.week : null
  const credit = <NormalsCredit page={page} station={climate.station} />
  return (
    <>
      <div className="wrap season-tiles">
        <SeasonTiles page={page} climate={climate} />
        <p className="source-line">{credit}</p>
      </div>
      <WeekSection page={page} />
      <Section
        title={t('seasonal.temperature')}
        lead={sentences.temperature}
        note={<Note week={week}>{credit}</Note>}
      >
        <YearTemperatureChart page={page} climate={climate} week={week} />
      </Section>
      {normals.precipitationMm && (
        <Section title={t('seasonal.precipitation')} lead={sentences.precipitation} note={credit}>
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
        <Section title={t('seasonal.sunshine')} lead={sentences.sunshine} note={credit}>
          <MonthBars
            title={t('seasonal.series-sunshineHours')}
            unit="h"
            values={normals.sunshineHours}
            colour="sun"
            season={season}
          />
        </Section>
      )}
      <DaysSection page={page} climate={climate} week={week} credit={credit} />
      <SnowSection page={page} climate={climate} credit={credit} />
      <Section title={t('seasonal.byMonth')} lead={sentences.season} note={credit}>
        <SeasonTable normals={normals} season={season} />
        <details className="all-seasons folded">
          <summary>{t('seasonal.allMonths')}</summary>
          <div>
            {seasons
              .filter((one) => one !== season)
              .map((one) => (
                <SeasonTable key={one} normals={normals} season={one} />
              ))}
          </div>
        </details>
      </Section>
    </>
  )
}

/** Says what the coloured strokes over the normals are. */
function Note({ week, children }: { week: WeekView | null; children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <>
      {week && `${t('seasonal.overlaid', { period: week.period })} `}
      {children}
    </>
  )
}

function DaysSection({ page, climate, week, credit }: Props & { week: WeekView | null; credit: ReactNode }) {
  const { t, format } = useLanguage()
  const { season } = page
  const { normals } = climate
  if (!normals.frostDays && !normals.summerDays) return null
  const all = { ...normals, humidityPercent: null, windSpeedMs: null }
  const [frost, summer] = [normalSum(all, 'frostDays', 'year'), normalSum(all, 'summerDays', 'year')]
  const lead =
    frost !== null && summer !== null
      ? t('seasonal.daysSentence', {
          frost: t('seasonal.frostCount', { count: Math.round(frost) }),
          summer: t('seasonal.summerCount', { count: Math.round(summer), limit: format.degrees(summerDayC) }),
        })
      : undefined
  return (
    <Section
      title={t('seasonal.daysTitle')}
      lead={lead}
      note={
        <>
          {week &&
            `${t('seasonal.daysComing', { period: week.period, frost: week.frostDays, summer: week.summerDays })} `}
          {credit}
        </>
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
    </Section>
  )
}

function SnowSection({ page, climate, credit }: Props & { credit: ReactNode }) {
  const { t, format } = useLanguage()
  const { normals } = climate
  const cover = normalSum({ ...normals, humidityPercent: null, windSpeedMs: null }, 'snowCoverDays', 'year')
  if (!normals.freshSnowCm) {
    return (
      <Section title={t('seasonal.snow')} note={t('seasonal.noSnowLine')}>
        <p className="snow-missing">{t('seasonal.noSnow', { station: climate.station })}</p>
      </Section>
    )
  }
  return (
    <Section
      title={t('seasonal.snow')}
      lead={cover === null ? undefined : t('seasonal.snowSentence', { count: Math.round(cover) })}
      note={
        <>
          {t('seasonal.noSnowLine')} {credit}
        </>
      }
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
    </Section>
  )
}
