import { expect, it } from 'vitest'
import { withItalianArticles } from './italian.ts'

it.each([
  ['pioggia dalle 01:20 circa', 'pioggia dall’1:20 circa'],
  ['prima delle 01:00', 'prima dell’1:00'],
  ['fino alle 01:05', 'fino all’1:05'],
  ['verso le 01:10', 'verso l’1:10'],
  ['Alle 01:30 pioggia', 'All’1:30 pioggia'],
  ['dalle 11:20 alle 21:00', 'dalle 11:20 alle 21:00'],
  ['dal 8 nov al 11 nov', 'dall’8 nov all’11 nov'],
  ['il 8 novembre e il 18 novembre', 'l’8 novembre e il 18 novembre'],
  ['Il 11 novembre', 'L’11 novembre'],
  ['al 18 novembre', 'al 18 novembre'],
  ['sotto i 800 m, sopra i 1100 m', 'sotto gli 800 m, sopra i 1100 m'],
  ['Sotto i 11 casi, sotto i 18', 'Sotto gli 11 casi, sotto i 18'],
  ['Da giugno a agosto', 'Da giugno ad agosto'],
  ['a Airolo, da aprile a ottobre', 'ad Airolo, da aprile a ottobre'],
])('%s', (common, articulated) => {
  expect(withItalianArticles(common)).toBe(articulated)
})

it('never leaves a wrong article before any hour of the day or day of the month', () => {
  for (let hour = 0; hour < 24; hour++) {
    const text = withItalianArticles(
      `dalle ${String(hour).padStart(2, '0')}:20 verso le ${String(hour).padStart(2, '0')}:30`,
    )
    expect(text).not.toMatch(/le 0?1:/)
    if (hour !== 1) expect(text).toContain(`dalle ${String(hour).padStart(2, '0')}:20`)
  }
  for (let day = 1; day <= 31; day++) {
    expect(withItalianArticles(`il ${day} maggio, dal ${day} mag`)).not.toMatch(/\b(il|dal) (8|11)\b/)
  }
})
