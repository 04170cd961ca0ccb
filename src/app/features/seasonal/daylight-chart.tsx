import { Box } from '../../design/chart/box.tsx'
import { PlotLabel } from '../../design/chart/chart-panel.tsx'
import { bandPath, heightScale, linePath, plotWidth } from '../../design/chart/chart-paths.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { awayFrom, dayOfYear, daysOfYear } from './day-of-year.ts'
import type { SeasonalView } from './seasonal-view.server.ts'
import { YearBackdrop } from './year-axis.tsx'
import { YearChart } from './year-chart.tsx'

const height = 280
const dayMinutes = 1440
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Sunrise and sunset on the place's clock through the year; summer time is the step in spring and autumn. */
export function DaylightChart({ page }: { page: SeasonalView }) {
  const { t, format } = useLanguage()
  const { today, months } = page
  const { days } = page.daylight
  const length = daysOfYear(today)
  const shareOf = (date: string) => (dayOfYear(date) + 0.5) / length
  const y = heightScale(0, dayMinutes, height)
  const points = days.map((day) => {
    // Midnight sun fills the column, polar night leaves it dark.
    const isUp = day.rise === null && day.lengthMinutes > 0
    return {
      x: shareOf(day.date) * plotWidth,
      // Where the sun sets after midnight the day is light to its end.
      top: day.set !== null ? y(day.set < (day.rise ?? 0) ? 24 * 60 : day.set) : isUp ? 0 : null,
      bottom: day.rise !== null ? y(day.rise) : isUp ? height : null,
    }
  })
  const now = shareOf(today)
  const labelAt = awayFrom(now, [0.5, 0.8, 0.2, 0])
  const textOf = (at: number) => {
    const day = days[at]
    if (!day) return ''
    const date = format.dayMonth(Date.parse(`${day.date}T12:00:00Z`), 'UTC')
    const duration = t('seasonal.duration', {
      hours: Math.floor(day.lengthMinutes / 60),
      minutes: day.lengthMinutes % 60,
    })
    if (day.rise === null || day.set === null) return `${date}${format.colon} ${duration}`
    return t('seasonal.readSun', { date, sunrise: clock(day.rise), sunset: clock(day.set), length: duration })
  }
  return (
    <YearChart
      label={t('seasonal.timeOfDay')}
      height={height}
      now={now}
      page={page}
      positions={points.map(({ x }) => x / plotWidth)}
      textOf={textOf}
      ticks={[0, 6, 12, 18, 24].map((hour) => ({ text: clock(hour * 60), y: y(hour * 60) }))}
      drawing={
        <>
          <Box className="chart-night" x={0} y={0} width={plotWidth} height={height} />
          <YearBackdrop today={today} months={months} height={height} />
          <path className="daylight-band" d={bandPath(points, 'straight')} />
          <path
            className="chart-ink"
            d={linePath(
              points.map(({ x, top }) => ({ x, y: top })),
              'straight',
            )}
          />
          <path
            className="chart-ink"
            d={linePath(
              points.map(({ x, bottom }) => ({ x, y: bottom })),
              'straight',
            )}
          />
        </>
      }
    >
      <PlotLabel x={labelAt} y={y(23.5 * 60)} side="at" isName>
        {t('seasonal.sunset')}
      </PlotLabel>
      <PlotLabel x={labelAt} y={y(3 * 60)} side="at" isName>
        {t('seasonal.sunrise')}
      </PlotLabel>
    </YearChart>
  )
}
