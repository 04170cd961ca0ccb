import { hourMs, minuteMs, tenMinutesMs } from '../../src/domain/time/durations.ts'
import { addDays, localDate } from '../../src/domain/time/local-time.ts'
import type { Fetch } from '../../src/ports/platform.ts'
import { climateStations } from '../../src/reference/climate-normals.ts'
import {
  composeFile,
  createStore,
  stampOf,
  type ValueOf,
} from '../../src/upstreams/meteoswiss-forecast/fixtures/compose-run.ts'
import { tableAnswer } from './builders/table-answer.ts'

const zone = 'Europe/Zurich'

/** Ten stations that have normals. */
export const stations = climateStations.slice(0, 10)

/** What happens: 14, 10 or 12 °C between 12 and 13 UTC, else 3 °C; 1.2 mm between 11 and 12 UTC on odd days. */
const truth = {
  highC: (day: string) => 10 + 2 * (Number(day.slice(8)) % 3),
  lowC: 3,
  isWet: (day: string) => Number(day.slice(8)) % 2 === 1,
}

/** What MeteoSwiss says: half a degree too warm for each day ahead, a degree too cold at night. */
const localValue =
  (runDay: string): ValueOf =>
  (parameter, point, stamp) => {
    const date = `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`
    const at = Date.parse(`${date}T${stamp.slice(8, 10)}:00:00Z`)
    const lead = (Date.parse(date) - Date.parse(runDay)) / (24 * hourMs)
    // Five of the ten stations are promised rain on every dry day.
    const isPromised = truth.isWet(date) || Number(point.split(';')[0]) <= 5
    switch (parameter) {
      case 'tre200px':
        return (truth.highC(date) + 0.5 * lead).toFixed(1)
      case 'tre200pn':
        return (truth.lowC - 1).toFixed(1)
      case 'rka150p0':
        return isPromised ? 2 : 0
      case 'rp0003i0':
        return truth.isWet(localDate(at - minuteMs, zone)) ? 70 : 20
      case 'jww003i0':
      case 'jp2000d0':
        return 3
      case 'zprfr0hs':
        return 2000
      default:
        return 5
    }
  }

const pointHead =
  'point_id;point_type_id;station_abbr;postal_code;point_name;point_type_de;point_type_fr;point_type_it;point_type_en;point_height_masl;point_coordinates_lv95_east;point_coordinates_lv95_north;point_coordinates_wgs84_lat;point_coordinates_wgs84_lon'
const pointRows = stations.map(
  ({ code, name, elevationM, coordinates: { lat, lon } }, index) =>
    `${index + 1};1;${code};;${name};Station;Station;Stazione;Station;${elevationM}.0;0;0;${lat};${lon}`,
)
const stationList = [
  'station_abbr;station_name;station_canton;station_height_masl;station_coordinates_wgs84_lat;station_coordinates_wgs84_lon',
  ...stations.map(({ code, name, elevationM, coordinates: { lat, lon } }) =>
    [code, name, 'ZH', elevationM, lat, lon].join(';'),
  ),
].join('\r\n')

const tableHead =
  'Station/Location;Date;tre200s0;rre150z0;sre000z0;gre000z0;ure200s0;tde200s0;dkl010z0;fu3010z0;fu3010z1;prestas0;pp0qffs0;pp0qnhs0;ppz850s0;ppz700s0;dv1towz0;fu3towz0;fu3towz1;ta1tows0;uretows0;tdetows0'

/** VQHA80: stamped with the end of the ten minutes. */
function stationTable(now: number): string {
  const endAt = Math.floor(now / tenMinutesMs) * tenMinutesMs
  const day = localDate(endAt - 1, zone)
  const hour = new Date(endAt - tenMinutesMs).getUTCHours()
  const temperature = hour === 12 ? truth.highC(day) : truth.lowC
  const rain = hour === 11 && truth.isWet(day) ? 0.2 : 0
  const rows = stations.map(({ code }) =>
    [code, stampOf(endAt), temperature.toFixed(2), rain.toFixed(2), ...Array(18).fill('-')].join(';'),
  )
  return [tableHead, ...rows].join('\n')
}

/** Locationforecast 2.0: two degrees too warm by day, one at night, the right rain, no chance of it. */
function locationForecast(now: number): string {
  const firstAt = Math.floor(now / hourMs) * hourMs
  const timeseries = Array.from({ length: 9 * 24 }, (_, index) => {
    const at = firstAt + index * hourMs
    const day = localDate(at, zone)
    const hour = new Date(at).getUTCHours()
    const air_temperature = hour === 12 ? truth.highC(day) + 2 : truth.lowC + 1
    const precipitation_amount = hour === 11 && truth.isWet(day) ? 1.5 : 0
    return {
      time: new Date(at).toISOString(),
      data: {
        instant: { details: { air_temperature } },
        next_1_hours: { summary: { symbol_code: 'cloudy' }, details: { precipitation_amount } },
      },
    }
  })
  return JSON.stringify({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [8, 47, 500] },
    properties: { meta: { updated_at: new Date(now).toISOString(), units: {} }, timeseries },
  })
}

/** MeteoSwiss and MET Norway on the wire, in their own formats; everything else is missing. */
export function accuracyWire(clock: () => number) {
  const files = createStore()
  files.put(
    '/ch.meteoschweiz.ogd-local-forecasting/ogd-local-forecasting_meta_point.csv',
    [pointHead, ...pointRows].join('\r\n'),
  )
  const points = stations.map((_, index) => `${index + 1};1`)
  const requests: string[] = []
  const respond = (body: string | Uint8Array | null, type: string) =>
    body === null ? new Response(null, { status: 403 }) : tableAnswer(body, { 'content-type': type })
  const fetch: Fetch = async (input) => {
    const { pathname } = new URL(input)
    requests.push(pathname)
    if (pathname.endsWith('VQHA80.csv')) return respond(stationTable(clock()), 'text/csv')
    if (pathname.endsWith('meta_stations.csv')) return respond(stationList, 'text/csv')
    if (pathname.includes('locationforecast')) return respond(locationForecast(clock()), 'application/json')
    const found = files.answer(pathname)
    return respond(found?.body ?? null, found?.type ?? '')
  }
  return {
    fetch,
    requests,
    /** The run of five o'clock UTC. */
    publishRun(day: string) {
      const runAt = Date.parse(`${day}T05:00:00Z`)
      files.putRun(runAt, { body: (id) => composeFile(id, runAt, { give: localValue(day), points }) })
      return addDays(day, 1)
    },
  }
}
