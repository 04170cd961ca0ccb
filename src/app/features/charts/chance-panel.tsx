import { useLanguage } from '../../i18n/language-provider.tsx'
import { Box } from './box.tsx'
import { PlotLabel } from './chart-panel.tsx'
import { barIn, plotWidth } from './chart-paths.ts'
import { HourPanel } from './hour-panel.tsx'
import type { HourSlots } from './hour-slots.ts'
import { peaks } from './peaks.ts'

const height = 44

/** How likely precipitation is in each hour: one blue, because a chance is no amount. */
export function ChancePanel({ view, label }: { view: HourSlots; label: string }) {
  const { format } = useLanguage()
  const { hours, slots } = view
  if (hours.every(({ chancePercent }) => chancePercent === null)) return null
  const usable = height - 18
  const labelled = peaks(hours.map(({ chancePercent }) => chancePercent))
  return (
    <HourPanel
      view={view}
      label={label}
      unit="%"
      height={height}
      drawing={
        <>
          {hours.map(({ at, chancePercent }, index) =>
            chancePercent ? (
              <Box
                key={at}
                className="chance-bar"
                {...barIn(index, slots)}
                y={height - (chancePercent / 100) * usable}
                height={(chancePercent / 100) * usable}
              />
            ) : null,
          )}
          <path className="chart-base" d={`M0 ${height}H${plotWidth}`} />
        </>
      }
    >
      {hours.map(({ at, chancePercent }, index) =>
        chancePercent !== null && labelled.has(index) ? (
          <PlotLabel
            key={at}
            x={(index + 0.5) / slots}
            y={height - (chancePercent / 100) * usable + 4}
            side="above"
            className={chancePercent >= 50 ? 'is-likely' : 'plot-label-quiet'}
          >
            {format.number(chancePercent)}
          </PlotLabel>
        ) : null,
      )}
    </HourPanel>
  )
}
