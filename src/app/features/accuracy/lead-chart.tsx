import { ChartPanel } from '../../design/chart/chart-panel.tsx'
import { linePath, plotWidth } from '../../design/chart/chart-paths.ts'
import type { LeadChartView } from './temperature-figures.server.ts'

const height = 200

/** Lines by lead for the eye; the table beside them has every figure. */
export function LeadChart({ chart: { title, leads, ticks, series } }: { chart: LeadChartView }) {
  const xOf = (index: number) => (index + 0.5) / leads.length
  const yOf = (share: number) => Math.round(10 * height * (1 - share)) / 10
  return (
    <div className="lead-chart">
      <ul className="key lead-key" aria-hidden="true">
        {series.map(({ key, name }) => (
          <li key={key} className={`series-${key}`}>
            {name}
          </li>
        ))}
      </ul>
      <div className="chart-body">
        <ChartPanel
          label={title}
          height={height}
          ticks={ticks.map(({ text, share }) => ({ text, y: yOf(share) }))}
          drawing={
            <>
              <path className="chart-base" d={`M0 ${height}H${plotWidth}`} />
              {series.map(({ key, shares }) => (
                <path
                  key={key}
                  className={`lead-line series-${key}`}
                  d={linePath(
                    shares.map((share, index) => ({
                      x: xOf(index) * plotWidth,
                      y: share === null ? null : yOf(share),
                    })),
                    'straight',
                  )}
                />
              ))}
            </>
          }
        >
          {series.flatMap(({ key, shares }) =>
            shares.flatMap((share, index) =>
              share === null
                ? []
                : [
                    <i
                      key={`${key} ${leads[index]}`}
                      className={`plot-dot lead-dot series-${key}`}
                      style={{ left: `${100 * xOf(index)}%`, top: yOf(share) }}
                    />,
                  ],
            ),
          )}
        </ChartPanel>
        <ol
          className="lead-axis"
          aria-hidden="true"
          style={{ gridTemplateColumns: `repeat(${leads.length}, 1fr)` }}
        >
          {leads.map((lead) => (
            <li key={lead}>{lead}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}
