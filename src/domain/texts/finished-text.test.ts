import { expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { finishedText } from './finished-text.ts'

it.each<[Language, string, string]>([
  ['de', 'Im Mittel 0.9 Grad daneben.', 'Im Mittel 0,9 Grad daneben.'],
  ['it', 'Scarto medio: 0.9 gradi.', 'Scarto medio: 0,9 gradi.'],
  ['de', 'Um 3.3.', 'Um 3,3.'],
  // Labels and tables follow the locale.
  ['de', '6.8\u00a0mm', '6.8\u00a0mm'],
  ['en', 'Off by 0.9 degrees.', 'Off by 0.9 degrees.'],
  // Neither a date nor a version.
  ['de', 'Seit dem 16.11.2026.', 'Seit dem 16.11.2026.'],
  ['it', 'Licenza CC BY 4.0.', 'Licenza CC BY 4.0.'],
  ['de', 'Heute von 20:00 bis 21:00\u00a0Uhr', 'Heute von 20 bis 21\u00a0Uhr'],
  ['de', 'Um 01:00\u00a0Uhr, gegen 18:30\u00a0Uhr', 'Um 1\u00a0Uhr, gegen 18:30\u00a0Uhr'],
  ['de', 'Mo 06:00–11:00\u00a0Uhr', 'Mo 6–11\u00a0Uhr'],
  ['de', 'Mo 06:00 – Di 11:30\u00a0Uhr', 'Mo 6 – Di 11:30\u00a0Uhr'],
  ['de', 'Um 02:00 MEZ\u00a0Uhr', 'Um 02:00\u00a0Uhr MEZ'],
  ['de', 'Am Dienstag, 28. Juli von 10 bis 22\u00a0Uhr.', 'Am Dienstag, 28. Juli, von 10 bis 22\u00a0Uhr.'],
])('%s: %s', (language, text, finished) => {
  expect(finishedText(text, language)).toBe(finished)
})
