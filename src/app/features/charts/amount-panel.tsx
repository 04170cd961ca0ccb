import { rainBarHeight, rainStep } from '../../../domain/rain/radar-scale.ts'
import { leastShownAmount } from '../../../domain/weather/amount.ts'
import { amountTicksMm } from '../../../domain/weather/unit-axes.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Box } from './box.tsx'
import { PlotLabel } from './chart-panel.tsx'
import { barIn, plotWidth } from './chart-paths.ts'
import { HourPanel } from './hour-panel.tsx'
import type { HourSlot, HourSlots } from './hour-slots.ts'
import { peaks } from './peaks.ts'

const height = 84

type AmountPanelProps<Hour extends HourSlot> = {
  view: HourSlots<Hour>
  label: string
  unit: string
  /** Shown in the panel where nothing falls. */
  nothing: string
  /** What is drawn of an hour, mm; all that falls without it. */
  amountOf?: (hour: Hour) => number | null
  /** The highest bars carry their figure. */
  hasFigures?: boolean
}

/** What falls in each hour, in the colours of the rain ramp. */
export function AmountPanel<Hour extends HourSlot>({
  view,
  label,
  unit,
  nothing,
  amountOf = ({ amountMm }) => amountMm,
  hasFigures = false,
}: AmountPanelProps<Hour>) {
  const { format } = useLanguage()
  const { hours, slots } = view
  const drawn = hours.map((hour) => ((amountOf(hour) ?? 0) < leastShownAmount ? null : amountOf(hour)))
  const isEmpty = drawn.every((amountMm) => amountMm === null)
  const figures = hasFigures ? peaks(drawn) : null
  const top = (amountMm: number) => height - Math.max(3, rainBarHeight(amountMm) * (height - 8))
  // About where the bars' scale breaks, as on the home page.
  const ticks = amountTicksMm[format.units.precipitation].map((amount) => ({
    text: `${format.stepBound(amount)}\u00a0${format.unitNames.amount}`,
    y: top(amount),
  }))
  return (
    <HourPanel
      view={view}
      label={label}
      unit={unit}
      height={height}
      ticks={ticks}
      drawing={
        <>
          {hours.map(({ at, amountRangeMm }, index) =>
            amountRangeMm && amountRangeMm.high >= leastShownAmount ? (
              <Box
                key={at}
                className="range-bar-amount"
                {...barIn(index, slots)}
                y={top(amountRangeMm.high)}
                height={height - top(amountRangeMm.high)}
              />
            ) : null,
          )}
          {drawn.map((amountMm, index) =>
            amountMm === null ? null : (
              <Box
                key={hours[index]?.at}
                {...barIn(index, slots)}
                y={top(amountMm)}
                height={height - top(amountMm)}
                fill={`var(--rain-${Math.max(0, rainStep(amountMm) - 1)})`}
                stroke="var(--rain-edge)"
              />
            ),
          )}
          <path className="chart-base" d={`M0 ${height}H${plotWidth}`} />
        </>
      }
    >
      {drawn.map((amountMm, index) =>
        amountMm !== null && figures?.has(index) ? (
          <PlotLabel
            key={hours[index]?.at}
            x={(index + 0.5) / slots}
            y={Math.max(16, top(amountMm) + 4)}
            side="above"
          >
            {format.amount(amountMm)}
          </PlotLabel>
        ) : null,
      )}
      {isEmpty && (
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
