import { sumStep } from '../../../domain/rain/radar-scale.ts'
import { leastShownAmount } from '../../../domain/weather/amount.ts'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Box } from '../charts/box.tsx'
import { ChartPanel, PlotLabel } from '../charts/chart-panel.tsx'
import { type DaysProps, dayBar, middleOf, Nights } from './week-nights.tsx'
import { TextPanel } from './week-sky-panel.tsx'

const amountHeight = 96

export function WeekPrecipitationPanel({ days, now }: DaysProps) {
  const { t, format } = useLanguage()
  const hasAmounts = days.some(({ amountMm }) => amountMm !== null)
  const hasChances = days.some(({ chancePercent }) => chancePercent !== null)
  // The square root keeps drizzle visible next to a day of 60 mm.
  const most = Math.max(
    10,
    ...days.map(({ amountMm, amountRangeMm }) => Math.max(amountMm ?? 0, amountRangeMm?.high ?? 0)),
  )
  const barOf = (amountMm: number) => Math.max(3, Math.sqrt(amountMm / most) * (amountHeight - 32))
  return (
    <>
      {hasAmounts && (
        <ChartPanel
          label={t('forecast.precipitation')}
          unit={t('forecast.perDay', { unit: format.unitNames.amount })}
          height={amountHeight}
          now={now}
          drawing={
            <>
              <Nights days={days} height={amountHeight} />
              {days.map(({ date, amountRangeMm }, index) =>
                amountRangeMm && amountRangeMm.high >= leastShownAmount ? (
                  <Box
                    key={date}
                    className="range-bar-amount"
                    {...dayBar(index, days.length)}
                    y={amountHeight - barOf(amountRangeMm.high)}
                    height={barOf(amountRangeMm.high)}
                  />
                ) : null,
              )}
              {days.map(({ date, amountMm }, index) =>
                amountMm !== null && amountMm >= leastShownAmount ? (
                  <Box
                    key={date}
                    {...dayBar(index, days.length)}
                    y={amountHeight - barOf(amountMm)}
                    height={barOf(amountMm)}
                    fill={`var(--rain-${sumStep(amountMm) - 1})`}
                    stroke="var(--rain-edge)"
                  />
                ) : null,
              )}
            </>
          }
        >
          {days.map(({ date, amountMm, isSnow }, index) =>
            amountMm !== null && amountMm >= leastShownAmount ? (
              <PlotLabel
                key={date}
                x={middleOf(index, days.length)}
                y={amountHeight - barOf(amountMm)}
                side="above"
                className="plot-label-strong"
              >
                {format.amount(amountMm)}
                {isSnow && <Glyph name="snow" size={12} />}
              </PlotLabel>
            ) : null,
          )}
        </ChartPanel>
      )}
      {hasChances && (
        <TextPanel label={t('forecast.chance')} days={days}>
          {({ chancePercent }) =>
            chancePercent === null ? null : (
              <b className={chancePercent >= 50 ? 'is-likely' : 'is-quiet'}>
                {format.percent(chancePercent)}
              </b>
            )
          }
        </TextPanel>
      )}
    </>
  )
}
