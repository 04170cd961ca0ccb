import type { InEveryLanguage } from '../domain/language.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import { namesOf, rowsOf } from './text-table.ts'

/*
 * Airports in and at Switzerland whose weather reports the site reads: ICAO | IATA | English / German / French / Italian |
 * country | lat lon | metres above sea.
 */
const table = `
LSZH | ZRH | Zurich Airport / Flughafen Zürich / Aéroport de Zurich / Aeroporto di Zurigo | CH | 47.458 8.548 | 426
LSGG | GVA | Geneva Airport / Flughafen Genf / Aéroport de Genève / Aeroporto di Ginevra | CH | 46.247 6.128 | 411
LFSB | BSL | Basel-Mulhouse Airport / Flughafen Basel-Mülhausen / Aéroport de Bâle-Mulhouse / Aeroporto di Basilea-Mulhouse | FR | 47.590 7.529 | 269
LSZB | BRN | Bern Airport / Flughafen Bern / Aéroport de Berne / Aeroporto di Berna | CH | 46.914 7.497 | 508
LSZA | LUG | Lugano Airport / Flughafen Lugano / Aéroport de Lugano / Aeroporto di Lugano | CH | 46.004 8.910 | 278
LSZR | ACH | St. Gallen-Altenrhein Airport / Flughafen St. Gallen-Altenrhein / Aéroport de Saint-Gall-Altenrhein / Aeroporto di San Gallo-Altenrhein | CH | 47.485 9.561 | 397
LSZG | ZHI | Grenchen Airport / Flughafen Grenchen / Aéroport de Granges / Aeroporto di Grenchen | CH | 47.182 7.417 | 430
LSGS | SIR | Sion Airport / Flughafen Sitten / Aéroport de Sion / Aeroporto di Sion | CH | 46.219 7.327 | 481
LSZS | SMV | Samedan Airport / Flughafen Samedan / Aéroport de Samedan / Aeroporto di Samedan | CH | 46.534 9.884 | 1705
LSMP | – | Payerne Airfield / Flugplatz Payerne / Aérodrome de Payerne / Aerodromo di Payerne | CH | 46.843 6.915 | 447
`

export type Airport = {
  icao: string
  /** null where no airline flies to. */
  iata: string | null
  names: InEveryLanguage
  country: string
  coordinates: Coordinates
  heightM: number
}

export const airports: readonly Airport[] = rowsOf(table).map((row) => {
  const [icao = '', iata = '', names = '', country = '', at = '', height = ''] = row
  const [lat = 0, lon = 0] = at.split(' ').map(Number)
  return {
    icao,
    iata: iata === '–' ? null : iata,
    names: namesOf(names),
    country,
    coordinates: { lat, lon },
    heightM: Number(height),
  }
})
