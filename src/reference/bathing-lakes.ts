import { type Coordinates, distanceKm } from '../domain/place/coordinates.ts'
import { type LakeSeries, lakeTemperature } from '../domain/water/lake-temperature.ts'
import { largest } from '../domain/weather/largest.ts'
import type { Outcome } from '../domain/weather/reading.ts'

/*
 * Lakes people swim in that Eawag's lake model Simstrat computes: its name | the name that the Federal Office for the
 * Environment uses | height in m | shores, so that a long lake is near to all of its towns.
 */
const table = `
aegeri | Ägerisee | 724 | 47.14 8.61
baldegg | Baldeggersee | 463 | 47.20 8.26
biel | Bielersee | 429 | 47.13 7.23, 47.06 7.09
brienz | Brienzersee | 564 | 46.75 8.03, 46.70 7.90
geneva | Lac Léman | 372 | 46.21 6.16, 46.50 6.60, 46.44 6.89, 46.38 6.25
greifensee | Greifensee | 435 | 47.36 8.67
gruyere | Lac de la Gruyère | 677 | 46.66 7.10
hallwil | Hallwilersee | 449 | 47.29 8.21
joux | Lac de Joux | 1004 | 46.64 6.29
lauerz | Lauerzersee | 447 | 47.03 8.61
lowerconstance | Bodensee, Untersee | 395 | 47.68 9.00
lowerzurich | Zürichsee | 406 | 47.35 8.54, 47.26 8.62, 47.22 8.80
lucernekreuztrichterandvitznauerbecken | Vierwaldstättersee | 434 | 47.04 8.33, 47.01 8.49, 46.97 8.60
lungern | Lungerersee | 688 | 46.80 8.16
maggiore | Lago Maggiore | 193 | 46.16 8.79, 46.10 8.71
murten | Murtensee | 429 | 46.93 7.11
neuchatel | Lac de Neuchâtel | 429 | 46.99 6.94, 46.79 6.65, 46.85 6.85
pfaffikon | Pfäffikersee | 537 | 47.36 8.78
poschiavo | Lago di Poschiavo | 962 | 46.28 10.09
rotsee | Rotsee | 419 | 47.07 8.32
sarnen | Sarnersee | 469 | 46.87 8.22
sempach | Sempachersee | 504 | 47.15 8.15
sihlsee | Sihlsee | 889 | 47.13 8.79
sils | Silsersee | 1797 | 46.42 9.74
silvaplana | Silvaplanersee | 1791 | 46.45 9.79
stmoritz | St. Moritzersee | 1768 | 46.49 9.85
thun | Thunersee | 558 | 46.75 7.64, 46.68 7.83
turlersee | Türlersee | 643 | 47.27 8.50
upperconstance | Bodensee, Obersee | 395 | 47.57 9.38, 47.65 9.20, 47.50 9.50
upperlugano | Lago di Lugano | 271 | 46.00 8.96, 46.03 9.05
walensee | Walensee | 419 | 47.12 9.20, 47.13 9.11
zug | Zugersee | 413 | 47.17 8.51, 47.07 8.53
`

export type BathingLake = {
  id: string
  /** As the office calls it; reference/water-names.ts has its other names. */
  name: string
  heightM: number
  shores: readonly Coordinates[]
}

export const bathingLakes: readonly BathingLake[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', name = '', height = '', shores = ''] = line.split(' | ')
    return {
      id,
      name,
      heightM: Number(height),
      shores: shores.split(', ').map((position) => {
        const [lat = 0, lon = 0] = position.split(' ').map(Number)
        return { lat, lon }
      }),
    }
  })

/** Farther away it is not the lake of a place. */
const nearKm = 8

/** By its nearest shore; null: none is near. */
export function lakeNear(coordinates: Coordinates): BathingLake | null {
  const kmTo = ({ shores }: BathingLake) => Math.min(...shores.map((shore) => distanceKm(shore, coordinates)))
  const nearest = largest(bathingLakes, (lake) => -kmTo(lake))
  return nearest && -nearest.value <= nearKm ? nearest.item : null
}

/** The lake of a place, by the Federal Office's name; null: none is near, or nothing current is known of it. */
export function lakeHere(
  here: Coordinates,
  reading: Outcome<readonly LakeSeries[]>,
  now: number,
): { name: string; temperatureC: number } | null {
  const near = lakeNear(here)
  if (!near || reading.data === null || reading.isStale) return null
  const series = reading.data.find(({ lake }) => lake === near.id)
  const water = series && lakeTemperature(series, now)
  return water ? { name: near.name, temperatureC: water.temperatureC } : null
}
