import type { IconView } from '../../forecast-kit/icon-view.server.ts'
import { figure, packRows, unpackRows } from './packed-rows.ts'
import type { StripHour } from './weather-page-view.ts'

export const packStrip = (hours: readonly StripHour[]): string =>
  packRows(
    hours.map(({ amount, ...hour }) => [
      ...[hour.hour, hour.icon, hour.iconName, hour.temperatureC, hour.y],
      ...[hour.chancePercent, hour.chanceHours, amount?.value, amount?.unit, hour.height, hour.step],
      ...[hour.gustKmh, hour.isNight && 1, hour.isNow && 1, hour.day, hour.date],
    ]),
  )

export function unpackStrip(packed: string): StripHour[] {
  return unpackRows(packed).map(([hour = '', icon, iconName = '', temperatureC, y, ...rest]) => {
    const [chance, chanceHours, value, unit = '', height, step, gustKmh, isNight, isNow, day, date] = rest
    return {
      hour,
      icon: icon as IconView['icon'],
      iconName,
      temperatureC: Number(temperatureC),
      y: Number(y),
      chancePercent: figure(chance),
      chanceHours: figure(chanceHours),
      amount: value ? { value, unit } : undefined,
      height: figure(height),
      step: figure(step),
      gustKmh: figure(gustKmh),
      isNight: isNight ? true : undefined,
      isNow: isNow ? true : undefined,
      day: day || undefined,
      date: date || undefined,
    }
  })
}
