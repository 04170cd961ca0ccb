import { describe, expect, it } from 'vitest'
import { metricUnits } from '../../domain/weather/shown-units.ts'
import { wholeDegrees } from '../../domain/weather/units.ts'
import { createFormat } from './format.ts'

const metric = createFormat('en')
const imperial = createFormat('en', { temperature: 'F', wind: 'kt', precipitation: 'in' })

describe('temperature', () => {
  it.each([
    [20.4, '20°', '69°'],
    [-0.3, '0°', '31°'],
    [-17.9, '−18°', '0°'],
    [-7.5, '−8°', '19°'],
  ])('%d °C is written %s or %s', (valueC, c, f) => {
    expect(metric.degrees(valueC)).toBe(c)
    expect(imperial.degrees(valueC)).toBe(f)
  })

  it.each([
    [17.4, '17°', '63°'],
    [17.5, '18°', '64°'],
    [12.5, '13°', '55°'],
    [4.7, '5°', '40°'],
    [3.6, '4°', '38°'],
    [0.5, '1°', '33°'],
    [-0.5, '−1°', '31°'],
    [-2.5, '−3°', '28°'],
    [-7.5, '−8°', '19°'],
    [-17.5, '−18°', '1°'],
    [-22.5, '−23°', '−9°'],
  ])('%d °C, about a half degree, is drawn, said and read alike', (valueC, c, f) => {
    for (const [format, label] of [
      [metric, c],
      [imperial, f],
    ] as const) {
      expect(format.degrees(valueC)).toBe(label)
      expect(`${format.number(format.sentenceDegrees(valueC))}°`).toBe(label)
    }
  })

  it('read in a chart rounds to what is written beside it, at every tenth of a degree', () => {
    const figure = (text: string) => Number(text.replace('−', '-').split('\u00a0')[0])
    for (let tenths = -500; tenths <= 500; tenths++) {
      for (const format of [metric, imperial]) {
        const read = figure(format.temperatureText(tenths / 10, format.temperatureDigits))
        expect(wholeDegrees(read)).toBe(format.sentenceDegrees(tenths / 10))
      }
    }
  })

  it('a difference is one of degrees, not of the scale', () => {
    expect(metric.degreesApart(-3.1, 1)).toBe('3.1')
    expect(imperial.degreesApart(3)).toBe('5')
  })

  it('has its unit and its decimals', () => {
    expect(metric.temperatureText(8.04, 1)).toBe('8.0\u00a0°C')
    expect(imperial.temperatureText(8.04, 1)).toBe('46.5\u00a0°F')
    expect(imperial.temperatureInColumn(10)).toBe('50.0')
    expect(createFormat('fr', { ...metricUnits, temperature: 'F' }).temperatureText(8.04, 1)).toBe(
      '46,5\u00a0°F',
    )
  })
})

it.each([
  ['kmh', '55\u00a0km/h'],
  ['ms', '15\u00a0m/s'],
  ['kt', '30\u00a0kt'],
  ['bft', '7\u00a0Bft'],
] as const)('wind in %s is %s', (wind, text) => {
  const format = createFormat('de', { ...metricUnits, wind })
  expect(format.speedText(55)).toBe(text)
  expect(format.speedText(format.roundSpeed(55.2))).toBe(text)
})

describe('precipitation', () => {
  it.each([
    [0, '0\u00a0mm', '0\u00a0in'],
    [0.1, '0.1\u00a0mm', '<\u202f0.01\u00a0in'],
    [0.4, '0.4\u00a0mm', '0.02\u00a0in'],
    [9.94, '9.9\u00a0mm', '0.39\u00a0in'],
    [9.96, '10\u00a0mm', '0.39\u00a0in'],
    [25.4, '25\u00a0mm', '1.00\u00a0in'],
  ])('%d mm are %s or %s', (mm, metricText, imperialText) => {
    expect(metric.amountText(mm)).toBe(metricText)
    expect(imperial.amountText(mm)).toBe(imperialText)
  })

  it('of a column has its decimals, and of a season whole millimetres', () => {
    expect(metric.amountInColumn(4)).toBe('4.0')
    expect(metric.wholeAmountText(248.7)).toBe('249\u00a0mm')
    expect(imperial.wholeAmountText(248.7)).toBe('9.79\u00a0in')
  })

  it('as snow is in centimetres or inches', () => {
    expect(metric.depthText(12.3)).toBe('12\u00a0cm')
    expect(imperial.depthText(12.3)).toBe('4.8\u00a0in')
    expect([0, 0.02, 0.1, 0.9, 1, 4.4, 9.6].map(metric.depth)).toEqual(
      '0 0 <\u202f1 <\u202f1 1 4 10'.split(' '),
    )
    expect([0, 0.04, 0.2].map(imperial.depth)).toEqual('0 <\u202f0.1 0.1'.split(' '))
    expect([0, 0.4, 3.6].map(metric.wholeDepth)).toEqual(['0', '0', '4'])
    expect(imperial.depthRateText(0.1)).toBe('<\u202f0.1\u00a0in/h')
  })

  it('steps of the legend stay apart in inches', () => {
    const bounds = [0.1, 0.5, 1, 2, 5, 10, 20, 40, 80]
    expect(bounds.map(metric.stepBound)).toEqual(bounds.map(String))
    expect(bounds.map(imperial.stepBound)).toEqual('0.004 0.02 0.04 0.08 0.2 0.4 0.8 1.6 3.1'.split(' '))
  })
})
