import type { ReactNode } from 'react'
import { rainStep } from '../../../domain/rain/radar-scale.ts'
import { leastShownAmount } from '../../../domain/weather/amount.ts'
import { amountAxis } from '../../../domain/weather/unit-axes.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { PlotLabel } from './chart-panel.tsx'
import { barIn, barsPath, plotWidth } from './chart-paths.ts'
import { HourPanel } from './hour-panel.tsx'
import { type DrawnHour, type HourSlots, slotOf } from './hour-slots.ts'
import { peaks } from './peaks.ts'

const barsHeight = 84
const figureHeight = 18
const sumsHeight = 18

type AmountPanelProps<Hour extends DrawnHour> = {
  view: HourSlots<Hour>
  label: string
  unit: string
  /** Shown in the panel where nothing falls. */
  nothing: string
  /** What is drawn of an hour, mm; all that falls without it. */
  amountOf?: (hour: Hour) => number | null
  /** What falls in each day, over its hours: for the eye, as the days' list tells it. */
  sums?: ReactNode
}

/** What falls in each hour, in the colours of the rain ramp, on a scale that is written beside it and holds the highest. */
export function AmountPanel<Hour extends DrawnHour>({
  view,
  label,
  unit,
  nothing,
  amountOf = ({ amountMm }) => amountMm,
  sums,
}: AmountPanelProps<Hour>) {
  const { format } = useLanguage()
  const { hours, slots } = view
  const drawn = hours.map((hour) => ((amountOf(hour) ?? 0) < leastShownAmount ? null : amountOf(hour)))
  const ranges = hours.map(({ amountRangeMm: range }) =>
    range && range.high >= leastShownAmount ? range.high : null,
  )
  const isEmpty = drawn.every((amountMm) => amountMm === null)
  const isLong = sums !== undefined
  const most = Math.max(0, ...[...drawn, ...ranges].map((amountMm) => amountMm ?? 0))
  const { end, ticks } = amountAxis(most, format.units.precipitation)
  const height = barsHeight + (isLong ? sumsHeight : 0)
  const room = figureHeight + (isLong ? sumsHeight : 0)
  const y = (amountMm: number) => height - (amountMm / end) * (height - room)
  const bars = (amounts: readonly (number | null)[]) =>
    amounts.flatMap((amountMm, index) =>
      amountMm === null
        ? []
        : {
            ...barIn(slotOf(view, index), slots, isLong ? 1 : 0.88),
            // The least that is shown is seen.
            y: Math.min(height - 2, y(amountMm)),
            step: Math.max(0, rainStep(amountMm) - 1),
          },
    )
  const highest = drawn.reduce<number>(
    (best, mm, index) => ((mm ?? 0) > (drawn[best] ?? 0) ? index : best),
    0,
  )
  const figures = isLong ? new Set([highest]) : peaks(drawn)
  return (
    <HourPanel
      view={view}
      label={label}
      unit={unit}
      height={height}
      ticks={ticks.map((tick) => ({
        text: `${format.stepBound(tick)}\u00a0${format.unitNames.amount}`,
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
      {drawn.map((amountMm, index) =>
        amountMm !== null && figures.has(index) ? (
          <PlotLabel
            key={slotOf(view, index)}
            x={(slotOf(view, index) + 0.5) / slots}
            y={y(amountMm) + 4}
            side="above"
          >
            {format.amount(amountMm)}
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
