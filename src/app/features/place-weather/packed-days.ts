import type { IconView } from '../../forecast-kit/icon-view.server.ts'
import { figure, packRows, unpackRows } from './packed-rows.ts'

export type GridDay = IconView & {
  weekday: string
  weekdayShort: string
  date: string
  isToday?: true
  maxC: number
  minC: number
  /** YYYY-MM-DD. */
  iso: string
  /** How far they may reach, where that is forecast. */
  leastC?: number
  mostC?: number
  /** "High 18 to 24 degrees, uncertain." */
  uncertain?: string
  /** "4.2 h". */
  sunshine?: string
  /** What falls: the figure and its unit, centimetres where it falls as snow. */
  amount?: { value: string; unit: string }
  /** Much of it: the list says so in words. */
  mark?: { kind: 'rain' | 'snow'; text: string }
  /** "18–131 mm", where it may be far from the figure. */
  amountRange?: string
  /** "17 mm still to come": of a day that has begun. */
  toCome?: string
  /** "Gusts 81 km/h", of strong ones. */
  gusts?: string
  /** null where nothing may fall: the card then shows none. */
  chancePercent: number | null
  windSpeedKmh: number | null
}

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
