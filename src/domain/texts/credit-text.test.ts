import { expect, it } from 'vitest'
import { creditText } from './credit-text.ts'

it('says offices and terms in the language, and leaves names alone', () => {
  const credit = 'swiss-maps (Federal Statistical Office, swisstopo)'
  expect(creditText(credit, 'en')).toBe(credit)
  expect(creditText(credit, 'de')).toBe('swiss-maps (Bundesamt für Statistik, swisstopo)')
  expect(creditText('Source: MeteoSwiss', 'fr')).toBe('Source\u202f: MétéoSuisse')
  expect(creditText('Federal Office for the Environment FOEN and the cantons', 'fr')).toBe(
    'Office fédéral de l’environnement OFEV et cantons',
  )
  expect(creditText('Public domain', 'it')).toBe('Pubblico dominio')
  expect(creditText('CC BY 4.0', 'it')).toBe('CC BY 4.0')
})
