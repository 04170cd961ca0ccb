import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneLineText } from './one-line-text.ts'

describe('oneLineText', () => {
  it.each([
    ['  Mässig   bewölkt ', 'Mässig bewölkt'],
    ['a\r\nb\tc\u0000d', 'a b c d'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['\ud800x', 'x'],
    ['🏔️ Wetterhorn', '🏔️ Wetterhorn'],
    ['<b>stays, for pages escape it</b>', '<b>stays, for pages escape it</b>'],
  ])('%j is %j', (text, expected) => expect(oneLineText(text, 60)).toBe(expected))

  it('never ends in half a character', () => expect(oneLineText('🌧🌧🌧🌧🌧', 2)).toBe('🌧🌧'))

  it('is short, well formed and without controls, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = oneLineText(text, 10)
        expect(Array.from(line).length).toBeLessThanOrEqual(10)
        expect(line.isWellFormed()).toBe(true)
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }),
    )
  })
})
