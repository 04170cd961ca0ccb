import { PlotLabel } from '../design/chart/chart-panel.tsx'
import { barIn, barsPath, plotWidth } from '../design/chart/chart-paths.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { HourPanel } from './hour-panel.tsx'
import { type DrawnHour, type HourSlots, slotOf } from './hour-slots.ts'
import { highest } from './peaks.ts'

const height = 44

/** A chance over several hours, as shares of the axis. */
export type ChanceSpan = { from: number; to: number; chancePercent: number | null }

type ChancePanelProps = {
  view: HourSlots<DrawnHour>
  label: string
  /** Beyond the hours: of days, or of parts of them. */
  spans?: readonly ChanceSpan[]
}

/** How likely precipitation is: one blue, because a chance is no amount; one of three hours stands over them all. */
export function ChancePanel({ view, label, spans = [] }: ChancePanelProps) {
  const { format } = useLanguage()
  const { hours, slots } = view
  if ([...hours, ...spans].every(({ chancePercent }) => chancePercent === null)) return null
  const y = (chancePercent: number) => height - (chancePercent / 100) * (height - 18)
  const begun = hours.flatMap(({ chancePercent, chanceHours: length = 1 }, index) => {
    if (length === 0) return []
    const { x, width } = barIn(slotOf(view, index), slots)
    return { chancePercent, x, width: width + ((length - 1) * plotWidth) / slots }
  })
  const later = spans.map(({ from, to, chancePercent }) => ({
    chancePercent,
    x: from * plotWidth,
    width: (to - from) * plotWidth - 1,
  }))
  const marks = [...begun, ...later].flatMap(({ chancePercent, x, width }) =>
    chancePercent
      ? {
          x,
          width,
          y: y(chancePercent),
          value: chancePercent,
          // To the half hour: two of three hours are three apart, however their shares round.
          slot: Math.round((2 * (x + width / 2) * slots) / plotWidth) / 2 - 0.5,
        }
      : [],
  )
  // At the ends of the axis a figure would be cut.
  const inside = marks.filter(({ slot }) => slot >= 0.5 && slot <= slots - 1.5)
  return (
    <HourPanel
      view={view}
      label={label}
      unit="%"
      height={height}
      drawing={
        <>
          <path className="chance-bar" d={barsPath(marks, height)} />
          <path className="chance-bracket" d={barsPath(marks, height)} />
          <path className="chart-base" d={`M0 ${height}H${plotWidth}`} />
        </>
      }
    >
      {highest(inside, slots).map(({ slot, y: top, value }) => (
        <PlotLabel
          key={slot}
          x={(slot + 0.5) / slots}
          y={top + 4}
          side="above"
          className={value >= 50 ? 'is-likely' : 'plot-label-quiet'}
        >
          {format.number(value)}
        </PlotLabel>
      ))}
    </HourPanel>
  )
}
