import type { ReactNode } from 'react'
import { rainStep } from '../../domain/rain/radar-scale.ts'
import { leastShownAmount } from '../../domain/weather/amount.ts'
import { amountAxis, depthAxis } from '../../domain/weather/unit-axes.ts'
import { PlotLabel } from '../design/chart/chart-panel.tsx'
import { barIn, barsPath, plotWidth } from '../design/chart/chart-paths.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { HourPanel } from './hour-panel.tsx'
import { type DrawnHour, type HourSlots, hasRoomForAll, slotOf } from './hour-slots.ts'
import { peaks } from './peaks.ts'

const barsHeight = 84
const figureHeight = 18
const sumsHeight = 18

type AmountPanelProps = {
  view: HourSlots<DrawnHour>
  /** The hours in which most falls as snow, by its depth; the others otherwise. */
  isSnow?: boolean
  label: string
  unit: string
  /** Shown in the panel where nothing falls. */
  nothing: string
  /** What falls in each day, over its hours: for the eye, as the days' list tells it. */
  sums?: ReactNode
}

/** What falls in each hour, in the colours of the rain ramp, on a scale that is written beside it and holds the highest. */
export function AmountPanel({ view, isSnow = false, label, unit, nothing, sums }: AmountPanelProps) {
  const { format } = useLanguage()
  const { hours, slots } = view
  const drawn = hours.map(({ amountMm, snowCm }) => {
    if (isSnow) return snowCm ?? null
    return snowCm !== undefined || (amountMm ?? 0) < leastShownAmount ? null : amountMm
  })
  const ranges = hours.map(({ amountMm, snowCm, amountRangeMm: range }) => {
    if (!range || range.high < leastShownAmount || isSnow !== (snowCm !== undefined)) return null
    // As deep to the millimetre as what is expected.
    return snowCm === undefined ? range.high : (range.high * snowCm) / (amountMm || 1)
  })
  const isEmpty = drawn.every((amount) => amount === null)
  const isLong = sums !== undefined
  const most = Math.max(0, ...[...drawn, ...ranges].map((amount) => amount ?? 0))
  const { end, ticks } = (isSnow ? depthAxis : amountAxis)(most, format.units.precipitation)
  const unitName = isSnow ? format.unitNames.depth : format.unitNames.amount
  const height = barsHeight + (isLong ? sumsHeight : 0)
  const room = figureHeight + (isLong ? sumsHeight : 0)
  const y = (amount: number) => height - (amount / end) * (height - room)
  const bars = (amounts: readonly (number | null)[]) =>
    amounts.flatMap((amount, index) =>
      amount === null
        ? []
        : {
            ...barIn(slotOf(view, index), slots, isLong ? 1 : 0.88),
            // The least that is shown is seen.
            y: Math.min(height - 2, y(amount)),
            // Coloured by its water, as on the maps.
            step: Math.max(0, rainStep(hours[index]?.amountMm ?? 0) - 1),
          },
    )
  const highest = drawn.reduce<number>(
    (best, amount, index) => ((amount ?? 0) > (drawn[best] ?? 0) ? index : best),
    0,
  )
  const figures = isLong ? new Set([highest]) : peaks(drawn)
  const hasAll = !isLong && hasRoomForAll(slots)
  return (
    <HourPanel
      view={view}
      label={label}
      unit={unit}
      height={height}
      ticks={ticks.map((tick) => ({
        text: `${isSnow ? format.depth(tick) : format.stepBound(tick)}\u00a0${unitName}`,
        y: y(tick),
      }))}
      drawing={
        <>
          <path className="range-bar-amount" d={barsPath(bars(ranges), height)} />
          {[...Map.groupBy(bars(drawn), ({ step }) => step)].map(([step, ofStep]) => (
            <path
              key={step}
              d={barsPath(ofStep, height)}
              fill={`var(--rain-${step})`}
              stroke={isLong ? undefined : 'var(--rain-edge)'}
            />
          ))}
          <path className="chart-base" d={`M0 ${height}H${plotWidth}`} />
        </>
      }
    >
      {sums}
      {drawn.map((amount, index) =>
        amount !== null && (hasAll || figures.has(index)) ? (
          <PlotLabel
            key={slotOf(view, index)}
            className={figures.has(index) ? '' : 'only-wide'}
            x={(slotOf(view, index) + 0.5) / slots}
            y={y(amount) + 4}
            side="above"
          >
            {isSnow ? format.depth(amount) : format.amount(amount)}
          </PlotLabel>
        ) : null,
      )}
      {isEmpty && nothing && (
        <>
          <PlotLabel x={hours.length / slots / 2} y={height / 2 - 8} side="at" isName>
            {nothing}
          </PlotLabel>
          <span className="visually-hidden">{nothing}</span>
        </>
      )}
    </HourPanel>
  )
}
