import { crestSector } from '../domain/regional-wind/foehn.ts'
import { windStationIds } from '../domain/regional-wind/regional-winds.ts'
import { isInSector } from '../domain/regional-wind/wind-sample.ts'
import { dayMs, minuteMs, tenMinutesMs } from '../domain/time/durations.ts'
import { inTenths } from '../domain/weather/units.ts'
import type { Atmosphere } from './atmosphere.ts'
import { type DemoStation, demoStations } from './demo-stations.ts'
import { isSunUp, sunAltitude } from './forecast-hours.ts'
import { lowestImisM } from './imis-wire.ts'
import { depthOver } from './snowpack.ts'
import { dottedStamp, stampOf, stationListTable, swissTable } from './swiss-table.ts'

/* SwissMetNet in MeteoSwiss' own tables. */
/** Delay of a table after its ten minutes. */
const publishedAfterMs = 4 * minuteMs

const fixed = (value: number) => value.toFixed(2)

/** Stations whose tables hold MeteoSwiss' föhn index: those of the valleys it reaches. */
const withFoehnIndex = new Set(['ALT', 'CHU', 'GLA', 'LUG', 'MAG', 'PIO', 'RAG', 'VAD', 'VIS'])
const southern = new Set(['LUG', 'MAG', 'PIO'])
/** Gütsch. */
const crest = { coordinates: { lat: 46.653, lon: 8.616 }, heightM: 2287 }

/** Without zeros at the end, as these files have them. */
const plain = (value: number, digits = 1) => String(Number(value.toFixed(digits)))

const windStations = new Set(windStationIds)
/**
 * Villages have a snow sensor; the mountains have the network of SLF. Those that the wind is read from have none:
 * their files hold the air of every row, which would make the first page of snow wait.
 */
const snowSites = new Map(
  demoStations
    .filter(({ id, heightM }) => heightM >= 400 && heightM < lowestImisM && !windStations.has(id))
    .map(({ id, heightM, coordinates }, index) => [id, { coordinates, heightM, seed: 700 + index }]),
)

/** ogd-smn_{abbr}_t_now.csv: ten-minute values since yesterday noon UTC; null for an unknown station. */
export function stationSeries(
  atmosphere: Atmosphere,
  abbreviation: string,
  nowMs: number,
): Uint8Array<ArrayBuffer> | null {
  const station = demoStations.find(({ id }) => id === abbreviation.toUpperCase())
  if (!station) return null
  const { id } = station
  const firstMs = Math.floor(nowMs / dayMs) * dayMs - dayMs / 2
  const newestMs = Math.floor((nowMs - publishedAfterMs) / tenMinutesMs) * tenMinutesMs
  const snowSite = snowSites.get(id)
  const depthAt = snowSite && depthOver(atmosphere, snowSite, newestMs)
  const rows: string[][] = []
  for (let atMs = firstMs; atMs <= newestMs; atMs += tenMinutesMs) {
    // Nobody looks at the past air of other stations, and it costs most.
    const isAirKnown = atMs === newestMs || windStations.has(id)
    const air = isAirKnown ? airCells(atmosphere, station, atMs) : emptyAir
    rows.push([id, dottedStamp(atMs), ...air, depthAt ? String(depthAt(atMs)) : ''])
  }
  const header =
    'station_abbr;reference_timestamp;tre200s0;ure200s0;pp0qffs0;dkl010z0;wcc006s0;fu3010z0;fu3010z1;htoauts0'
  return swissTable(header, rows)
}

const emptyAir = Array<string>(7).fill('')

function airCells(atmosphere: Atmosphere, { id, coordinates, heightM }: DemoStation, atMs: number): string[] {
  const air = atmosphere.at(coordinates, heightM, atMs)
  return [
    plain(air.temperatureC),
    plain(air.humidityPercent),
    heightM < 800 ? plain(air.pressureHpa) : '',
    plain(air.windFromDegrees, 0),
    withFoehnIndex.has(id) ? String(foehnIndex(atmosphere, id, air.foehn, atMs)) : '',
    plain(air.windSpeedMs * 3.6),
    plain(air.gustMs * 3.6),
  ]
}

/** As MeteoSwiss' own: no föhn without a wind from the other side of the Alps on their crest. */
function foehnIndex(atmosphere: Atmosphere, id: string, strength: number, atMs: number): 0 | 1 | 2 {
  if (strength <= 0.25) return 0
  const { windFromDegrees } = atmosphere.at(crest.coordinates, crest.heightM, atMs)
  if (!isInSector(windFromDegrees, ...crestSector[southern.has(id) ? 'north' : 'south'])) return 0
  return strength > 0.45 ? 2 : 1
}

/** ogd-smn_meta_datainventory.csv: which station measures what, and until when. */
export function stationInventory(): Uint8Array<ArrayBuffer> {
  const header = 'station_abbr;parameter_shortname;meas_cat_nr;data_since;data_till;owner'
  const rows = demoStations.flatMap(({ id }) => {
    const parameters = snowSites.has(id) ? ['tre200s0', 'htoauts0'] : ['tre200s0']
    return parameters.map((parameter) => [id, parameter, 1, '01.01.2004 00:00', '', 'MeteoSchweiz'])
  })
  return swissTable(header, rows)
}

export function stationTable(atmosphere: Atmosphere, nowMs: number): Uint8Array<ArrayBuffer> {
  const atMs = Math.floor((nowMs - publishedAfterMs) / tenMinutesMs) * tenMinutesMs
  const rows = demoStations.map(({ id, coordinates, heightM }) => {
    const air = atmosphere.at(coordinates, heightM, atMs)
    // As the gauge catches it: two looks within the ten minutes.
    const rate = (air.rateMmh + atmosphere.rateAt(coordinates, atMs - tenMinutesMs / 2)) / 2
    const isSunny = isSunUp(sunAltitude(coordinates, atMs)) && air.cloudPercent < 70
    // International standard atmosphere.
    const atStation = air.pressureHpa * (1 - heightM / 44_330) ** 5.255
    return [
      id,
      stampOf(atMs),
      // Two decimals, and the second is always 0.
      fixed(inTenths(air.temperatureC)),
      fixed(Math.round((rate / 6) * 10) / 10),
      isSunny ? fixed(10 * (1 - air.cloudPercent / 100)) : '0.00',
      '-',
      fixed(air.humidityPercent),
      fixed(air.dewPointC),
      fixed(air.windFromDegrees),
      fixed(air.windSpeedMs * 3.6),
      fixed(air.gustMs * 3.6),
      fixed(atStation),
      // Not reduced so far down.
      heightM < 800 ? fixed(air.pressureHpa) : '-',
      fixed(air.pressureHpa),
      ...Array<string>(8).fill('-'),
    ]
  })
  const header =
    'Station/Location;Date;tre200s0;rre150z0;sre000z0;gre000z0;ure200s0;tde200s0;dkl010z0;fu3010z0;fu3010z1;prestas0;pp0qffs0;pp0qnhs0;ppz850s0;ppz700s0;dv1towz0;fu3towz0;fu3towz1;ta1tows0;uretows0;tdetows0'
  return swissTable(header, rows, '\n')
}

export const stationList = () => stationListTable('Automatic weather stations', demoStations)
