import { describe, expect, it } from 'vitest'
import { languages, swissLocale } from '../../domain/language.ts'
import { createFormat } from './format.ts'

const values = [
  0, -0, 0.4, 0.5, -0.4, -0.5, -0.6, 1, -1, 2.5, -2.5, 9.99, -10, 1013.4, 9999.4, 9999.5, 12_345, -12_345,
]

describe.each(languages)('%s', (language) => {
  const format = createFormat(language)

  it.each([...values, Number.NaN])('writes %s as a whole number the way Intl does', (value) => {
    const intl = new Intl.NumberFormat(swissLocale[language], {
      maximumFractionDigits: 0,
      signDisplay: 'negative',
      useGrouping: 'min2',
    })
    expect(format.number(value)).toBe(intl.format(value).replace(/^-/, '−'))
  })

  it('keeps decimals where they are asked for', () => {
    expect(format.number(-3.25, 1)).toMatch(/^−3[.,]3$/)
    expect(format.fixed(4, 1)).toMatch(/^4[.,]0$/)
  })
})
