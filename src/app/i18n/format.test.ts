import { describe, expect, it } from 'vitest'
import { languages, swissLocale } from '../../domain/language.ts'
import { metricUnits } from '../../domain/weather/shown-units.ts'
import { createFormat } from './format.ts'
import { pageFormat } from './page-format.server.ts'

const values = [
  0, -0, 0.4, 0.5, -0.4, -0.5, -0.6, 1, -1, 2.5, -2.5, 9.99, -10, 1013.4, 9999.4, 9999.5, 12_345, -12_345,
  0.05, 0.15, 0.25, 1.005, -1.005, 4.35, 0.30000000000000004, 1e-7, -0.04, 99.95, 9999.95, 9999.9949, 123.456,
]

describe.each(languages)('%s', (language) => {
  const format = createFormat(language)

  it.each([...values, Number.NaN])('writes %s the way Intl does', (value) => {
    const intl = (least: number, most: number) =>
      new Intl.NumberFormat(swissLocale[language], {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
        signDisplay: 'negative',
        useGrouping: 'min2',
      })
        .format(value)
        .replace(/^-/, '−')
    for (const digits of [0, 1, 2, 3]) {
      expect(format.number(value, digits)).toBe(intl(0, digits))
      expect(format.fixed(value, digits)).toBe(intl(digits, digits))
    }
  })

  it('keeps decimals where they are requested', () => {
    expect(format.number(-3.25, 1)).toMatch(/^−3[.,]3$/)
    expect(format.fixed(4, 1)).toMatch(/^4[.,]0$/)
  })

  it('writes amounts with a tenth below 10, and whole from there on', () => {
    const written = [0, 0.4, 4, 9.94, 9.95, 47.1].map((mm) => format.amount(mm).replace(',', '.'))
    expect(written).toEqual(['0', '0.4', '4', '9.9', '10', '47'])
    const column = [0, 0.4, 4, 9.95, 47.1].map((mm) => format.amountInColumn(mm).replace(',', '.'))
    expect(column).toEqual(['0', '0.4', '4.0', '10', '47'])
  })

  it('keeps the texts of zones and styles apart', () => {
    const at = Date.UTC(2026, 6, 15, 20, 7)
    const zones = ['Europe/Zurich', 'Asia/Kathmandu', 'Europe/Zurich']
    const written = (options: Intl.DateTimeFormatOptions) =>
      zones.map((timeZone) =>
        new Intl.DateTimeFormat(swissLocale[language], { ...options, timeZone }).format(at),
      )
    expect(zones.map((zone) => format.time(at, zone))).toEqual(['22:07', '01:52', '22:07'])
    expect(zones.map((zone) => format.weekday(at, zone))).toEqual(written({ weekday: 'long' }))
    expect(zones.map((zone) => format.weekdayShort(at, zone))).toEqual(written({ weekday: 'short' }))
    expect(zones.map((zone) => format.dayMonth(at, zone))).toEqual(
      written({ day: 'numeric', month: 'short' }),
    )
    expect(format.month(7, 'long')).not.toBe(format.month(7, 'short'))
  })
})

it('a list says otherwise where a name has its own “and”', () => {
  const { list } = pageFormat('de', metricUnits)
  expect(list(['Nordschweiz', 'Bern und Westschweiz', 'Alpen'])).toBe(
    'Nordschweiz, Bern und Westschweiz sowie Alpen',
  )
  expect(list(['Nordschweiz', 'Alpen'])).toBe('Nordschweiz und Alpen')
  expect(list(['Bern und Westschweiz'])).toBe('Bern und Westschweiz')
  expect(pageFormat('fr', metricUnits).list(['Alpes', 'Berne et Suisse romande'])).toBe(
    'Alpes, Berne et Suisse romande',
  )
})
