import { expect, it } from 'vitest'
import { withGermanClock } from './german.ts'

it.each([
  ['02:00 MEZ Uhr', '02:00 Uhr MEZ'],
  ['heute 02:00 MESZ–06:00 Uhr', 'heute 02:00 MESZ–06:00 Uhr'],
  ['heute 02:00 MESZ–02:00 MEZ Uhr', 'heute 02:00 MESZ–02:00 Uhr MEZ'],
  ['von 02:00 MESZ bis 06:00 Uhr', 'von 02:00 MESZ bis 06:00 Uhr'],
])('the zone stands behind its own “Uhr”: %s', (text, expected) => {
  const unbreakable = (said: string) => said.replace(/ (?=Uhr)/g, '\u00a0')
  expect(withGermanClock(unbreakable(text))).toBe(unbreakable(expected))
})
