/** The units a visitor can choose to read the weather in. Inside, all of it is °C, km/h, mm of water and cm of snow. */
export const temperatureUnits = ['C', 'F'] as const
export const windUnits = ['kmh', 'ms', 'kt', 'bft'] as const
export const precipitationUnits = ['mm', 'in'] as const

export type Units = {
  temperature: (typeof temperatureUnits)[number]
  wind: (typeof windUnits)[number]
  precipitation: (typeof precipitationUnits)[number]
}

export const metricUnits: Units = { temperature: 'C', wind: 'kmh', precipitation: 'mm' }

const fahrenheitPerCelsius = 1.8
/** To thousandths: half a degree is exactly half a degree, and rounded as such. */
export function shownTemperature(valueC: number, unit: Units['temperature']): number {
  return unit === 'C' ? valueC : Math.round((valueC * fahrenheitPerCelsius + 32) * 1000) / 1000 + 0
}

/** How much warmer, not how warm: nothing is added. */
export function shownDifference(byC: number, unit: Units['temperature']): number {
  return unit === 'C' ? byC : byC * fahrenheitPerCelsius
}

const kmhPer = { kmh: 1, ms: 3.6, kt: 1.852 }

/** Lower bounds of the forces 1 to 12, m/s (WMO-No. 8, part I, chapter 5). */
const beaufortFromMs = [0.3, 1.6, 3.4, 5.5, 8, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]

/** The classes are of tenths of a metre per second: 5.44 belongs to 3, which ends at 5.4. */
export function beaufort(speedKmh: number): number {
  const speedMs = Math.round((speedKmh / kmhPer.ms) * 10) / 10
  return beaufortFromMs.filter((from) => speedMs >= from).length
}

export function shownSpeed(speedKmh: number, unit: Units['wind']): number {
  return unit === 'bft' ? beaufort(speedKmh) : speedKmh / kmhPer[unit]
}

const mmPerInch = 25.4

export function shownAmount(amountMm: number, unit: Units['precipitation']): number {
  return unit === 'mm' ? amountMm : amountMm / mmPerInch
}

/** Of snow: centimetres beside millimetres, inches beside inches. */
export function shownDepth(depthCm: number, unit: Units['precipitation']): number {
  return unit === 'mm' ? depthCm : (depthCm * 10) / mmPerInch
}
