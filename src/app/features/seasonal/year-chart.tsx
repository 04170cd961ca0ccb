import type { ComponentProps, ReactNode } from 'react'
import { ReadableChart } from '../../design/chart/chart-cursor.tsx'
import { ChartPanel } from '../../design/chart/chart-panel.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { isLateInYear } from './day-of-year.ts'
import type { SeasonalView } from './seasonal-view.server.ts'
import { YearAxis } from './year-axis.tsx'

type YearChartProps = Omit<ComponentProps<typeof ChartPanel>, 'now'> & {
  page: SeasonalView
  /** Today, 0 to 1 along the year. */
  now: number
  /** Where the cursor stops, 0 to 1. */
  positions: readonly number[]
  textOf: (index: number) => string
  children: ReactNode
}

/** One panel through the year: the date of today, a cursor that reads it, and the months below. */
export function YearChart({ page, now, positions, textOf, children, ...panel }: YearChartProps) {
  const { t } = useLanguage()
  const away = positions.map((at) => Math.abs(at - now))
  // Until the hand points elsewhere it is read for today.
  const nearest = away.indexOf(Math.min(...away))
  return (
    <ReadableChart
      hint={textOf(nearest)}
      label={t('seasonal.readYear')}
      positions={positions}
      keys={positions}
      textOf={textOf}
      axis={<YearAxis today={page.today} months={page.months} />}
    >
      <ChartPanel {...panel} now={now}>
        {children}
        <b
          className={isLateInYear(now) ? 'now-date is-before' : 'now-date'}
          style={{ left: `${now * 100}%` }}
        >
          {page.todayText}
        </b>
      </ChartPanel>
    </ReadableChart>
  )
}
