import { expect, it } from 'vitest'
import { codeOfSymbol, codeOfValues } from './symbols.ts'

it.each([
  ['clearsky_day', 800],
  ['clearsky_polartwilight', 800],
  ['fair_night', 801],
  ['partlycloudy_day', 802],
  ['cloudy', 804],
  ['fog', 741],
  ['lightrain', 500],
  ['rain', 501],
  ['heavyrain', 502],
  ['lightrainshowers_day', 520],
  ['heavyrainshowers_night', 522],
  ['lightsleet', 615],
  ['sleetshowers_day', 613],
  ['snow', 601],
  ['lightsnowshowers_day', 620],
  ['rainandthunder', 201],
  ['heavyrainshowersandthunder_day', 202],
  ['lightsnowandthunder', 200],
  // Misspelt by the service.
  ['lightssleetshowersandthunder_day', 200],
  ['lightssnowshowersandthunder_night', 200],
])('%s is %i', (symbol, code) => expect(codeOfSymbol(symbol)).toBe(code))

it.each(['', 'frogs', 'rain_', 'clearsky_noon', '__proto__', 'constructor'])('%o is none', (symbol) =>
  expect(codeOfSymbol(symbol)).toBeNull(),
)

it('every combination of the list has a code', () => {
  for (const strength of ['light', '', 'heavy'])
    for (const kind of ['rain', 'sleet', 'snow'])
      for (const form of ['', 'showers'])
        for (const thunder of ['', 'andthunder'])
          expect(codeOfSymbol(`${strength}${kind}${form}${thunder}`)).toBeGreaterThan(0)
})

it.each([
  [{ cloudPercent: 5, precipitationMmh: 0, temperatureC: 20 }, 800],
  [{ cloudPercent: 100, precipitationMmh: undefined, temperatureC: 20 }, 804],
  [{ cloudPercent: 100, precipitationMmh: 0.5, temperatureC: 20 }, 500],
  [{ cloudPercent: 100, precipitationMmh: 12, temperatureC: -5 }, 602],
  [{ cloudPercent: undefined, precipitationMmh: undefined, temperatureC: 20 }, 0],
])('%o is %i', (values, code) => expect(codeOfValues(values)).toBe(code))
