import { describe, expect, it } from 'vitest'
import { snowBelowC } from '../../domain/weather/falling-form.ts'
import { amountsOf } from './air.ts'

describe('amountsOf', () => {
  it.each([
    ['cloudy', 804],
    ['a thunderstorm', 211],
  ])('under a symbol of %s is snow where the pages call it snow', (_, code) => {
    expect(amountsOf(2, code, snowBelowC - 0.1)).toEqual({ rainMm: 0, snowMm: 2 })
    expect(amountsOf(2, code, snowBelowC)).toEqual({ rainMm: 2, snowMm: 0 })
  })
})
