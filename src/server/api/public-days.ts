import type { DayAhead } from '../../domain/weather/day-ahead.ts'
import { strongest } from '../../domain/weather/day-outlook.ts'
import type { PlaceOutlook } from '../../domain/weather/outlook.ts'

/** Days as the pages show them: figures of the calendar day, and beside them what is left of today. */
export function publicDays({ days, today }: PlaceOutlook) {
  return { daily: days.map(calendarDay), restOfToday: today && today.hours.length > 0 ? restOf(today) : null }
}

/** Fields that only pages need, for their sentences and charts, are left out. */
const ofPagesOnly = new Set(['outlook', 'hours', 'span', 'uvAt', 'maxRangeC', 'minRangeC', 'total', 'isRest'])

type Shown = Omit<
  DayAhead,
  'outlook' | 'hours' | 'span' | 'uvAt' | 'maxRangeC' | 'minRangeC' | 'total' | 'isRest'
>

function calendarDay(day: DayAhead) {
  const shown = Object.fromEntries(Object.entries(day).filter(([name]) => !ofPagesOnly.has(name))) as Shown
  const { extent, ...falls } = day.total
  return { ...shown, ...falls, precipitationExtent: extent }
}

function restOf({ outlook, hours, rainMm, snowMm, snowCm, precipitationChancePercent }: DayAhead) {
  return {
    temperatureMaxC: outlook.temperatureMaxC,
    temperatureMinC: outlook.temperatureMinC,
    precipitationChancePercent,
    rainMm,
    snowMm,
    snowCm,
    windSpeedKmh: strongest(hours, 'windSpeedKmh'),
    windGustKmh: strongest(hours, 'windGustKmh'),
  }
}
