import { describe, expect, it } from 'vitest'
import { fitted, textWidth } from './text-layout.ts'

describe('textWidth', () => {
  it('counts letters as the font does, accents as nothing', () => {
    expect(textWidth('Wi', 100)).toBeCloseTo(97.2 + 22.3)
    expect(textWidth('Zürich', 40)).toBe(textWidth('Zurich', 40))
    expect(textWidth('東', 10)).toBe(10)
  })
})

describe('fitted', () => {
  const room = { sizes: [76, 66, 56, 48], width: 1072, most: 1 } as const

  it.each(['Zürich', 'La Chaux-de-Fonds', 'Santa Maria Val Müstair', 'Rüti bei Lyssach'])(
    '%s fits a line whole',
    (name) => {
      const { lines, size } = fitted(name, room)
      expect(lines).toEqual([name])
      expect(textWidth(name, size)).toBeLessThanOrEqual(1072)
    },
  )

  it('takes the largest size that fits', () => {
    expect(fitted('Bern', room).size).toBe(76)
    expect(fitted('Kirchdorf an der Krems bei Linz an der Donau', room).size).toBeLessThan(76)
  })

  it('breaks between words, and cuts short what fits at no size', () => {
    expect(fitted('one two three', { sizes: [10], width: 40, most: 3 }).lines).toEqual(['one two', 'three'])
    const cut = fitted('Orages violents accompagnés de grêle', { sizes: [20], width: 150, most: 2 })
    expect(cut.lines).toHaveLength(2)
    expect(cut.lines[1]).toMatch(/…$/)
    for (const line of cut.lines) expect(textWidth(line, 20)).toBeLessThanOrEqual(150)
  })

  it('a single word wider than the room is cut, not pushed over the edge', () => {
    const { lines, size } = fitted(
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2),
      room,
    )
    expect(lines[0]).toMatch(/^Llanfair.*…$/)
    expect(textWidth(lines[0] ?? '', size)).toBeLessThanOrEqual(1072)
  })

  it('nothing needs no line', () => expect(fitted('', room).lines).toEqual([]))
})
