import { expect, it } from 'vitest'
import { identification } from './identification.ts'

it.each([
  [null, null, 'Wetterhorn/1 (+https://github.com/wetterhorn/wetterhorn)'],
  ['https://wetter.example', null, 'Wetterhorn/1 (+https://wetter.example)'],
  [null, 'me@wetter.example', 'Wetterhorn/1 (+me@wetter.example)'],
  [
    'https://zürich.example',
    'me@wetter.example',
    'Wetterhorn/1 (+https://xn--zrich-kva.example; me@wetter.example)',
  ],
])('origin %s, mail %s', (publicOrigin, contactMail, expected) =>
  expect(identification({ publicOrigin, site: { contactMail } })).toBe(expected),
)
