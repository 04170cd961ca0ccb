import { leastShownAmount, leastShownDepthCm, leastToldDepthCm } from '../../domain/weather/amount.ts'
import {
  shownAmount,
  shownDepth,
  shownDifference,
  shownSpeed,
  shownTemperature,
  type Units,
} from '../../domain/weather/shown-units.ts'
import { wholeDegrees } from '../../domain/weather/units.ts'

/**
 * Weather in the visitor's units: the one place that converts, rounds and names them. Values come in °C, km/h, mm and
 * cm; a name in …Text has its unit behind the figure.
 */
export type UnitFormat = {
  units: Units
  unitNames: {
    temperature: '°C' | '°F'
    speed: 'km/h' | 'm/s' | 'kt' | 'Bft'
    amount: 'mm' | 'in'
    rate: 'mm/h' | 'in/h'
    depth: 'cm' | 'in'
  }
  /** "−3", never "−0"; with decimals "9.0", as the next one reads "9.4". */
  temperature(valueC: number, digits?: number): string
  /** "9.0": one decimal, as in a table. */
  temperatureInColumn(valueC: number): string
  temperatureText(valueC: number, digits?: number): string
  /** Decimals of a forecast temperature: its source's tenth of a degree Celsius is finer than any of Fahrenheit. */
  temperatureDigits: 0 | 1
  /** "−3°". */
  degrees(valueC: number, digits?: 0 | 1): string
  /** "3", "5.4": how much warmer. */
  degreesApart(byC: number, digits?: 0 | 1): string
  /** The same as a number, for sentences: −3 or 27. */
  sentenceDegrees(valueC: number): number
  /** As the visitor counts: where an axis has its round lines. */
  shownTemperature(valueC: number): number
  speed(kmh: number): string
  speedText(kmh: number): string
  /** km/h, as exact as the figure needs that is made of it. */
  roundSpeed(kmh: number): number
  /** "0.4", and whole from 10 mm on, where tenths would be false precision. Inches have two decimals. */
  amount(mm: number): string
  /** The same for figures of one column: "4.0" over "0.4". */
  amountInColumn(mm: number): string
  amountText(mm: number): string
  amountInColumnText(mm: number): string
  /** Of months and seasons: whole millimetres. */
  wholeAmount(mm: number): string
  wholeAmountText(mm: number): string
  rateText(mmh: number): string
  /** Where a step of a scale begins: "0.1", "80"; in inches as few digits as distinguish it from its neighbours. */
  stepBound(mm: number): string
  /** Of snow that falls: "4", and "< 1" for less than a centimetre. Inches have one decimal. */
  depth(cm: number): string
  depthText(cm: number): string
  /** "2 cm/h". */
  depthRateText(cmh: number): string
  /** Of snow that lies, and of the ends of a range: "0" where less than half a centimetre is. */
  wholeDepth(cm: number): string
  wholeDepthText(cm: number): string
}

export const speedNames = { kmh: 'km/h', ms: 'm/s', kt: 'kt', bft: 'Bft' } as const

/** A value that rounds to 10 is written like 10. */
const metricDigits = (value: number) => (value < 9.95 ? 1 : 0)
const roundTo = (value: number, parts: number) => Math.round(value * parts) / parts

/** How the language writes numbers. */
export type NumberFormat = {
  /** "12.5" with the locale's separators; a real minus sign. */
  number(value: number, digits?: number): string
  /** "9.0": always as many decimals, so that figures of a column or a sentence compare. */
  fixed(value: number, digits: number): string
}

export function unitFormat({ number, fixed }: NumberFormat, units: Units): UnitFormat {
  const isMetric = units.precipitation === 'mm'
  const shown = (valueC: number) => shownTemperature(valueC, units.temperature)
  const temperatureUnit = units.temperature === 'C' ? '°C' : '°F'
  const speedUnit = speedNames[units.wind]
  const [amountUnit, depthUnit] = isMetric ? (['mm', 'cm'] as const) : (['in', 'in'] as const)
  const rateUnit = isMetric ? 'mm/h' : 'in/h'
  const temperature = (valueC: number, digits = 0) => fixed(shown(valueC), digits)
  const speed = (kmh: number) => number(shownSpeed(kmh, units.wind))

  const below = (least: number, digits: number) => `<\u202f${fixed(least, digits)}`
  /** An amount that rounds to zero is not written as zero. */
  const notNothing = (value: number, digits: number) => {
    const least = 10 ** -digits
    return value < least / 2 ? below(least, digits) : fixed(value, digits)
  }
  const amountIn = (mm: number) =>
    mm < leastShownAmount ? number(0) : notNothing(shownAmount(mm, units.precipitation), 2)
  const depthIn = (cm: number) =>
    cm < leastShownDepthCm ? number(0) : notNothing(shownDepth(cm, units.precipitation), 1)
  const metricDepth = (cm: number) =>
    cm >= leastShownDepthCm && cm < leastToldDepthCm ? below(leastToldDepthCm, 0) : number(cm)
  const metric = (value: number) => number(value, metricDigits(value))
  const metricInColumn = (value: number) =>
    value < leastShownAmount ? number(0) : fixed(value, metricDigits(value))
  const amount = isMetric ? metric : amountIn
  const amountInColumn = isMetric ? metricInColumn : amountIn
  const wholeAmount = isMetric ? (mm: number) => number(mm) : amountIn
  const depth = isMetric ? metricDepth : depthIn
  const wholeDepth = isMetric ? (cm: number) => number(cm) : depthIn

  return {
    units,
    unitNames: {
      temperature: temperatureUnit,
      speed: speedUnit,
      amount: amountUnit,
      rate: rateUnit,
      depth: depthUnit,
    },
    temperature,
    temperatureInColumn: (valueC) => fixed(shown(valueC), 1),
    temperatureText: (valueC, digits) => `${temperature(valueC, digits)}\u00a0${temperatureUnit}`,
    temperatureDigits: units.temperature === 'C' ? 1 : 0,
    degrees: (valueC, digits = 0) => `${temperature(valueC, digits)}°`,
    degreesApart(byC, digits = 0) {
      const by = Math.abs(shownDifference(byC, units.temperature))
      return digits ? fixed(by, digits) : number(by)
    },
    sentenceDegrees: (valueC) => wholeDegrees(shown(valueC)),
    shownTemperature: shown,
    speed,
    speedText: (kmh) => `${speed(kmh)}\u00a0${speedUnit}`,
    roundSpeed: (kmh) => (units.wind === 'kmh' ? Math.round(kmh) : roundTo(kmh, 100)),
    amount,
    amountInColumn,
    amountText: (mm) => `${amount(mm)}\u00a0${amountUnit}`,
    amountInColumnText: (mm) => `${amountInColumn(mm)}\u00a0${amountUnit}`,
    wholeAmount,
    wholeAmountText: (mm) => `${wholeAmount(mm)}\u00a0${amountUnit}`,
    rateText: (mmh) => `${amount(mmh)}\u00a0${rateUnit}`,
    stepBound(mm) {
      if (isMetric) return number(mm, 1)
      const value = shownAmount(mm, units.precipitation)
      return number(Number(value.toPrecision(value < 1 ? 1 : 2)), 3)
    },
    depth,
    depthText: (cm) => `${depth(cm)}\u00a0${depthUnit}`,
    depthRateText: (cmh) => `${depth(cmh)}\u00a0${depthUnit}/h`,
    wholeDepth,
    wholeDepthText: (cm) => `${wholeDepth(cm)}\u00a0${depthUnit}`,
  }
}
