import type { ReactNode } from 'react'
import { seasons } from '../../../domain/sky/season.ts'
import { heatDayC, normalMeanC, normalSum, summerDayC } from '../../../domain/weather/normals.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { Tile, Tiles } from '../../design/tiles.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { SourceCredit } from '../../i18n/source-credit.tsx'
import { WeatherMissing } from '../place-weather/weather-missing.tsx'
import { MonthBars } from './month-bars.tsx'
import { NormalsCredit } from './normals-credit.tsx'
import { SeasonTable } from './season-table.tsx'
import type { ClimateView, SeasonalView, WeekView } from './seasonal-view.ts'
import { WeekAgainstNormal } from './week-against-normal.tsx'
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
        <details className="all-seasons">
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

function SeasonTiles({ page: { season }, climate }: Props) {
  const { t, format } = useLanguage()
  const normals = { ...climate.normals, humidityPercent: null, windSpeedMs: null }
  const days = season === 'summer' ? 'summerDays' : 'frostDays'
  const written = (value: number) => format.number(value)
  const sums = [
    {
      label: t('seasonal.precipitation'),
      value: normalSum(normals, 'precipitationMm', season),
      unit: format.unitNames.amount,
      written: format.wholeAmount,
    },
    { label: t('seasonal.sunshine'), value: normalSum(normals, 'sunshineHours', season), unit: 'h', written },
    {
      label: t(`seasonal.${days}`),
      value: normalSum(normals, days, season),
      unit: t('seasonal.tileDays', { count: Math.round(normalSum(normals, days, season) ?? 0) }),
      written,
    },
  ]
  return (
    <Tiles>
      <Tile
        label={t('seasonal.meanTemperature')}
        value={format.temperatureInColumn(normalMeanC(normals, season))}
        unit={format.unitNames.temperature}
        note={t(`seasonal.usual-${season}`)}
      />
      {sums.map(({ label, value, unit, written }) =>
        value === null ? null : (
          <Tile
            key={label}
            label={label}
            value={written(value)}
            unit={unit}
            note={t(`seasonal.usual-${season}`)}
          />
        ),
      )}
    </Tiles>
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

function WeekSection({ page: { week, placeParameter, deviation, isCurrent } }: { page: SeasonalView }) {
  const { t } = useLanguage()
  if (week === null) return null
  if ('failure' in week) {
    return (
      <Section title={t('seasonal.weekTitle')}>
        {week.failure === 'no-days' ? (
          <Notice glyph="info">{t('seasonal.noDays')}</Notice>
        ) : (
          <WeatherMissing failure={week.failure} />
        )}
      </Section>
    )
  }
  const { source, updatedAt, isOld } = week
  return (
    <Section
      title={t('seasonal.weekTitle')}
      // The heading says it where the season runs.
      lead={isCurrent || !deviation ? week.sentence : `${deviation} ${week.sentence}`}
      margin={
        <>
          <SourceCredit source={source} age={t('seasonal.updated', { time: updatedAt })} isStale={isOld} />
          <p>
            <LocalLink
              to={placeParameter ? `/forecast?place=${encodeURIComponent(placeParameter)}` : '/forecast'}
            >
              {t('seasonal.toForecast')}
            </LocalLink>
          </p>
        </>
      }
    >
      {isOld && <Notice glyph="clock">{t('common.oldValues', { time: updatedAt })}</Notice>}
      <WeekAgainstNormal week={week} />
    </Section>
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
