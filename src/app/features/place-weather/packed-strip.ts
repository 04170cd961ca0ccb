import type { IconView } from '../../forecast-kit/icon-view.server.ts'
import { figure, packRows, unpackRows } from './packed-rows.ts'

/** A flag that is false is left out instead of being sent 24 times. */
export type StripHour = IconView & {
  /** On the place's clock: two digits, or "14:30" where hours begin there. */
  hour: string
  /** It has begun. */
  isNow?: true
  /** The name of the day, where one begins and has room for it. */
  day?: string
  temperatureC: number
  /** Above 0, at the first of the hours it is for. */
  chancePercent?: number
  /** How many these are, more than one. */
  chanceHours?: number
  /** What falls, the height of its bar in per cent and its step on the rain ramp counted from 1. */
  amount?: { value: string; unit: string }
  height?: number
  step?: number
  /** Only where they matter. */
  gustKmh?: number
  isNight?: true
  /** YYYY-MM-DD, of the first hour of each date. */
  date?: string
}

export const packStrip = (hours: readonly StripHour[]): string =>
  packRows(
    hours.map(({ amount, ...hour }) => [
      ...[hour.hour, hour.icon, hour.iconName, hour.temperatureC],
      ...[hour.chancePercent, hour.chanceHours, amount?.value, amount?.unit, hour.height, hour.step],
      ...[hour.gustKmh, hour.isNight && 1, hour.isNow && 1, hour.day, hour.date],
    ]),
  )

export function unpackStrip(packed: string): StripHour[] {
  return unpackRows(packed).map(([hour = '', icon, iconName = '', temperatureC, ...rest]) => {
    const [chance, chanceHours, value, unit = '', height, step, gustKmh, isNight, isNow, day, date] = rest
    return {
      hour,
      icon: icon as IconView['icon'],
      iconName,
      temperatureC: Number(temperatureC),
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
