import type { IconView } from '../charts/icon-view.server.ts'
import type { StripHour } from './weather-page-view.ts'

/**
 * The hours of a strip as one text, a line each: as objects they are a fortieth of the document, for their names are
 * counted in each of them. None of the values holds a bar or a line break.
 */
export function packStrip(hours: readonly StripHour[]): string {
  return hours
    .map(({ amount, ...hour }) =>
      [
        ...[hour.hour, hour.icon, hour.iconName, hour.temperatureC, hour.y],
        ...[hour.chancePercent, hour.chanceHours, amount?.value, amount?.unit, hour.height, hour.step],
        ...[hour.gustKmh, hour.isNight && 1, hour.isNow && 1, hour.day, hour.date],
      ]
        .map((value) => value ?? '')
        .join('|'),
    )
    .join('\n')
}

const figure = (text: string | undefined) => (text ? Number(text) : undefined)

export function unpackStrip(packed: string): StripHour[] {
  return packed.split('\n').map((line) => {
    const [hour = '', icon, iconName = '', temperatureC, y, ...rest] = line.split('|')
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
