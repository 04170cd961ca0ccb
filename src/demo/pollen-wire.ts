import { type PollenTaxon, pollenTaxa } from '../domain/air/pollen.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import { dayMs, hourMs } from '../domain/time/durations.ts'
import type { Atmosphere } from './atmosphere.ts'
import { type DemoStation, stationsOf } from './demo-stations.ts'
import { bell, clamp, hash2, unit } from './noise.ts'
import { dottedStamp, stationListTable, swissTable } from './swiss-table.ts'
import { yearPhase } from './synoptic.ts'

export const pollenCollection = 'ch.meteoschweiz.ogd-pollen'

/* The automatic pollen network: id | name | canton | height in m | lat lon, rounded to a hundredth of a degree. */
const stations = stationsOf(`
PBS | Basel | BS | 273 | 47.56 7.58
PBE | Bern | BE | 553 | 46.95 7.42
PBU | Buchs SG | SG | 447 | 47.17 9.47
PCF | La Chaux-de-Fonds | NE | 1017 | 47.08 6.79
PDS | Davos | GR | 1594 | 46.81 9.84
PGE | Genève | GE | 405 | 46.19 6.15
PLO | Locarno | TI | 367 | 46.17 8.79
PLS | Lausanne | VD | 520 | 46.53 6.64
PLU | Lugano | TI | 273 | 46.00 8.96
PLZ | Luzern | LU | 460 | 47.06 8.30
PMU | Münsterlingen | TG | 413 | 47.63 9.24
PNE | Neuchâtel | NE | 487 | 47.00 6.95
PSN | Sion | VS | 482 | 46.23 7.36
PVI | Visp | VS | 648 | 46.30 7.85
PZH | Zürich | ZH | 559 | 47.38 8.57
`)

/** Day of the year and width of the bloom at 400 m north of the Alps, and grains on a warm, dry noon of its peak. */
const blooms: Record<PollenTaxon, { code: string; day: number; width: number; grains: number }> = {
  birch: { code: 'kabetu', day: 106, width: 13, grains: 900 },
  grasses: { code: 'khpoac', day: 156, width: 30, grains: 190 },
  alder: { code: 'kaalnu', day: 55, width: 18, grains: 240 },
  hazel: { code: 'kacory', day: 44, width: 20, grains: 220 },
  beech: { code: 'kafagu', day: 116, width: 12, grains: 210 },
  ash: { code: 'kafrax', day: 97, width: 15, grains: 340 },
  oak: { code: 'kaquer', day: 123, width: 14, grains: 280 },
}

/** Later by three days for every hundred metres, earlier in the south. */
function bloomAt(taxon: PollenTaxon, { heightM, coordinates }: DemoStation, atMs: number): number {
  const { day, width, grains } = blooms[taxon]
  const shift = ((heightM - 400) / 100) * 3 - (coordinates.lat < 46.4 ? 8 : 0)
  const apart = yearPhase(atMs) * 365 - day - shift
  // The year is a circle: hazel may begin before the year does.
  return grains * bell(((apart + 182.5 + 365) % 365) - 182.5, width)
}

export function createPollenWire(atmosphere: Atmosphere, seed: number) {
  /** Warm, dry air carries pollen; rain washes it out. */
  function air(coordinates: Coordinates, heightM: number, atMs: number): number {
    const { temperatureC, rateMmh, humidityPercent } = atmosphere.at(coordinates, heightM, atMs)
    const warmth = clamp((temperatureC + 2) / 16, 0.1, 1.3)
    const dryness = rateMmh > 0 ? 0.15 : clamp((110 - humidityPercent) / 50, 0.3, 1)
    return warmth * dryness
  }

  const grainsAt = (taxon: PollenTaxon, station: DemoStation, atMs: number, carried: number) => {
    const chance =
      0.7 + 0.6 * unit(seed + 31, Math.floor(atMs / hourMs), hash2(7, station.heightM, taxon.length))
    return Math.round(bloomAt(taxon, station, atMs) * carried * chance)
  }

  /** One station in most weeks sends nothing for a while. */
  function isDown(station: DemoStation, nowMs: number): boolean {
    const week = Math.floor(nowMs / (7 * dayMs))
    return stations[hash2(seed, week, 19) % (stations.length + 4)] === station
  }

  const columns = (suffix: string) => pollenTaxa.map((taxon) => `${blooms[taxon].code}${suffix}`)

  /** From yesterday noon; the newest hour is there after half an hour. */
  function hoursFile(station: DemoStation, nowMs: number): Uint8Array<ArrayBuffer> {
    const first = Math.floor(nowMs / dayMs) * dayMs - 12 * hourMs
    const rows: (string | number)[][] = []
    for (let at = first; at <= nowMs - hourMs / 2; at += hourMs) {
      const carried = air(station.coordinates, station.heightM, at)
      const isMissing = isDown(station, nowMs) && at > nowMs - 14 * hourMs
      const counts = pollenTaxa.map((taxon) => (isMissing ? '' : grainsAt(taxon, station, at, carried)))
      rows.push([station.id, dottedStamp(at), ...counts])
    }
    return swissTable(['station_abbr', 'reference_timestamp', ...columns('h0')].join(';'), rows)
  }

  /** Up to yesterday. The real file begins with the year, this one two weeks ago. */
  function daysFile(station: DemoStation, nowMs: number): Uint8Array<ArrayBuffer> {
    const today = Math.floor(nowMs / dayMs) * dayMs
    const rows: (string | number)[][] = []
    for (let day = today - 14 * dayMs; day < today; day += dayMs) {
      const looks = [4, 10, 15].map((hour) => day + hour * hourMs)
      const carried = looks.map((at) => air(station.coordinates, station.heightM, at))
      const counts = pollenTaxa.map((taxon) => {
        const grains = looks.map((at, index) => grainsAt(taxon, station, at, carried[index] ?? 0))
        return Math.round(grains.reduce((sum, count) => sum + count, 0) / looks.length)
      })
      rows.push([station.id, dottedStamp(day), ...counts, ...counts])
    }
    const header = ['station_abbr', 'reference_timestamp', ...columns('d0'), ...columns('d1')]
    return swissTable(header.join(';'), rows)
  }

  /** null: the store has no such file. */
  return function file(pathname: string, nowMs: number): Uint8Array<ArrayBuffer> | null {
    if (pathname.endsWith('/ogd-pollen_meta_stations.csv'))
      return stationListTable('Pollen stations', stations)
    const [, abbr, name] = /\/ogd-pollen_(\w+?)_(h_now|d_recent)\.csv$/.exec(pathname) ?? []
    const station = stations.find(({ id }) => id.toLowerCase() === abbr)
    if (!station) return null
    return name === 'h_now' ? hoursFile(station, nowMs) : daysFile(station, nowMs)
  }
}
