import { decoded } from '../../domain/address/decoded.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import { cleanedName } from '../../domain/texts/cleaned-name.ts'
import { parseIsoInstant } from '../../domain/time/iso-instant.ts'
import type { FloodDanger, WaterStation } from '../../domain/water/water.ts'
import { oneLineText } from '../json/one-line-text.ts'
import { gaugesInLitres } from './gauges-in-litres.ts'
import type { HydroAnswer, HydroRow } from './schema.ts'

/**
 * A station may come twice, once with an observation of weeks ago: the newest counts. Where two of the same instant
 * disagree on a value it is left out, except that the higher danger level is kept.
 */
export function stationsOf({ results }: HydroAnswer): WaterStation[] {
  const byId = new Map<string, WaterStation>()
  for (const row of results.bindings ?? []) {
    const station = row && stationOf(row)
    if (!station) continue
    const other = byId.get(station.id)
    if (!other || station.measuredAt > other.measuredAt) byId.set(station.id, station)
    else if (station.measuredAt === other.measuredAt) byId.set(station.id, agreed(station, other))
  }
  return [...byId.values()]
}

function agreed(a: WaterStation, b: WaterStation): WaterStation {
  const same = (x: number | null, y: number | null) => (x === y ? x : null)
  const [low, high] = [a.danger, b.danger].sort((x, y) => (x ?? 0) - (y ?? 0))
  return {
    ...a,
    temperatureC: same(a.temperatureC, b.temperatureC),
    levelM: same(a.levelM, b.levelM),
    dischargeM3s: same(a.dischargeM3s, b.dischargeM3s),
    danger: high ?? low ?? null,
    isDangerUnreadable: (high ?? low) === null && (a.isDangerUnreadable || b.isDangerUnreadable),
  }
}

function stationOf(row: HydroRow): WaterStation | null {
  const [, kind, id] =
    /\/foen\/hydro\/(lake|river)\/observation\/(\d{1,6})$/.exec(row.observation ?? '') ?? []
  const coordinates = pointOf(row.point)
  // Swiss winter time all year: a stamp without its offset, which could be an hour off, is none.
  const measuredAt = parseIsoInstant(row.time)
  const water = waterOf(row.water)
  // A gauge without a name may be in flood, too.
  const name = cleanedName(oneLineText(row.name ?? '', 80)) || water || id
  if (!id || !name || coordinates === null || measuredAt === null) return null
  return {
    id,
    name,
    water,
    kind: kind === 'lake' ? 'lake' : 'river',
    coordinates,
    measuredAt,
    temperatureC: numberIn(row.temperature, -1, 40),
    // A few gauges count from a mark of their own, −0.1 to 10 m: no height above sea level, so none is shown.
    levelM: numberIn(row.level, 150, 4000),
    dischargeM3s: dischargeOf(row.discharge, id),
    ...dangerOf(row.danger),
  }
}

/** In m³/s, also of brooks that are given in litres. */
function dischargeOf(text: string | undefined, id: string): number | null {
  if (!gaugesInLitres.has(id)) return numberIn(text, 0, 10_000)
  const litres = numberIn(text, 0, 1_000_000)
  return litres === null ? null : litres / 1000
}

/** "POINT(7.4482 46.9332)": WGS 84, longitude first; a height may follow. */
function pointOf(text = ''): Coordinates | null {
  const [, lon, lat] =
    /^POINT ?Z? ?\( ?(\d{1,2}(?:\.\d+)?) (\d{2}(?:\.\d+)?)(?: \d+(?:\.\d+)?)? ?\)$/i.exec(text) ?? []
  const coordinates = { lat: Number(lat), lon: Number(lon) }
  const isNear =
    coordinates.lat > 45 && coordinates.lat < 48.5 && coordinates.lon > 5 && coordinates.lon < 11.5
  return isNear ? coordinates : null
}

/** "https://environment.ld.admin.ch/foen/hydro/waterbody/Lac%20L%C3%A9man". */
function waterOf(text = ''): string | null {
  const last = /\/waterbody\/([^/]+)$/.exec(text)?.[1]
  return oneLineText(decoded(last ?? '') ?? '', 60) || null
}

/**
 * A number, or an address that ends in one. Where no thresholds are set, it is the address
 * "https://cube.link/Undefined" or an empty text of that type: no level, and not level 1.
 */
function dangerOf(text = ''): Pick<WaterStation, 'danger' | 'isDangerUnreadable'> {
  const level = /^(?:https?:\/\/\S+\/)?([1-5])(?:\.0)?$/.exec(text)?.[1]
  if (level !== undefined) return { danger: Number(level) as FloodDanger, isDangerUnreadable: false }
  return {
    danger: null,
    isDangerUnreadable: text !== '' && !/^https?:\/\/cube\.link\/Undefined$/i.test(text),
  }
}

/** A value that is not a number, or absurd, counts as missing. */
function numberIn(text: string | undefined, low: number, high: number): number | null {
  if (text === undefined || !/^-?\d+(\.\d+)?([eE][+-]?\d{1,2})?$/.test(text)) return null
  const value = Number(text)
  return value >= low && value <= high ? value : null
}
