import type { IconView } from '../../forecast-kit/icon-view.server.ts'
import { figure, packRows, unpackRows } from './packed-rows.ts'
import type { GridDay } from './weather-page-view.ts'

export const packDays = (days: readonly GridDay[]): string =>
  packRows(
    days.map(({ amount, mark, ...day }) => [
      ...[day.iso, day.weekday, day.weekdayShort, day.date, day.isToday && 1, day.icon, day.iconName],
      ...[day.maxC, day.minC, day.leastC, day.mostC, day.uncertain, day.sunshine],
      ...[amount?.value, amount?.unit, mark?.kind, mark?.text, day.amountRange, day.toCome, day.gusts],
      ...[day.chancePercent, day.windSpeedKmh],
    ]),
  )

export function unpackDays(packed: string): GridDay[] {
  return unpackRows(packed).map(
    ([iso = '', weekday = '', weekdayShort = '', date = '', isToday, ...more]) => {
      const [icon, iconName = '', maxC, minC, leastC, mostC, uncertain, sunshine, value, unit = '', ...rest] =
        more
      const [mark, markText = '', amountRange, toCome, gusts, chance, windSpeedKmh] = rest
      return {
        iso,
        weekday,
        weekdayShort,
        date,
        isToday: isToday ? true : undefined,
        icon: icon as IconView['icon'],
        iconName,
        maxC: Number(maxC),
        minC: Number(minC),
        leastC: figure(leastC),
        mostC: figure(mostC),
        uncertain: uncertain || undefined,
        sunshine: sunshine || undefined,
        amount: value ? { value, unit } : undefined,
        mark: mark === 'rain' || mark === 'snow' ? { kind: mark, text: markText } : undefined,
        amountRange: amountRange || undefined,
        toCome: toCome || undefined,
        gusts: gusts || undefined,
        chancePercent: figure(chance) ?? null,
        windSpeedKmh: figure(windSpeedKmh) ?? null,
      }
    },
  )
}
