import { describe, expect, it } from 'vitest'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import { createFormat } from '../../i18n/format.ts'
import { numberText } from './number-text.ts'

const metric = createFormat('en', metricUnits)
const hour = { hours: 1, heightM: 400 }

describe('the number at a place', () => {
  it('is none where it is dry, and any amount that is seen elsewhere', () => {
    const rain = (hundredths: number | null, hours = 1) =>
      numberText('precipitation', [hundredths], { ...hour, hours }, metric)
    const texts = [null, null, '0.1\u00a0mm', '2.4\u00a0mm']
    expect([null, 0, 10, 240].map((hundredths) => rain(hundredths))).toEqual(texts)
    // 0, 0.1 and 0.1 mm in three hours, as the table has them.
    expect(rain(7, 3)).toBe('0.2\u00a0mm')
    const inches = createFormat('en', { ...metricUnits, precipitation: 'in' })
    expect(numberText('precipitation', [0], hour, inches)).toBeNull()
  })

  it('of snow is only where it snows', () => {
    const snow = (freezingLevelM: number, tenthsC: number) =>
      numberText('snow', [120, freezingLevelM, tenthsC], hour, metric)
    expect(snow(400, -20)).toBe('1\u00a0cm')
    expect(snow(2800, 120)).toBeNull()
  })

  it('of a temperature is there at nought too', () => {
    expect(numberText('temperature', [0], hour, metric)).toBe('0°')
  })
})
